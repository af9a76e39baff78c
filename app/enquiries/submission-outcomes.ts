export const recordedOutcomes = ['delivered', 'kept', 'duplicate', 'refused', 'quarantined'] as const
export const notTakenOutcomes = ['invalid', 'throttled'] as const
/** Outcomes of a form post; apart from the schemas, which production does not load. */
export const submissionOutcomes = [...recordedOutcomes, ...notTakenOutcomes, 'held'] as const
