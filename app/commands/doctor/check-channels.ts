import { call, mailTo, webhookOf, type Message } from '~/alerts/channels'
import { withDeadline } from '~/platform/deadline'
import type { Environment } from '~/platform/environment'
import { request as fetch } from '~/platform/http-client'
import { describeError } from '~/platform/log'
import { greetMailServer } from '~/platform/mail'
import { ok, problem, warning, type Finding } from './finding'

const timeoutMs = 20_000
const channels = ['ALERT_WEBHOOK_URL', 'ALERT_EMAIL', 'HEARTBEAT_URL'] as const

/** Greets the mail server, or logs in, without sending, and checks that somebody is told of trouble. */
export async function checkChannels(environment: Environment): Promise<Finding[]> {
  const { SMTP_URL: smtp, SITE_URL: site, ALERT_WEBHOOK_URL: webhook, ALERT_EMAIL: operators } = environment
  const findings: Finding[] = []
  const greeting = smtp && withDeadline(timeoutMs, () => greetMailServer(smtp, site))
  const answers = 'The mail server answers, and takes a password if set; "doctor --alerts" tries an email'
  const failed = (error: unknown) => failure('mail', 'No email can be sent', 'SMTP_URL', error)
  if (greeting) findings.push(await greeting.then(() => ok('mail', answers), failed))
  const unset = channels.filter((name) => !environment[name]).join(', ')
  const fix = 'Set ALERT_WEBHOOK_URL, or ALERT_EMAIL and SMTP_URL.'
  if (!webhook && !operators)
    findings.push(warning('alerts', `Nobody is told of trouble; unset: ${unset}`, fix))
  else if (unset) findings.push(ok('alerts', `Alert channels that are unset: ${unset}`))
  return findings
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
  if (webhook) trials.push(attempt('ALERT_WEBHOOK_URL', (signal) => webhook.send(test, signal)))
  // Each address gets its own email, since a server may refuse one of several.
  for (const email of new Set([...operators, ...owner])) {
    const name = `email to ${email} (${owner.includes(email) ? 'ENQUIRY_EMAIL' : 'ALERT_EMAIL'})`
    trials.push(attempt(name, async (signal) => mailTo([email], environment)?.send(test, signal)))
  }
  if (heartbeat) trials.push(attempt('HEARTBEAT_URL', (signal) => call(heartbeat, fetch, { signal })))
  return Promise.all(trials)
}

async function attempt(name: string, send: (signal: AbortSignal) => Promise<void>): Promise<Finding> {
  try {
    await withDeadline(timeoutMs, send)
    return ok('alerts', `The test by ${name} was accepted: check that it arrived`)
  } catch (error) {
    const variable = name.startsWith('email') ? 'SMTP_URL' : name
    return failure('alerts', `The test by ${name} failed`, variable, error)
  }
}

/** With the mail server's own words. The log lacks them, since they may name a visitor, but these cannot. */
function failure(check: Finding['check'], what: string, variable: string, error: unknown): Finding {
  const usual = `Correct ${variable}, or see that what it leads to runs, can be reached from here, and has a trusted certificate.`
  // The fix of a mail server's failure is in its second sentence.
  const [why, fix = usual] = describeError(error).split(/\. (.*)/)
  const { response } = Object(Object(error).cause) as { response?: unknown }
  const words = typeof response === 'string' ? `: “${response.slice(0, 300).replace(/\p{Cc}+/gu, ' ')}”` : ''
  return problem(check, `${what}: ${why}${words}`, fix)
}
