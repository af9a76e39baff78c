import type { Message } from '~/alerts/channel'
import { channelsOf } from '~/alerts/channels'
import { callHeartbeat } from '~/alerts/heartbeat'
import { withDeadline } from '~/platform/deadline'
import type { Environment } from '~/platform/environment'
import { describeError } from '~/platform/log'
import { ok, problem, warning, type Finding } from './finding'

const timeoutMs = 20_000
const test: Message = {
  alert: 'test',
  state: 'test',
  title: 'This is a test',
  text: 'Sent by `doctor --alerts`: messages arrive here. Nothing is wrong.',
  since: null,
}

/** Sends a test message to the webhook, and to whom alerts and enquiries are mailed, and calls the dead man's switch. */
export async function tryAlerts(environment: Environment): Promise<Finding[]> {
  const { ENQUIRY_EMAIL: owner = [], ALERT_EMAIL: operators = [], HEARTBEAT_URL: heartbeat } = environment
  // One mail each, since a server may refuse one address of several.
  const mailed = [...new Set([...operators, ...owner])].map((to) => ({ ...environment, ALERT_EMAIL: [to] }))
  const channels = channelsOf({ ...environment, ALERT_EMAIL: undefined }, fetch)
  for (const one of mailed) channels.push(...channelsOf({ ...one, ALERT_WEBHOOK_URL: undefined }, fetch))
  const trials = channels.map(({ name, send }) => tryChannel(name, (signal) => send(test, signal)))
  if (heartbeat) trials.push(tryChannel('heartbeat', (signal) => callHeartbeat(heartbeat, fetch, signal)))
  if (trials.length > 0) return Promise.all(trials)
  const message = 'Nobody is told of trouble: neither a webhook nor mail is configured'
  return [warning('alerts', message, 'Set ALERT_WEBHOOK_URL, or SMTP_URL and ALERT_EMAIL.')]
}

async function tryChannel(name: string, send: (signal: AbortSignal) => Promise<void>): Promise<Finding> {
  try {
    await withDeadline(timeoutMs, send)
    return ok('alerts', `A test message was sent by ${name}: see whether it arrived`)
  } catch (error) {
    const message = `No test message could be sent by ${name}: ${describeError(error)}`
    return problem('alerts', message, 'Correct the variable, or what it leads to, and try again.')
  }
}
