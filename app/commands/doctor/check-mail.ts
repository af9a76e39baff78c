import { withDeadline } from '~/platform/deadline'
import type { Environment } from '~/platform/environment'
import { describeError } from '~/platform/log'
import { greetMailServer } from '~/platform/mail'
import { ok, problem, warning, type Finding } from './finding'

const timeoutMs = 20_000
const channels = ['ALERT_WEBHOOK_URL', 'ALERT_EMAIL', 'HEARTBEAT_URL'] as const

/** Connects to the mail server and logs in, without sending; and who would be told of trouble. */
export async function checkMail(environment: Environment): Promise<Finding[]> {
  const { SMTP_URL: url, SITE_URL: site } = environment
  const told = checkChannels(environment)
  if (!url) return told
  const greeted = withDeadline(timeoutMs, () => greetMailServer(url, site))
  return greeted.then(
    () => [ok('mail', 'The mail server answers, and takes the password if there is one'), ...told],
    (error: unknown) => [
      problem('mail', `The mail server fails: ${mailWords(error)}`, mailFix(error)),
      ...told,
    ],
  )
}

function checkChannels(environment: Environment): Finding[] {
  const unset = channels.filter((name) => !environment[name]).join(', ')
  if (!unset) return []
  if (environment.ALERT_WEBHOOK_URL ?? environment.ALERT_EMAIL)
    return [ok('alerts', `Somebody is told of trouble; unset: ${unset}`)]
  const fix = 'Set one of the first two, ALERT_EMAIL with SMTP_URL.'
  return [warning('alerts', `Nobody is told of trouble; unset: ${unset}`, fix)]
}

/** With the mail server's own words, which the log has not: here no visitor's address is among them. */
export function mailWords(error: unknown): string {
  const response = failureOf(error)['response']
  const words = typeof response === 'string' ? `: “${response.slice(0, 300).replace(/\p{Cc}+/gu, ' ')}”` : ''
  return describeError(error) + words
}

/** What nodemailer calls the failure, and what mends it. */
export function mailFix(error: unknown): string {
  const { code, command, message } = failureOf(error)
  const isWrongTls = /wrong version|packet length|greeting/i.test(String(message))
  if (code === 'EAUTH')
    return 'Correct user and password in SMTP_URL; @, : and / in them are written %40, %3A and %2F.'
  if (code === 'EENVELOPE' && command === 'MAIL FROM')
    return 'Set MAIL_FROM to an address that this mail server sends for.'
  if (code === 'EENVELOPE') return 'Correct the address, or ask who runs the mail server why it is refused.'
  if (code === 'EDNS') return 'Correct the host in SMTP_URL: it has no address.'
  if (code === 'ETLS')
    return 'Use the port and scheme that offer TLS: smtp:// with 587, or smtps:// with 465.'
  if (isWrongTls) return 'Scheme and port do not match: smtps:// is for 465, smtp:// for 587 and 25.'
  if (/CERT|SIGNATURE/.test(String(failureOf(error)['originalCode'])))
    return 'Renew its certificate, or name its authority in NODE_EXTRA_CA_CERTS.'
  return 'Correct host and port in SMTP_URL, start the mail server, or open the firewall on the way to it.'
}

function failureOf(error: unknown): Readonly<Record<string, unknown>> {
  const { cause = error } = Object(error) as { cause?: unknown }
  return Object(cause) as Record<string, unknown>
}
