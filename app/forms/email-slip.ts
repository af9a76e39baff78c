import { isOneSlip } from '~/platform/one-slip'

// A slip of one letter in one of these hosts is asked about.
const wellKnown =
  'gmail.com googlemail.com yahoo.com hotmail.com outlook.com icloud.com aol.com live.com msn.com comcast.net proton.me protonmail.com'
const hosts = wellKnown.split(' ')
const lookAlikes = new Set([
  ...hosts,
  ...'mail.com email.com ymail.com aon.com cloud.com line.com life.com'.split(' '),
])

/** Endings that no host has, as the list of IANA's top-level domains says. */
const slips = { com: 'con cmo ocm comm coom vom xom cim cpm', net: 'nte ner', org: 'ogr orgg' }
const endings = new Map(
  Object.entries(slips).flatMap(([meant, typed]) => typed.split(' ').map((ending) => [ending, meant])),
)

/** What an email address was probably meant to be, by its host; null when nothing looks mistyped. */
export function meantEmail(address: string): string | null {
  const [, local, host] = /^(.+)@([^@]+)$/.exec(address) ?? []
  if (!local || !host) return null
  const lower = host.toLowerCase()
  const whole = lower.replace(/[^.]+$/, (ending) => endings.get(ending) ?? ending)
  const meant = lookAlikes.has(whole) ? whole : (hosts.find((each) => isOneSlip(whole, each)) ?? whole)
  return meant === lower ? null : `${local}@${meant}`
}
