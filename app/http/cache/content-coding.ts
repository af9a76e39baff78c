import { remember } from '~/platform/remember'

/** The codings in which we send, best first (RFC 9110, section 8.4.1). */
const codings = ['br', 'gzip', 'identity'] as const

export type Coding = (typeof codings)[number]

/**
 * The coding that a client likes best of those we can send (RFC 9110, section 12.5.3). One that takes none of ours gets the
 * content as it is, which is more use to it than an error.
 *
 * @param accepted the request's Accept-Encoding; empty when it has none
 */
export function bestCoding(accepted: string, available: ReadonlySet<Coding>): Coding {
  return codingsFor(accepted.slice(0, longestOffer)).find((coding) => available.has(coding)) ?? 'identity'
}

// Browsers send some thirty characters.
const longestOffer = 200

const codingsFor = remember((accepted): readonly Coding[] => {
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
