import type { Journal } from './journal'
import { UnreadableLead, type Lead } from './lead'
import type { LeadSelection, Position } from './stores/operators'

/** The text to search may be in any field, in any case. */
export type LeadFilter = LeadSelection & { search?: string | undefined }

/** Yields leads newest first, page by page, so that a long list needs little memory and short locks. */
export async function* leadPages(
  journal: Pick<Journal, 'page'>,
  given: LeadFilter,
  skip: (unreadable: UnreadableLead) => void,
): AsyncGenerator<Lead[]> {
  const search = normalized(given.search ?? '')
  const email = given.email && normalized(given.email)
  const isChosen = ({ values }: Lead) =>
    (email === undefined || normalized(values.email) === email) &&
    normalized(Object.values(values).join('\n')).includes(search)
  let after: Position | null = null
  do {
    const { leads, next } = await journal.page({ ...given, email }, after)
    const chosen: Lead[] = []
    for (const lead of leads) {
      if (lead instanceof UnreadableLead) skip(lead)
      else if (isChosen(lead)) chosen.push(lead)
    }
    if (chosen.length > 0) yield chosen
    after = next
  } while (after)
}

function normalized(text: string): string {
  return text.trim().toLowerCase()
}
