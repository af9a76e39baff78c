import type { Journal } from '~/leads/journal'
import { perhapsMailed, UnreadableLead, type Lead, type LeadState } from '~/leads/lead'
import { forwardsLeads } from '~/platform/environment'
import { isoTime } from '~/platform/iso-time'
import type { CommandContext, Done } from './context'

type Pages = AsyncIterable<(Lead | UnreadableLead)[]>

/** Makes leads due, ends the rest of their forms, and hurries the emails about them. */
export function createRetry(context: CommandContext, complain: (message: string) => void) {
  const { journal, now } = context
  const isForwarded = forwardsLeads(context.environment)
  /** What becomes of an email that is not hurried; null when none waits. */
  const emailOf = ({ state, mailAt, mailFailure }: Lead) => {
    if (!mailAt || !context.environment.ENQUIRY_EMAIL) return mailAt && 'waits until ENQUIRY_EMAIL is set'
    if (mailFailure?.startsWith(perhapsMailed)) return `has perhaps arrived, and is tried again at ${mailAt}`
    return state === 'quarantined' ? `is held back until ${mailAt}` : `is being sent, or will be at ${mailAt}`
  }
  const whyNot = (lead: Lead) => {
    const { state } = lead
    const email = emailOf(lead)
    if (state === 'delivered')
      return `has been delivered${email ? `; its email ${email}` : ', and is not sent again'}`
    if (state === 'quarantined') return 'is quarantined; release sends it'
    // Without recipients, such a lead would wait for nothing, and a settled lead would no longer be purged by age.
    if (isForwarded || state === 'waiting' || state === 'parked') return null
    return `stays ${state}: CONSULTATION_FORM_ID, PROJECT_FORM_ID and ENQUIRY_EMAIL are unset, so it cannot be sent`
  }
  const retry = (references: string[]) => journal.retry(references, isoTime(now()))
  const hurry = async (leads: readonly { reference: string }[], mails: Set<string>) => {
    const references = leads.map(({ reference }) => reference)
    for (const reference of await journal.hurryMails(references, isoTime(now()))) mails.add(reference)
  }

  return {
    /** Refused leads are retried by reference or `--state` only, since their visitors were asked to correct them. */
    usualStates: ['waiting', 'parked', ...(isForwarded ? ['received', 'kept'] : [])] as LeadState[],
    retryNamed: (pages: Pages) => makeDue(pages, whyNot, retry, 'is being sent right now'),
    /** Hurries only the emails about the leads in `unmailed`. */
    retryAll: (pages: Pages, unmailed: AsyncIterable<Lead[]>) => makeDue(pages, whyNot, retry, '', unmailed),
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
    change: (references: string[]) => ReturnType<Journal['retry']>,
    unchanged?: string,
    unmailed?: AsyncIterable<Lead[]>,
  ) {
    const due: Awaited<ReturnType<Journal['retry']>> = []
    const mails = new Set<string>()
    for await (const leads of pages) {
      const reasons = leads.map((lead) =>
        lead instanceof UnreadableLead ? 'cannot be read' : reasonOf(lead),
      )
      const changed = await change(leads.filter((_, at) => !reasons[at]).map(({ reference }) => reference))
      due.push(...changed)
      await hurry(unchanged === undefined ? changed : leads, mails)
      for (const [at, { reference }] of leads.entries()) {
        const isDue = changed.some((lead) => lead.reference === reference) || mails.has(reference)
        const reason = reasons[at] ?? unchanged
        if (!isDue && reason) complain(`${reference} ${reason}.`)
      }
    }
    const later: string[] = []
    for await (const leads of unmailed ?? []) {
      await hurry(leads, mails)
      const left = leads.filter(({ reference, mailAt }) => mailAt && !mails.has(reference))
      later.push(...left.map((lead) => `The email about ${lead.reference} ${emailOf(lead)}.`))
    }
    const woken = await journal.wake([...new Set(due.map(({ form }) => form))], isoTime(now()))
    const references = due.map(({ reference }) => reference)
    const made = [
      ...references.map((reference) => `${reference} is due.`),
      ...[...mails].map((reference) => `The email about ${reference} is due.`),
    ]
    const isOne = new Set([...references, ...mails]).size === 1
    const sent = isOne ? 'it within seconds' : 'them one after another, the first within seconds'
    const who = isForwarded ? '' : ' that has form ids or ENQUIRY_EMAIL'
    const lines = [
      ...woken.map((form) => `${form} is no longer resting, though the form service asked for it.`),
      ...made,
      ...(made.length > 0 ? [`A running server${who} sends ${sent}.`] : []),
      ...later,
    ]
    const data = { due: references, mails: [...mails], woken: woken.length > 0 ? woken : undefined }
    return { text: lines.join('\n'), data } satisfies Done
  }
}
