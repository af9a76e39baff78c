import { withDeadline } from '~/platform/deadline'
import { siteOf, type Environment } from '~/platform/environment'
import { Fault } from '~/platform/fault'
import { isoTime } from '~/platform/iso-time'
import { describeError } from '~/platform/log'
import { createSendMail } from '~/platform/mail'
import { createRound } from '~/platform/repeat'
import { enquiryMail } from './enquiry-mail'
import type { LeadsContext } from './journal'
import { createSkipUnreadable, leaseMarginMs, type Lead } from './lead'
import { mailPause, nextMail, type MailAttempt, type MailSettlement } from './next-mail'
import { refusalNote } from './notes'

const batchSize = 50

/** Mails due leads to the owner, in rounds like those of redelivery. Null when leads are not mailed. */
export function createMailing(options: LeadsContext & { environment: Environment; timeoutMs?: number }) {
  // The timeout is for one email, which a mail server may examine for long before it accepts it.
  const { environment, journal, log, now, monotonic, random, timeoutMs = 60_000 } = options
  const { ENQUIRY_EMAIL: recipients, SMTP_URL: smtp, MAIL_FROM: from, SITE_URL: site } = environment
  if (!recipients || !smtp) return null
  const sendMail = createSendMail(smtp, from ?? recipients[0]!, site)
  /** Settlements that the journal failed to take, by reference. */
  const unsettled = new Map<string, () => Promise<unknown>>()
  const skipUnreadable = createSkipUnreadable(log)
  let logCutOff = () => {}
  const mailDue = createRound(log, 'journal', 'Nothing can be mailed', async (signal) => {
    for (const [reference, record] of unsettled) {
      await record()
      unsettled.delete(reference)
    }
    for (const reference of await journal.dueMails(isoTime(now()), batchSize)) {
      if (signal.aborted) return
      const claimed = journal.claimMail(reference, timeoutMs + leaseMarginMs, isoTime(now()))
      const lead = await claimed.catch(skipUnreadable)
      // A silent mail server would keep the next leads waiting, too.
      if (lead && (await send(lead, recipients)).isSilent) return
    }
  })
  /** `logCutOff` logs the email that is under way when the process ends. */
  return { mailDue, logCutOff: () => logCutOff() }

  async function send(lead: Lead, owners: readonly string[]) {
    const startedAt = monotonic()
    const to = owners.filter((owner) => !lead.mailedTo?.split(',').includes(owner))
    const mail = { ...enquiryMail(lead, siteOf(environment)), to }
    let held: Lead | undefined
    // Written before the final dot, so that a server stopped now does not send a second copy.
    const hold = async () => {
      const pauseMs = mailPause(lead, 'unconfirmed', now(), random())
      held = await journal.settleMail(lead, pauseMs, isoTime(now()), lead.mailedTo)
      if (!held) throw new Fault('The lead was claimed or released meanwhile')
    }
    const unsent = (fault: unknown) => ({ to, refused: [], deferred: to, fault, isWhole: false })
    const cutOff = unsent(new Fault('Cut off by a stop of our server; sent again within 1 h of its start'))
    logCutOff = () => logAttempt(lead, startedAt, cutOff)
    // Not aborted by a shutdown, which could cause a second copy.
    const sent = await withDeadline(timeoutMs, (signal) => sendMail(mail, signal, hold)).then(
      (refusals) => ({ ...refusals, fault: null }),
      unsent,
    )
    const attempt = { ...sent, to, isWhole: held !== undefined }
    logCutOff = () => {}
    logAttempt(lead, startedAt, attempt)
    const circumstances = { owners, now: now(), random: random() }
    const { isSilent, settlement, isRefused } = nextMail(lead, attempt, circumstances)
    if (settlement) await settle(held ?? lead, settlement)
    if (isRefused) await journal.note(refusalNote, isoTime(now()))
    else if (!sent.fault && to.length === owners.length) await journal.takeNotes(refusalNote)
    return { isSilent }
  }

  function logAttempt(lead: Lead, startedAt: number, { to, refused, deferred, fault }: MailAttempt): void {
    const { requestId, form, reference, state } = lead
    const masked = (addresses: readonly string[]) => addresses.join(', ').replace(/(?<=(^|, ).)[^@]*/g, '***')
    const end = refused.length > deferred.length ? 'for good, so correct it' : 'for now, so it is tried again'
    const refusal = `The mail server refused ${refused.length} of ${to.length} addresses of ENQUIRY_EMAIL ${end}: ${masked(refused)}`
    const failure = fault !== null && `Not mailed to ENQUIRY_EMAIL, ${masked(to)}: ${describeError(fault)}`
    const message = failure || (refused.length > 0 ? refusal : undefined)
    log(message ? 'warn' : 'info', {
      event: 'mail',
      requestId,
      form,
      reference,
      outcome: fault === null ? 'mailed' : 'waiting',
      isHeldBack: state === 'quarantined',
      message,
      durationMs: Math.round(monotonic() - startedAt),
    })
  }

  async function settle(lead: Lead, { retryMs, mailedTo }: MailSettlement): Promise<void> {
    const record = () => journal.settleMail(lead, retryMs, isoTime(now()), mailedTo)
    unsettled.set(lead.reference, record)
    await record()
    unsettled.delete(lead.reference)
  }
}
