import type { Journal } from './journal'
import { UnreadableLead, type Lead } from './lead'
import type { LeadFilter, Position } from './stores/operators'

export interface LeadSelection extends Omit<LeadFilter, 'words'> {
  /** In any field, in any case. */
  search?: string | undefined
}

/**
 * Reads leads page by page, newest first, so that neither memory nor the journal's locks depend on how many there are. Leads that
 * come meanwhile are left out.
 */
export async function* leadPages(
  journal: Pick<Journal, 'page'>,
  { email, search = '', ...given }: LeadSelection,
  skip: (unreadable: UnreadableLead) => void,
): AsyncGenerator<Lead[]> {
  const sought = normalized(search)
  // What the journal can look for itself; the rest, such as letters beyond ASCII, is looked for here.
  const words = sought.match(/[\w@.-]+/g) ?? []
  const filter = { ...given, email: email && normalized(email), words }
  const isChosen = ({ values }: Lead) =>
    (filter.email === undefined || normalized(values.email) === filter.email) &&
    normalized(Object.values(values).join('\n')).includes(sought)
  let after: Position | null = null
  do {
    const { leads, next } = await journal.page(filter, after)
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
