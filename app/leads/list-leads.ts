import type { Journal, LeadFilter, Position, UnreadableLead } from './journal'
import type { Lead } from './lead'

export interface LeadSelection extends Omit<LeadFilter, 'words'> {
  /** In whatever case. */
  email?: string | undefined
  /** In any field, in any case. */
  search?: string | undefined
  /** Reads all, to name what cannot be read, whosever it is. */
  isThorough?: boolean | undefined
}

/**
 * Reads leads page by page, newest first, so that neither memory nor the journal's locks depend on how many there are. Leads that
 * come meanwhile are left out.
 */
export async function* leadPages(
  journal: Pick<Journal, 'page'>,
  { email, search, isThorough = false, ...filter }: LeadSelection,
  skip: (unreadable: UnreadableLead) => void,
): AsyncGenerator<Lead[]> {
  const isChosen = ({ values }: Lead) =>
    (email === undefined || normalized(values.email) === normalized(email)) &&
    (search === undefined || normalized(Object.values(values).join('\n')).includes(normalized(search)))
  const words = isThorough ? [] : (normalized(`${email ?? ''} ${search ?? ''}`).match(/[\w@.-]+/g) ?? [])
  let after: Position | null = null
  do {
    const { leads, unreadable, next } = await journal.page({ ...filter, words }, after)
    for (const each of unreadable) skip(each)
    const chosen = leads.filter(isChosen)
    if (chosen.length > 0) yield chosen
    after = next
  } while (after)
}

function normalized(email: string): string {
  return email.trim().toLowerCase()
}
