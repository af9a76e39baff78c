import type { Lead, LeadState } from '~/leads/lead'
import { leadPages } from '~/leads/list-leads'
import type { LeadSelection } from '~/leads/stores/operators'
import type { CommandContext, Done } from './context'

type DueLead = Pick<Lead, 'reference' | 'form'>

/** Makes leads due, and ends the rest of their forms. */
export function createRetry(
  { journal, hasFormService, isMailed, now }: CommandContext,
  complain: (message: string) => void,
) {
  const isDelivered = hasFormService || isMailed
  // Refused leads only by reference or `--state`: the visitor was asked to correct them.
  const usual: LeadState[] = isDelivered ? ['received', 'waiting', 'parked', 'kept'] : ['waiting', 'parked']
  const time = () => new Date(now()).toISOString()

  return {
    references: (references: readonly string[]) =>
      makeDue(references, notRetriable, async (reference) => {
        const lead = await journal.get(reference)
        return lead && !wouldBeStuck(lead) ? journal.retry(reference, time()) : undefined
      }),

    async all(selection: LeadSelection): Promise<Done> {
      const due: DueLead[] = []
      for (const state of selection.state ? [selection.state] : usual) {
        const pages = leadPages(journal, { ...selection, state }, ({ message }) => complain(`${message}.`))
        for await (const leads of pages) {
          for (const lead of leads.filter(wouldBeStuck)) complain(`${lead.reference} ${notRetriable(lead)}.`)
          const some = leads.filter((lead) => !wouldBeStuck(lead)).map(({ reference }) => reference)
          // Leads claimed meanwhile are already being sent.
          due.push(...(await journal.retryAll(some, time())))
        }
      }
      return wakeFormsOf(due)
    },

    release: (references: readonly string[]) =>
      makeDue(
        references,
        ({ state }) => `is ${state}, not quarantined`,
        (reference) => journal.release(reference, null, time()),
      ),
  }

  /** Complains of the references that the change does not make due. */
  async function makeDue(
    references: readonly string[],
    reason: (lead: Lead) => string,
    change: (reference: string) => Promise<DueLead | undefined>,
  ) {
    const due: DueLead[] = []
    for (const reference of references) {
      const changed = await change(reference)
      const lead = changed ? undefined : await journal.get(reference)
      if (changed) due.push(changed)
      else complain(lead ? `${reference} ${reason(lead)}.` : unknownLead(reference))
    }
    return wakeFormsOf(due)
  }

  async function wakeFormsOf(
    leads: readonly DueLead[],
  ): Promise<Done<{ due: string[]; woken: string[] | undefined }>> {
    const woken = await journal.wake([...new Set(leads.map(({ form }) => form))], time())
    const due = leads.map(({ reference }) => reference)
    const lines = [
      ...woken.map((form) => `${form} is no longer resting, though the form service asked for it.`),
      ...due.map((reference) => `${reference} is due: a running server sends it in its turn.`),
    ]
    return { text: lines.join('\n'), data: { due, woken: woken.length > 0 ? woken : undefined } }
  }

  /** Without form service and mail, these would wait to arrive nowhere, and a settled one would leave retention. */
  function wouldBeStuck({ state }: Lead): boolean {
    return !isDelivered && ['received', 'kept', 'refused'].includes(state)
  }

  function notRetriable(lead: Lead): string {
    if (lead.state === 'delivered') return 'has been delivered, and no lead is sent twice'
    if (lead.state === 'quarantined') return 'is quarantined; release sends it'
    if (!wouldBeStuck(lead)) return 'is being sent right now'
    return `stays ${lead.state}: CONSULTATION_FORM_ID, PROJECT_FORM_ID and ENQUIRY_EMAIL are unset, so it cannot be sent`
  }
}

export function unknownLead(reference: string): string {
  return `There is no lead ${reference}. It may have been purged after its retention time.`
}
