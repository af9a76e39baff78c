import { LRUCache } from 'lru-cache'

/** Supported encodings, best first (RFC 9110, section 8.4.1). */
const codings = ['br', 'gzip', 'identity'] as const

export type Coding = (typeof codings)[number]

/** Negotiates the encoding (RFC 9110, section 12.5.3); falls back to identity instead of 406. */
export function bestCoding(accepted: string, available: ReadonlySet<Coding>): Coding {
  return (
    codingsFor.memo(accepted.slice(0, maxHeaderLength)).find((coding) => available.has(coding)) ?? 'identity'
  )
}

// Browsers send some thirty characters.
const maxHeaderLength = 200

const codingsFor = new LRUCache<string, readonly Coding[]>({ max: 100, memoMethod: readAccepted })

function readAccepted(accepted: string): readonly Coding[] {
  if (!accepted) return ['identity']
  const weights = new Map(accepted.toLowerCase().split(',').map(readOffer))
  const weightOf = (coding: Coding) =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? 0.001 : 0)
  return codings
    .filter((coding) => weightOf(coding) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
}

function readOffer(offer: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = offer.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return [coding === 'x-gzip' ? 'gzip' : coding, weight === undefined ? 1 : Number(weight) || 0]
}
