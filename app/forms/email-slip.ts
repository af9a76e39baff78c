import { isOneSlip } from '~/platform/one-slip'

// The form asks about a host that differs from one of these by one letter, unless it is a known look-alike.
const wellKnown =
  'gmail.com googlemail.com yahoo.com hotmail.com outlook.com icloud.com aol.com live.com msn.com comcast.net proton.me protonmail.com'
const hosts = wellKnown.split(' ')
const lookAlikes = new Set([
  ...hosts,
  ...'mail.com email.com ymail.com aon.com cloud.com line.com life.com'.split(' '),
])

/** Mistyped endings by the one that was meant. None is a top-level domain of IANA's list. */
const slips = { com: 'con cmo ocm comm coom vom xom cim cpm', net: 'nte ner', org: 'ogr orgg' }
const endings = new Map(
  Object.entries(slips).flatMap(([meant, typed]) => typed.split(' ').map((ending) => [ending, meant])),
)

export function meantEmail(address: string): string | null {
  const [, local, host] = /^(.+)@([^@]+)$/.exec(address) ?? []
  if (!local || !host) return null
  const lower = host.toLowerCase()
  const whole = lower.replace(/[^.]+$/, (ending) => endings.get(ending) ?? ending)
  const meant = lookAlikes.has(whole) ? whole : (hosts.find((each) => isOneSlip(whole, each)) ?? whole)
  return meant === lower ? null : `${local}@${meant}`
}
