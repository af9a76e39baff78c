import { ok, problem, type Finding } from './finding'

/** What another clock said, and between which times of this one it was read; in milliseconds since the epoch. */
export interface ClockReading {
  there: number
  askedAt: number
  answeredAt: number
  /** How far `there` may be off by its own precision. */
  roundingMs: number
}

/** Whether the clocks agree, as far as the duration of the question shows. */
export function checkClock(
  { there, askedAt, answeredAt, roundingMs }: ClockReading,
  { of, mostMs, fix }: { of: string; mostMs: number; fix: string },
): Finding {
  const difference = Math.abs(there - (askedAt + answeredAt) / 2)
  const uncertainty = (answeredAt - askedAt) / 2 + roundingMs
  if (difference - uncertainty <= mostMs) return ok('clock', `The clock agrees with ${of}`)
  const seconds = Math.round(difference / 1000)
  return problem('clock', `The clocks of this machine and ${of} differ by ${seconds} s`, fix)
}
