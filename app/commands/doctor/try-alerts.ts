import type { Message } from '~/alerts/channel'
import { channelsOf } from '~/alerts/channels'
import { callHeartbeat } from '~/alerts/heartbeat'
import { withDeadline } from '~/platform/deadline'
import type { Environment } from '~/platform/environment'
import { request as fetch } from '~/platform/http-client'
import { mailFix, mailWords } from './check-mail'
import { ok, problem, type Finding } from './finding'

const timeoutMs = 20_000
const test: Message = {
  alert: 'test',
  state: 'test',
  title: 'This is a test',
  text: 'Sent by `doctor --alerts`: messages arrive here. Nothing is wrong.',
  since: null,
}

/** Sends a test message to the webhook, and to whom alerts and inquiries are mailed, and calls the dead man's switch. */
export async function tryAlerts(environment: Environment): Promise<Finding[]> {
  const { ENQUIRY_EMAIL: owner = [], ALERT_EMAIL: operators = [], HEARTBEAT_URL: heartbeat } = environment
  const webhook = channelsOf({ ...environment, ALERT_EMAIL: undefined }, fetch)
  const trials = webhook.map(({ send }) => attempt('webhook', (signal) => send(test, signal)))
  // One email each, since a server may refuse one address of several.
  for (const address of new Set([...operators, ...owner])) {
    const mail = channelsOf({ ...environment, ALERT_EMAIL: [address], ALERT_WEBHOOK_URL: undefined }, fetch)
    for (const { send } of mail) trials.push(attempt(`email to ${address}`, (signal) => send(test, signal)))
  }
  if (heartbeat) trials.push(attempt('heartbeat', (signal) => callHeartbeat(heartbeat, fetch, signal)))
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
