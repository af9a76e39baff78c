import type { NodemailerError } from 'nodemailer'
import { TimedOut } from '~/platform/deadline'
import type { Lead } from './lead'
import { deliveryWindowMs, ownerMailPauses, pauseAfter } from './retry-pauses'

/** How an attempt to mail a lead ended. */
export interface MailAttempt {
  to: readonly string[]
  /** The addresses that the mail server refused, for now or for good. */
  refused: readonly string[]
  /** The addresses that are still to be mailed. */
  deferred: readonly string[]
  /** Null when the mail server accepted the email for at least one address. */
  fault: unknown
  /** Whether the mail server got the whole email, and may have accepted it without an answer. */
  isWhole: boolean
}

/** Decides what follows an attempt. */
export function nextMail(
  lead: Lead,
  { refused, deferred, fault, isWhole }: MailAttempt,
  { owners, now, random }: { owners: readonly string[]; now: number; random: number },
) {
  // Only an answer of the mail server sets `responseCode`; after such an answer, the email was not accepted.
  const { responseCode, permanent, rejected } = Object(Object(fault).cause) as Partial<NodemailerError>
  const isUnconfirmed = isWhole && fault !== null && !responseCode
  const isSilent = isUnconfirmed || fault instanceof TimedOut
  if (isUnconfirmed) {
    const retryMs = mailPause(lead, 'unconfirmed', now, random)
    const settlement = { mailedTo: lead.mailedTo, retryMs }
    return { isUnconfirmed, isSilent, settlement, isRefused: false }
  }
  // nodemailer writes hosts in lower case.
  const lacking = [...deferred, ...refused].map((address) => address.toLowerCase())
  const mailedTo = owners.filter((owner) => !lacking.includes(owner.toLowerCase())).join() || null
  // Once somebody has the email, the other addresses are tried no longer than the form service.
  const isTooLate = waitedMs(lead, now) > deliveryWindowMs
  const isRejected = Boolean(rejected && permanent)
  const isOver = lead.mailedTo !== null && (isRejected || isTooLate)
  const pauseMs = mailPause(lead, mailedTo || isSilent ? 'slow' : 'usual', now, random)
  const settlement = { mailedTo, retryMs: isOver || deferred.length === 0 ? null : pauseMs }
  // An address that never took the email, and does not take it without a person.
  const isRefused = isRejected || isOver || refused.length > deferred.length
  return { isUnconfirmed, isSilent, settlement, isRefused }
}

export function mailPause(lead: Lead, kind: keyof typeof ownerMailPauses, now: number, random: number) {
  return Math.round(pauseAfter(waitedMs(lead, now), ownerMailPauses[kind], random))
}

function waitedMs({ mailedAt, mailQueuedAt, queuedAt }: Lead, now: number): number {
  return now - Date.parse(mailedAt ?? mailQueuedAt ?? queuedAt)
}
