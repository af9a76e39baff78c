import type { NodemailerError } from 'nodemailer'
import { TimedOut, withDeadline } from '~/platform/deadline'
import type { Environment } from '~/platform/environment'
import { Fault } from '~/platform/fault'
import { isoTime } from '~/platform/iso-time'
import { describeError } from '~/platform/log'
import { createSendMail } from '~/platform/mail'
import { enquiryMail } from './enquiry-mail'
import type { LeadsContext } from './journal'
import { createRound, createSkipUnreadable } from './background-round'
import type { Lead } from './lead'
import { deliveryWindowMs, ownerMailPauses, pauseAfter } from './retry-pauses'

export interface MailingOptions extends LeadsContext {
  environment: Environment
  /** The deadline of one email. A server may think long about one that it then takes. */
  timeoutMs?: number
}

// A lease outlasts the deadline by this, for the journal's own writes, and for clocks that differ.
const leaseMarginMs = 10_000
const batchSize = 50

/** Mails due leads one by one, each leased first, so that any number of processes may do so. Null when no mail server is configured. */
export function createMailing(options: MailingOptions) {
  const { environment, journal, log, now, monotonic, random, timeoutMs = 60_000 } = options
  const { ENQUIRY_EMAIL: all, SMTP_URL: smtp, MAIL_FROM: from, PORT: port } = environment
  const { SITE_URL: site = `http://localhost:${port}` } = environment
  if (!all || !smtp) return null
  const sendMail = createSendMail(smtp, from ?? all[0]!, environment.SITE_URL)
  /** What was mailed and could not be written down, by reference. */
  const unsettled = new Map<string, () => Promise<unknown>>()
  const skipUnreadable = createSkipUnreadable(log)

  return createRound(log, 'journal', 'Nothing can be mailed', async (signal) => {
    for (const [reference, settle] of unsettled) {
      await settle()
      unsettled.delete(reference)
    }
    for (const reference of await journal.dueMails(isoTime(now()), batchSize)) {
      if (signal.aborted) return
      const claimed = journal.claimMail(reference, timeoutMs + leaseMarginMs, isoTime(now()))
      const lead = await claimed.catch(skipUnreadable)
      // The same server would keep the next ones waiting, too.
      if (lead && (await send(lead, all)).isUncertain) return
    }
  })

  async function send(lead: Lead, owners: readonly string[]): Promise<{ isUncertain: boolean }> {
    const { requestId, form, reference, state, queuedAt } = lead
    const startedAt = monotonic()
    const mailed = lead.mailedTo?.split(',') ?? []
    const mail = { ...enquiryMail(lead, site), to: owners.filter((owner) => !mailed.includes(owner)) }
    const waitedMs = now() - Date.parse(lead.mailedAt ?? queuedAt)
    const pause = (kind: keyof typeof ownerMailPauses) =>
      Math.round(pauseAfter(waitedMs, ownerMailPauses[kind], random()))
    let held: Lead | undefined
    // This is written before it is known what comes of it: a server that is stopped meanwhile would not.
    const hold = async () => {
      held = await journal.settleMail(lead, pause('unconfirmed'), isoTime(now()), lead.mailedTo)
      if (!held) throw new Fault('The lead was claimed or released meanwhile')
    }
    // Not stopped with the server, as long as it lives: broken off, an email might arrive twice.
    const sent = withDeadline(timeoutMs, (signal) => sendMail(mail, signal, hold))
    const { refused, deferred, fault } = await sent.then(
      (refusals) => ({ ...refusals, fault: null }),
      (error: unknown) => ({ refused: [], deferred: mail.to, fault: error }),
    )
    const wasAccepted = fault === null
    // Only a reply of the mail server itself has these, after which it has not taken the email.
    const { responseCode, permanent, rejected } = Object(Object(fault).cause) as Partial<NodemailerError>
    const mayBeTaken = held !== undefined && !wasAccepted && !responseCode
    const isUncertain = mayBeTaken || fault instanceof TimedOut
    const refusal = refused[0] && `The mail server refused ${refused.length} of ${mail.to.length} addresses`
    log(wasAccepted && !refusal ? 'info' : 'warn', {
      event: 'mail',
      requestId,
      form,
      reference,
      outcome: wasAccepted ? 'mailed' : 'waiting',
      isHeldBack: state === 'quarantined',
      message: wasAccepted ? refusal : describeError(fault),
      durationMs: Math.round(monotonic() - startedAt),
    })
    if (mayBeTaken) return { isUncertain }
    // Once somebody has the email, the others are tried for no longer than the form service.
    const isOver = mailed.length > 0 && ((rejected && permanent) || waitedMs > deliveryWindowMs)
    const mailedTo = owners.filter((owner) => !deferred.includes(owner)).join() || null
    const retryMs = isOver || deferred.length === 0 ? null : pause(mailedTo || isUncertain ? 'slow' : 'usual')
    const settle = () => journal.settleMail(held ?? lead, retryMs, isoTime(now()), mailedTo)
    unsettled.set(reference, settle)
    await settle()
    unsettled.delete(reference)
    return { isUncertain }
  }
}
