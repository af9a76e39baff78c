import { TimedOut, withDeadline } from '~/platform/deadline'
import type { Environment } from '~/platform/environment'
import { describeError } from '~/platform/log'
import { createSendMail, type Mail } from '~/platform/mail'
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
const longestAfterTimeOutMs = 50 * 60_000
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
  const unsettled = new Map<string, () => Promise<void>>()
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
      if (lead && (await send(lead, { ...enquiryMail(lead, site), to })).isTimedOut) return
    }
  })

  async function send(lead: Lead, mail: Mail): Promise<{ isTimedOut: boolean }> {
    const { requestId, form, reference, state, queuedAt } = lead
    const startedAt = monotonic()
    // Not stopped with the server, as long as it lives: broken off, a mail might arrive twice.
    const sent = withDeadline(timeoutMs, (signal) => sendMail(mail, signal))
    const { refused, fault } = await sent.then(
      (count) => ({ refused: count, fault: null }),
      (error: unknown) => ({ refused: 0, fault: error }),
    )
    const isMailed = fault === null
    const isTimedOut = fault instanceof TimedOut
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
    // A server that answered too late may have taken it, so that each try may be one mail more.
    const longestMs = isTimedOut ? longestAfterTimeOutMs : longestPauseMs
    const pauseMs = Math.round(pauseAfter(now() - Date.parse(queuedAt), longestMs, random()))
    const settle = () => journal.settleMail(lead, isMailed ? null : pauseMs, time())
    unsettled.set(reference, settle)
    await settle()
    unsettled.delete(reference)
    return { isTimedOut }
  }
}
