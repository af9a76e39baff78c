import type { Journal } from '~/leads/journal'
import type { Lead } from '~/leads/lead'
import { leadPages } from '~/leads/list-leads'
import type { LeadSelection } from '~/leads/stores/operators'

/** Every lead of a journal that a test filled, newest first; throws at one that cannot be read. */
export async function listAll(journal: Pick<Journal, 'page'>, chosen: LeadSelection = {}): Promise<Lead[]> {
  const fail = (unreadable: unknown) => {
    throw unreadable
  }
  const all: Lead[] = []
  for await (const leads of leadPages(journal, chosen, fail)) all.push(...leads)
  return all
}
