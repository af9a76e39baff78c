import type { FormId } from '~/forms/form'
import type { Journal, LeadFilter, UnreadableLead } from '~/leads/journal'
import type { Lead, LeadState } from '~/leads/lead'
import { leadPages, type LeadSelection } from '~/leads/list-leads'

interface RetryContext {
  journal: Journal
  hasFormService: boolean
  now: () => number
  complain: (message: string) => void
}

export interface Retried {
  due: string[]
  /** The forms whose rest was ended. */
  woken: FormId[]
}

/** Refused leads only by reference or `--state`: the visitor was asked to correct them. */
function retriedStates({ state }: LeadFilter, hasFormService: boolean): readonly LeadState[] {
  if (state) return [state]
  return hasFormService ? ['received', 'waiting', 'parked', 'kept'] : ['waiting', 'parked']
}

export function createRetry({ journal, hasFormService, now, complain }: RetryContext) {
  const time = () => new Date(now()).toISOString()
  const skip = ({ message }: UnreadableLead) => complain(`${message}.`)

  return {
    async references(references: readonly string[]): Promise<Retried> {
      const forms = new Set<FormId>()
      const retry = async (reference: string) => {
        const lead = await journal.get(reference)
        const due = lead && !wouldBeStuck(lead) ? await journal.retry(reference, time()) : undefined
        if (due) forms.add(due.form)
        return due
      }
      const due = await makeDue(references, retry, notRetriable)
      return { due, woken: await journal.wake([...forms], time()) }
    },

    async all(selection: LeadSelection): Promise<Retried> {
      const forms = new Set<FormId>()
      const due: string[] = []
      for (const state of retriedStates(selection, hasFormService)) {
        for await (const leads of leadPages(journal, { ...selection, state }, skip)) {
          for (const lead of leads.filter(wouldBeStuck)) complain(`${lead.reference} ${notRetriable(lead)}.`)
          const some = leads.filter((lead) => !wouldBeStuck(lead)).map(({ reference }) => reference)
          // Leads claimed meanwhile are already being sent.
          for (const { reference, form } of await journal.retryAll(some, time())) {
            due.push(reference)
            forms.add(form)
          }
        }
      }
      return { due, woken: await journal.wake([...forms], time()) }
    },

    async release(references: readonly string[]): Promise<Retried> {
      const forms = new Set<FormId>()
      const release = async (reference: string) => {
        const due = await journal.release(reference, null, time())
        if (due) forms.add(due.form)
        return due
      }
      const due = await makeDue(references, release, ({ state }) => `is ${state}, not quarantined`)
      return { due, woken: await journal.wake([...forms], time()) }
    },
  }

  /** Returns the due references; complains of the others. */
  async function makeDue(
    references: readonly string[],
    change: (reference: string) => Promise<Lead | undefined>,
    reason: (lead: Lead) => string,
  ): Promise<string[]> {
    const due: string[] = []
    for (const reference of references) {
      if (await change(reference)) {
        due.push(reference)
        continue
      }
      const lead = await journal.get(reference)
      complain(lead ? `${reference} ${reason(lead)}.` : unknownLead(reference))
    }
    return due
  }

  /** Without a form service, these would wait to arrive nowhere, and a settled one would leave retention. */
  function wouldBeStuck({ state }: Lead): boolean {
    return !hasFormService && ['received', 'kept', 'refused'].includes(state)
  }

  function notRetriable(lead: Lead): string {
    if (lead.state === 'delivered') return 'has been delivered, and no lead is sent twice'
    if (lead.state === 'quarantined') return 'is quarantined; release sends it'
    if (!wouldBeStuck(lead)) return 'is being sent at this moment'
    return `stays ${lead.state}: CONSULTATION_FORM_ID and PROJECT_FORM_ID are unset, so it cannot be sent`
  }
}

export function unknownLead(reference: string): string {
  return `There is no lead ${reference}. It may have been purged after its retention time.`
}
