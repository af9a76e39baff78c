import { memoize } from '~/platform/memoize'

/** The codings in which we send, best first (RFC 9110, section 8.4.1). */
const codings = ['br', 'gzip', 'identity'] as const

export type Coding = (typeof codings)[number]

/**
 * Negotiates the coding (RFC 9110, section 12.5.3). A client that accepts none of ours gets the content unencoded, which is
 * more useful than an error.
 *
 * @param accepted the request's Accept-Encoding; empty when it has none
 */
export function bestCoding(accepted: string, available: ReadonlySet<Coding>): Coding {
  return codingsFor(accepted.slice(0, longestOffer)).find((coding) => available.has(coding)) ?? 'identity'
}

// Browsers send some thirty characters.
const longestOffer = 200

const codingsFor = memoize((accepted): readonly Coding[] => {
  if (!accepted) return ['identity']
  const weights = new Map(accepted.toLowerCase().split(',').map(readOffer))
  const weightOf = (coding: Coding) =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? 0.001 : 0)
  return codings
    .filter((coding) => weightOf(coding) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
}, 500)

function readOffer(offer: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = offer.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return [coding === 'x-gzip' ? 'gzip' : coding, weight === undefined ? 1 : Number(weight) || 0]
}
