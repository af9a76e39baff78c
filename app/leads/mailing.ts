import { withDeadline } from '~/platform/deadline'
import { siteOf, type Environment } from '~/platform/environment'
import { Fault } from '~/platform/fault'
import { isoTime } from '~/platform/iso-time'
import { describeError } from '~/platform/log'
import { createSendMail } from '~/platform/mail'
import { createRound } from '~/platform/repeat'
import { enquiryMail } from './enquiry-mail'
import type { Journal, LeadsContext } from './journal'
import { createSkipUnreadable, leaseMarginMs, perhapsMailed, type Lead } from './lead'
import { mailPause, nextMail, type MailAttempt } from './next-mail'
import { refusalNote } from './notes'

const batchSize = 50

type MailSettlement = Parameters<Journal['settleMail']>[1]

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
    const unsent = (fault: unknown) => ({ to, refused: [], deferred: to, fault })
    // Written before the final dot, so that a server stopped now does not send a second copy.
    const hold = async () => {
      const retryMs = mailPause(lead, 'unconfirmed', now(), random())
      const mailFailure = messageOf(unsent(new Fault('No answer yet, or our server ended before it')), true)
      const settlement = { retryMs, mailedTo: lead.mailedTo, mailFailure }
      const refuse = (cause: unknown) => Promise.reject(new Fault('The journal cannot be written', { cause }))
      held = await journal.settleMail(lead, settlement, isoTime(now())).catch(refuse)
      if (!held) throw new Fault('The lead was claimed or released meanwhile')
    }
    logCutOff = () => {
      const message = messageOf(unsent(new Fault('Cut off by a stop of our server')), held !== undefined)
      logAttempt(held ?? lead, startedAt, false, message)
    }
    // Not aborted by a shutdown, which could cause a second copy.
    const sent = await withDeadline(timeoutMs, (signal) => sendMail(mail, signal, hold)).then(
      (refusals) => ({ ...refusals, to, fault: null }),
      unsent,
    )
    logCutOff = () => {}
    const attempt = { ...sent, isWhole: held !== undefined }
    const circumstances = { owners, now: now(), random: random() }
    const { isUnconfirmed, isSilent, settlement, isRefused } = nextMail(lead, attempt, circumstances)
    const mailFailure = messageOf(attempt, isUnconfirmed)
    const mailAt = settlement.retryMs ? isoTime(now() + settlement.retryMs) : null
    logAttempt({ ...lead, mailAt }, startedAt, sent.fault === null, mailFailure)
    await settle(held ?? lead, { ...settlement, mailFailure })
    if (isRefused) await journal.note(refusalNote, isoTime(now()))
    else if (!sent.fault && to.length === owners.length) await journal.takeNotes(refusalNote)
    return { isSilent }
  }

  function logAttempt(lead: Lead, startedAt: number, isMailed: boolean, message: string | null): void {
    const { requestId, form, reference, state, mailAt } = lead
    const unmailed = mailAt ? 'waiting' : 'failed'
    log(message ? 'warn' : 'info', {
      event: 'mail',
      requestId,
      form,
      reference,
      outcome: isMailed ? 'mailed' : unmailed,
      isHeldBack: state === 'quarantined',
      message: message ?? undefined,
      nextAttemptAt: mailAt ?? undefined,
      durationMs: Math.round(monotonic() - startedAt),
    })
  }

  async function settle(lead: Lead, settlement: MailSettlement): Promise<void> {
    const record = () => journal.settleMail(lead, settlement, isoTime(now()))
    unsettled.set(lead.reference, record)
    await record()
    unsettled.delete(lead.reference)
  }
}

/** Why not everybody has the email for sure, in our own words; null when everybody has. */
function messageOf({ to, refused, deferred, fault }: Omit<MailAttempt, 'isWhole'>, isUnconfirmed: boolean) {
  const masked = (addresses: readonly string[]) => addresses.join(', ').replace(/(?<=(^|, ).)[^@]*/g, '***')
  const doubt = 'the mail server got all of it and may have accepted it, so a second copy may follow'
  if (isUnconfirmed)
    return `${perhapsMailed} to ENQUIRY_EMAIL, ${masked(to)}; ${doubt}: ${describeError(fault)}`
  if (fault !== null) return `Not mailed to ENQUIRY_EMAIL, ${masked(to)}: ${describeError(fault)}`
  if (refused.length === 0) return null
  const end = refused.length > deferred.length ? 'for good, so correct it' : 'for now, so it is tried again'
  return `The mail server refused ${refused.length} of ${to.length} addresses of ENQUIRY_EMAIL ${end}: ${masked(refused)}`
}
