import { TimedOut, withDeadline } from '~/platform/deadline'
import type { Environment } from '~/platform/environment'
import { Fault } from '~/platform/fault'
import { describeError } from '~/platform/log'
import { createSendMail, MailRefused, type Mail } from '~/platform/mail'
import { enquiryMail } from './enquiry-mail'
import type { LeadsContext } from './journal'
import { createRound, createSkipUnreadable } from './round'
import type { Lead } from './lead'
import { pauseAfter } from './next-state'

export interface MailingOptions extends LeadsContext {
  environment: Environment
  monotonic: () => number
  /** From 0 to 1, for the jitter. */
  random: () => number
  /** The deadline of one mail. A server may think long about one that it then takes. */
  timeoutMs?: number
}

// For the journal's own writes, and for clocks that differ.
const leaseMarginMs = 10_000
// So that a mended configuration shows soon.
const longestPauseMs = 10 * 60_000
// Of tries that cost a minute, or each of which may be one mail more.
const longestUncertainMs = 50 * 60_000
const batchSize = 50

/**
 * Mails due leads one by one until none is left or the signal aborts. Any number of processes may mail the leads of one journal:
 * each lead is leased first. Null when no mail is configured.
 */
export function createMailing(options: MailingOptions) {
  const { environment, journal, log, now, monotonic, random, timeoutMs = 60_000 } = options
  const { ENQUIRY_EMAIL: to, SMTP_URL: smtp, MAIL_FROM: from, PORT: port } = environment
  const { SITE_URL: site = `http://localhost:${port}` } = environment
  if (!to || !smtp) return null
  const sendMail = createSendMail(smtp, from ?? to[0]!)
  const time = () => new Date(now()).toISOString()
  /** What was mailed and could not be written down, by reference. */
  const unsettled = new Map<string, () => Promise<unknown>>()
  const skipUnreadable = createSkipUnreadable(log)

  return createRound(log, 'journal', 'Nothing can be mailed', async (signal) => {
    for (const [reference, settle] of unsettled) {
      await settle()
      unsettled.delete(reference)
    }
    for (const reference of await journal.dueMails(time(), batchSize)) {
      if (signal.aborted) return
      const claimed = journal.claimMail(reference, timeoutMs + leaseMarginMs, time())
      const lead = await claimed.catch(skipUnreadable)
      // Which others would wait for, too.
      if (lead && (await send(lead, { ...enquiryMail(lead, site), to })).isUncertain) return
    }
  })

  async function send(lead: Lead, mail: Mail): Promise<{ isUncertain: boolean }> {
    const { requestId, form, reference, state, queuedAt } = lead
    const startedAt = monotonic()
    const pause = (shortestMs: number, longestMs: number) =>
      Math.round(pauseAfter(Math.max(now() - Date.parse(queuedAt), 2 * shortestMs), longestMs, random()))
    let held: Lead | undefined
    // Written down first: a server that is stopped or killed does not learn what comes of it.
    const hold = async () => {
      held = await journal.claimMail(
        reference,
        pause(longestPauseMs, longestUncertainMs),
        time(),
        lead.mailAt,
      )
      if (!held) throw new Fault('The lead was claimed or released meanwhile')
    }
    // Not stopped with the server, as long as it lives: broken off, a mail might arrive twice.
    const sent = withDeadline(timeoutMs, (signal) => sendMail(mail, signal, hold))
    const { refused, fault } = await sent.then(
      (count) => ({ refused: count, fault: null }),
      (error: unknown) => ({ refused: 0, fault: error }),
    )
    const isMailed = fault === null
    const mayBeTaken = held !== undefined && !isMailed && !(fault instanceof MailRefused)
    const isUncertain = mayBeTaken || fault instanceof TimedOut
    const refusal = refused > 0 ? `The mail server refused ${refused} of ${to!.length} addresses` : undefined
    log(isMailed && !refusal ? 'info' : 'warn', {
      event: 'mail',
      requestId,
      form,
      reference,
      outcome: isMailed ? 'mailed' : 'waiting',
      isHeldBack: state === 'quarantined',
      message: isMailed ? refusal : describeError(fault),
      durationMs: Math.round(monotonic() - startedAt),
    })
    if (mayBeTaken) return { isUncertain }
    const pauseMs = pause(0, isUncertain ? longestUncertainMs : longestPauseMs)
    const settle = () => journal.settleMail(held ?? lead, isMailed ? null : pauseMs, time())
    unsettled.set(reference, settle)
    await settle()
    unsettled.delete(reference)
    return { isUncertain }
  }
}
