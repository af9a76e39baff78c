import { call, mailTo, webhookOf, type Message } from '~/alerts/channels'
import { withDeadline } from '~/platform/deadline'
import type { Environment } from '~/platform/environment'
import { request as fetch } from '~/platform/http-client'
import { describeError } from '~/platform/log'
import { greetMailServer } from '~/platform/mail'
import { ok, problem, warning, type Finding } from './finding'

const timeoutMs = 20_000
const channels = ['ALERT_WEBHOOK_URL', 'ALERT_EMAIL', 'HEARTBEAT_URL'] as const

/** Logs in to the mail server without sending, and checks that somebody is told of trouble. */
export async function checkChannels(environment: Environment): Promise<Finding[]> {
  const { SMTP_URL: smtp, SITE_URL: site, ALERT_WEBHOOK_URL: webhook, ALERT_EMAIL: operators } = environment
  const findings: Finding[] = []
  try {
    if (smtp) {
      await withDeadline(timeoutMs, () => greetMailServer(smtp, site))
      findings.push(ok('mail', 'The mail server answers, and takes the password if there is one'))
    }
  } catch (error) {
    findings.push(problem('mail', `The mail server fails: ${mailWords(error)}`, mailFix(error)))
  }
  const unset = channels.filter((name) => !environment[name]).join(', ')
  if (!unset) return findings
  const fix = 'Set one of the first two, ALERT_EMAIL with SMTP_URL.'
  const told =
    webhook || operators
      ? ok('alerts', `Alert channels that are unset: ${unset}`)
      : warning('alerts', `Nobody is told of trouble; unset: ${unset}`, fix)
  return [...findings, told]
}

const test: Message = {
  alert: 'test',
  state: 'test',
  title: 'This is a test',
  text: 'Sent by `doctor --alerts`: messages arrive here. Nothing is wrong.',
  since: null,
}

/** Sends a test message to the webhook and to every address that gets alerts or inquiries, and calls the heartbeat. */
export async function tryChannels(environment: Environment): Promise<Finding[]> {
  const { ENQUIRY_EMAIL: owner = [], ALERT_EMAIL: operators = [], HEARTBEAT_URL: heartbeat } = environment
  const webhook = webhookOf(environment, fetch)
  const trials: Promise<Finding>[] = []
  if (webhook) trials.push(attempt('webhook', (signal) => webhook.send(test, signal)))
  // Each address gets its own email, since a server may refuse one of several.
  for (const email of new Set([...operators, ...owner]))
    trials.push(
      attempt(`email to ${email}`, async (signal) => mailTo([email], environment)?.send(test, signal)),
    )
  if (heartbeat) trials.push(attempt('heartbeat', (signal) => call(heartbeat, fetch, { signal })))
  return Promise.all(trials)
}

async function attempt(name: string, send: (signal: AbortSignal) => Promise<void>): Promise<Finding> {
  try {
    await withDeadline(timeoutMs, send)
    return ok('alerts', `The test by ${name} was accepted: check that it arrived`)
  } catch (error) {
    const fix = name.startsWith('email')
      ? mailFix(error)
      : 'Correct the variable, or what it leads to, and try again.'
    return problem('alerts', `The test by ${name} failed: ${mailWords(error)}`, fix)
  }
}

/** Adds the mail server's own words. The log lacks them, since they may name a visitor, but these cannot. */
function mailWords(error: unknown): string {
  const { response } = failureOf(error)
  const words = typeof response === 'string' ? response.slice(0, 300).replace(/\p{Cc}+/gu, ' ') : ''
  return describeError(error) + (words && `: “${words}”`)
}

/** By nodemailer's names of failures. */
const fixes: readonly (readonly [RegExp, string])[] = [
  [/EAUTH/, 'Correct user and password in SMTP_URL; @, : and / in them are written %40, %3A and %2F.'],
  [/ETLS/, 'Use its port for TLS in SMTP_URL, with smtps:// if that is 465.'],
  [/EENVELOPE MAIL FROM/, 'Set MAIL_FROM to an address that this mail server sends for.'],
  [/EENVELOPE/, 'Correct the address, or ask who runs the mail server why it is refused.'],
  [/EMESSAGE/, 'Ask who runs the mail server why it refuses this email.'],
  [/CERT|SIGNATURE/, 'Renew its certificate, or name its authority in NODE_EXTRA_CA_CERTS.'],
  [/EDNS/, 'Correct the host in SMTP_URL, or the DNS that this machine asks.'],
  [/SSL/, 'Begin SMTP_URL with smtp://: smtps:// is for 465.'],
  [/EPROTOCOL/, 'Correct host and port in SMTP_URL, or ask who runs the mail server.'],
]
const otherFix =
  'Correct host, port and scheme in SMTP_URL (smtps:// is for 465, smtp:// for 587 and 25), start the mail server, or open the firewall on the way to it.'

function mailFix(error: unknown): string {
  const { code, command, originalCode } = failureOf(error)
  return fixes.find(([names]) => names.test(`${code} ${command} ${originalCode}`))?.[1] ?? otherFix
}

function failureOf(error: unknown) {
  const { cause = error } = Object(error) as { cause?: unknown }
  return Object(cause) as Partial<Record<'code' | 'command' | 'originalCode' | 'response', unknown>>
}
