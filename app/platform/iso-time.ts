/** ISO 8601 in UTC. */
export const isoTime = (ms: number) => new Date(ms).toISOString()
