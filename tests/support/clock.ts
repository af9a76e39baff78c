export const noon = Date.UTC(2026, 4, 5, 12)
export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour
export const iso = (ms: number) => new Date(ms).toISOString()
