import ipaddr from 'ipaddr.js'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Counts a submission of this client; resolves to null, or to the seconds to wait when there were too many. */
export type Throttle = (clientAddress: string) => Promise<number | null>

/** Builds the throttle of `SUBMISSIONS_PER_HOUR`, counted in this process. */
export function createThrottle(submissionsPerHour: number): Throttle {
  const limiter = new RateLimiterMemory({ points: submissionsPerHour, duration: 60 * 60 })
  return async (clientAddress) => {
    try {
      await limiter.consume(clientKey(clientAddress))
      return null
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
      throw reason
    }
  }
}

/** One household or office holds a whole IPv6 /64, so that is what counts as one client there; in IPv4 it is the address. */
function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return (parsed as ipaddr.IPv6).parts.slice(0, 4).join(':')
}
