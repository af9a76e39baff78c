import type { Channel, Message } from '~/alerts/channel'
import { channelsOf } from '~/alerts/channels'
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

/** Sends a test message to the webhook, and to whom alerts and enquiries are mailed. */
export async function tryAlerts(environment: Environment): Promise<Finding[]> {
  const { ENQUIRY_EMAIL: owner = [], ALERT_EMAIL: operators = [] } = environment
  const channels = channelsOf({ ...environment, ALERT_EMAIL: [...operators, ...owner] }, fetch)
  if (channels.length > 0) return Promise.all(channels.map(tryChannel))
  const message = 'Nobody is told of trouble: neither a webhook nor mail is configured'
  return [warning('alerts', message, 'Set ALERT_WEBHOOK_URL, or SMTP_URL and ALERT_EMAIL.')]
}

async function tryChannel({ name, send }: Channel): Promise<Finding> {
  try {
    await withDeadline(timeoutMs, (signal) => send(test, signal))
    return ok('alerts', `A test message was sent by ${name}: see whether it arrived`)
  } catch (error) {
    const message = `No test message could be sent by ${name}: ${describeError(error)}`
    return problem('alerts', message, 'Correct the variable, and try again.')
  }
}
