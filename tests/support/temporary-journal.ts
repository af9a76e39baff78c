import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { FormId, Values } from '~/forms/form'
import { formValuesSchema } from '~/forms/schemas'
import { openJournal as openJournalAt, type Journal } from '~/leads/journal'
import type { LeadState, Lease, Settlement } from '~/leads/lead'
import { leaseClocks } from '~/leads/stores/predicates'
import type { NewLead } from '~/leads/stores/leads'

/** A folder that the end of the test removes. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dayfive-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The URL of a journal that does not exist yet. */
export const temporaryUrl = () => `file:${join(temporaryFolder(), 'leads.db')}`

/** Opens a journal until the end of the test; the same address twice is what two processes would see. */
export async function openJournal(url = temporaryUrl(), hasOwnerMail = false) {
  // Leases end by the times that the test gives, whatever the database.
  const journal = openJournalAt(url, { leaseClock: leaseClocks.sqlite, hasOwnerMail })
  onTestFinished(() => journal.close())
  await journal.checkWritable('2026-05-05T12:00:00.000Z')
  return journal
}

export const lease: Lease = { holder: 'first', ms: 10_000 }

interface Differences extends Partial<Omit<NewLead, 'form' | 'values'>> {
  form?: FormId
  values?: Values
}

const contact = { name: 'Zoë 😀', email: 'zoe@example.com' }
const sampleValues: Readonly<Record<FormId, Values>> = {
  consultation: { ...contact, subject: 'Hello', message: 'One\n"Two"' },
  project: { ...contact, package: 'AI Growth Website', details: 'One\n"Two"' },
}

/** A lead that was received at noon; what is given differs. */
export function newLead({ form = 'consultation', values, ...own }: Differences = {}): NewLead {
  return {
    ...formValuesSchema.parse({ form, values: { ...sampleValues[form], ...values } }),
    reference: 'K7F2-9QXM',
    state: 'received',
    fingerprint: own.reference ?? 'K7F2-9QXM',
    visit: { loadedAt: 1_700_000_000_000, webdriver: false },
    page: 'https://site.test/consultation',
    requestId: 'request-1',
    receivedAt: '2026-05-05T12:00:00.000Z',
    mailAt: null,
    releaseToken: null,
    ...own,
  }
}

/** A delivery that went well five seconds later; what is given differs. */
export function settlement(own: Partial<Settlement> = {}): Settlement {
  return {
    state: 'delivered',
    settledAt: '2026-05-05T12:00:05.000Z',
    calls: 1,
    failure: null,
    failureMessage: null,
    errors: null,
    nextAttemptAt: null,
    ...own,
  }
}

/** Records a lead and brings it into this state; only a received one is leased. */
export async function recordAs(
  state: LeadState,
  journal: Journal,
  own: Omit<Differences, 'state'> = {},
  settled: Partial<Settlement> = {},
): Promise<void> {
  const isQuarantined = state === 'quarantined'
  const lead = newLead({ ...own, state: isQuarantined ? state : 'received' })
  await journal.record(lead, lease)
  if (isQuarantined || state === 'received') return
  await journal.settle(lead.reference, lease.holder, settlement({ state, ...settled }))
}
