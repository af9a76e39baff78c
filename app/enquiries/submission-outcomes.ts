export const recordedOutcomes = ['delivered', 'kept', 'duplicate', 'refused', 'quarantined'] as const
export const notTakenOutcomes = ['invalid', 'throttled'] as const
/** What becomes of a post to a form (contract, "Log"). Apart from the schemas, which production does not load. */
export const submissionOutcomes = [...recordedOutcomes, ...notTakenOutcomes, 'held'] as const
