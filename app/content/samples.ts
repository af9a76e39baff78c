import { people } from './people'
import { site, type Sample } from './site'
import { testimonials } from './testimonials'

const content = { quotes: testimonials.quotes, people, 'social addresses': site.footer.social }

/** One line that counts the samples that are left, by kind; none without any. */
export function sampleWarnings(kinds: Readonly<Record<string, readonly Sample[]>> = content): string[] {
  const left = Object.entries(kinds).flatMap(([kind, all]) => {
    const { length } = all.filter(({ sample }) => sample)
    return length > 0 ? `${kind} (${length})` : []
  })
  return left.length > 0 ? [`The pages still show samples: ${left.join(', ')}`] : []
}
