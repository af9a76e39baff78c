import type { Journal, LeadFilter, Position, UnreadableLead } from './journal'
import type { Lead } from './lead'

export interface LeadSelection extends LeadFilter {
  /** In whatever case. */
  email?: string | undefined
}

/**
 * Reads leads page by page, newest first, so that neither memory nor the journal's locks depend on how many there are. Leads that
 * come meanwhile are left out.
 */
export async function* leadPages(
  journal: Pick<Journal, 'page'>,
  { email, ...filter }: LeadSelection,
  skip: (unreadable: UnreadableLead) => void,
): AsyncGenerator<Lead[]> {
  const address = email === undefined ? null : normalized(email)
  let after: Position | null = null
  do {
    const { leads, unreadable, next } = await journal.page(filter, after)
    for (const each of unreadable) skip(each)
    const chosen =
      address === null ? leads : leads.filter(({ values }) => normalized(values.email) === address)
    if (chosen.length > 0) yield chosen
    after = next
  } while (after)
}

function normalized(email: string): string {
  return email.trim().toLowerCase()
}
