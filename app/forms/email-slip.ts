// Of each, a slip of one letter is asked about; the rest are hosts of their own that look like such slips.
const wellKnown =
  'gmail.com googlemail.com yahoo.com hotmail.com outlook.com icloud.com aol.com live.com msn.com comcast.net proton.me protonmail.com'
const hosts = wellKnown.split(' ')
const lookAlikes = new Set([...hosts, 'mail.com', 'email.com', 'ymail.com'])

/** Endings that no host has, as the list of IANA's top-level domains says. */
const endings: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  coom: 'com',
  vom: 'com',
  xom: 'com',
  cim: 'com',
  cpm: 'com',
  nte: 'net',
  ner: 'net',
  ogr: 'org',
  orgg: 'org',
}

/** What an address was probably meant to be, by its host; null when nothing looks mistyped. */
export function meantEmail(address: string): string | null {
  const [, local, host] = /^(.+)@([^@]+)$/.exec(address) ?? []
  if (!local || !host) return null
  const lower = host.toLowerCase()
  const whole = lower.replace(/[^.]+$/, (ending) =>
    Object.hasOwn(endings, ending) ? endings[ending]! : ending,
  )
  const meant = lookAlikes.has(whole) ? whole : (hosts.find((each) => isOneSlip(whole, each)) ?? whole)
  return meant === lower ? null : `${local}@${meant}`
}

/** One letter more, less, another or swapped with its neighbor. */
function isOneSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start++
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const left = one.slice(start, one.length - end)
  const right = other.slice(start, other.length - end)
  const isSwapped = left.length === 2 && left === [...right].toReversed().join('')
  return isSwapped || (left.length <= 1 && right.length <= 1)
}
