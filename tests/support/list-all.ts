import type { Journal } from '~/leads/journal'
import type { Lead, UnreadableLead } from '~/leads/lead'
import { leadPages } from '~/leads/list-leads'
import type { LeadSelection } from '~/leads/stores/operators'

/** Every lead of a journal that a test filled, newest first. */
export async function listAll(
  journal: Pick<Journal, 'page'>,
  selection: LeadSelection = {},
  skip: (unreadable: UnreadableLead) => void = fail,
): Promise<Lead[]> {
  const all: Lead[] = []
  for await (const leads of leadPages(journal, selection, skip)) all.push(...leads)
  return all
}

function fail(unreadable: UnreadableLead): never {
  throw unreadable
}
