import type { Journal } from '~/leads/journal'
import { UnreadableLead, type Lead, type LeadState } from '~/leads/lead'
import { forwardsLeads } from '~/platform/environment'
import { isoTime } from '~/platform/iso-time'
import type { CommandContext, Done } from './context'

type Pages = AsyncIterable<(Lead | UnreadableLead)[]>
type DueLead = Awaited<ReturnType<Journal['retry']>>[number]

/** Makes leads due, and ends the rest of their forms. */
export function createRetry(context: CommandContext, complain: (message: string) => void) {
  const { journal, environment, now } = context
  const isForwarded = forwardsLeads(environment)
  const sends = isForwarded && !environment.CONSULTATION_FORM_ID ? 'emails' : 'sends'
  const whyNot = ({ state }: Lead) => {
    if (state === 'delivered') return 'has been delivered, and no lead is sent twice'
    if (state === 'quarantined') return 'is quarantined; release sends it'
    // Without recipients, such a lead would wait for nothing, and a settled lead would no longer be purged by age.
    if (isForwarded || state === 'waiting' || state === 'parked') return null
    return `stays ${state}: CONSULTATION_FORM_ID, PROJECT_FORM_ID and ENQUIRY_EMAIL are unset, so it cannot be sent`
  }
  const retry = (references: string[]) => journal.retry(references, isoTime(now()))

  return {
    /** Refused leads are retried by reference or `--state` only, since their visitors were asked to correct them. */
    usualStates: ['waiting', 'parked', ...(isForwarded ? ['received', 'kept'] : [])] as LeadState[],
    retryNamed: (pages: Pages) => makeDue(pages, whyNot, retry, 'is being sent right now'),
    retryAll: (pages: Pages) => makeDue(pages, whyNot, retry),
    release: (pages: Pages) =>
      makeDue(
        pages,
        ({ state }) => (state === 'quarantined' ? null : `is ${state}, not quarantined`),
        async (references) => {
          const released = references.map((reference) => journal.release(reference, null, isoTime(now())))
          return (await Promise.all(released)).filter((lead) => lead !== undefined)
        },
      ),
  }

  /** Complains about leads that cannot be made due, and says `unchanged` about those that did not become due. */
  async function makeDue(
    pages: Pages,
    reasonOf: (lead: Lead) => string | null,
    change: (references: string[]) => Promise<DueLead[]>,
    unchanged?: string,
  ) {
    const due: DueLead[] = []
    for await (const leads of pages) {
      const reasons = leads.map((lead) =>
        lead instanceof UnreadableLead ? 'cannot be read' : reasonOf(lead),
      )
      const changed = await change(leads.filter((_, at) => !reasons[at]).map(({ reference }) => reference))
      due.push(...changed)
      for (const [at, { reference }] of leads.entries()) {
        const isDue = changed.some((lead) => lead.reference === reference)
        const reason = reasons[at] ?? unchanged
        if (!isDue && reason) complain(`${reference} ${reason}.`)
      }
    }
    const woken = await journal.wake([...new Set(due.map(({ form }) => form))], isoTime(now()))
    const references = due.map(({ reference }) => reference)
    const lines = [
      ...woken.map((form) => `${form} is no longer resting, though the form service asked for it.`),
      ...references.map((reference) => `${reference} is due: a running server ${sends} it in its turn.`),
    ]
    const data = { due: references, woken: woken.length > 0 ? woken : undefined }
    return { text: lines.join('\n'), data } satisfies Done
  }
}
