import { ok, problem, type Finding } from './finding'

/** Another clock's time, and when it was requested and received; in milliseconds since the epoch. */
export interface ClockReading {
  there: number
  askedAt: number
  answeredAt: number
  roundingMs: number
}

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
