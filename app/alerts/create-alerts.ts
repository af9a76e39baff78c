import type { Journal } from '~/leads/journal'
import { createCheckJournal } from '~/leads/journal-check'
import type { LogEvent } from '~/log-events'
import type { Environment } from '~/platform/environment'
import { describeError, type Log } from '~/platform/log'
import { conditions, sendWithin, type Alert, type Channel, type ChannelName, type Message } from './channel'
import {
  createEvaluateConditions,
  followFormService,
  oldestUndelivered,
  type ConditionStatuses,
} from './conditions'
import { changeSince, createToldInMemory, openSince, summaryDue } from './last-told'
import { createMail } from './mail'
import { conditionMessage, summaryMessage, type Day, type Facts } from './messages'
import { quietAfterMessageMs } from './thresholds'
import { createWebhook } from './webhook'

export interface AlertsOptions {
  environment: Environment
  journal: Journal
  hasFormIds: boolean
  log: Log<LogEvent>
  now: () => number
  monotonic: () => number
  fetch: typeof fetch
  /** The deadline of one message. */
  timeoutMs?: number | undefined
}

const sendTimeoutMs = 10_000
// Outlasts a message; after one that failed, the pause before the next attempt.
const leaseMs = 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** A message to one channel, and what to write down in place of what it was told before. */
interface Draft {
  alert: Alert
  told: string
  next: string
  write(): Promise<Message>
}

/**
 * Tells each channel what differs from what it was last told. Nothing is queued: what began and ended while a channel did not work
 * is not told there. Null when no channel is configured.
 */
export function createAlerts(options: AlertsOptions) {
  const { journal, log, now, timeoutMs = sendTimeoutMs } = options
  const channels = channelsOf(options)
  if (channels.length === 0) return null

  const { onDelivered, health: formServiceHealth } = followFormService(now)
  // Its failures are logged with the condition, once.
  const checkJournal = createCheckJournal({ ...options, log: () => {} })
  const evaluate = createEvaluateConditions({ ...options, checkJournal, formServiceHealth })
  const memory = createToldInMemory()
  const failing = new Set<ChannelName>()
  let journalFailed = false
  const time = (ms: number) => new Date(ms).toISOString()
  return { onDelivered, notify }

  /** One round; the channels don't wait for each other's messages. Never rejects. */
  async function notify(signal: AbortSignal): Promise<void> {
    try {
      const statuses = await evaluate()
      const ends = await Promise.allSettled(channels.map((channel) => tell(channel, statuses, signal)))
      for (const end of ends) if (end.status === 'rejected') throw end.reason
      journalFailed = false
    } catch (error) {
      // Logged once, not in each round.
      if (journalFailed) return
      journalFailed = true
      log('error', { event: 'journal', message: `No trouble can be told: ${describeError(error)}` })
    }
  }

  async function tell(channel: Channel, statuses: ConditionStatuses, signal: AbortSignal): Promise<void> {
    for (const draft of await draftsFor(channel.name, statuses)) {
      if (signal.aborted) return
      // Another message would fail as well; a later round tries it.
      if (!(await deliver(channel, draft, signal))) return
    }
  }

  async function draftsFor(channel: ChannelName, statuses: ConditionStatuses): Promise<Draft[]> {
    const isWritable = statuses.get('journal')?.since === null
    const inMemory = await memory.toldAlerts()
    const all = isWritable ? new Map([...inMemory, ...(await journal.toldAlerts())]) : inMemory
    const toldOf = (alert: Alert) => all.get(`${channel}:${alert}`) ?? ''
    const drafts: Draft[] = []
    for (const [condition, status] of statuses) {
      if (!isWritable && condition !== 'journal') continue
      const told = toldOf(condition)
      const change = changeSince(told, status, now())
      if (!change) continue
      const write = () => conditionMessage(condition, change, now(), readFacts)
      drafts.push({ alert: condition, told, next: change.next, write })
    }
    const told = toldOf('summary')
    const day = isWritable && summaryDue(told, now())
    if (!day) return drafts
    const open = conditions.flatMap((condition) => {
      const since = openSince(toldOf(condition))
      return since === null ? [] : [{ condition, since }]
    })
    return [...drafts, { alert: 'summary', told, next: day, write: () => writeSummary(open) }]
  }

  async function writeSummary(open: Day['open']): Promise<Message> {
    const counts = await journal.countSince(time(now() - dayMs))
    return summaryMessage({ ...counts, open }, await readFacts())
  }

  async function readFacts(): Promise<Facts> {
    return {
      now: now(),
      counts: await journal.countByState(),
      oldestWaiting: await oldestUndelivered(journal),
      failure: formServiceHealth()?.failure ?? null,
    }
  }

  /** False when the channel did not take the message. Rejects when the journal fails. */
  async function deliver(channel: Channel, draft: Draft, signal: AbortSignal): Promise<boolean> {
    const { alert, told, next, write } = draft
    const id = `${channel.name}:${alert}`
    // The journal's outage cannot be written into the journal.
    const store = alert === 'journal' ? memory : journal
    const leaseUntil = await store.claimAlert(id, told, leaseMs, time(now()))
    if (leaseUntil === null) return true
    const message = await write()
    try {
      await sendWithin(timeoutMs, channel, message, signal)
    } catch (error) {
      if (!signal.aborted) reportFailure(channel.name, error)
      return false
    }
    reportSuccess(channel.name, message)
    await store.settleAlert(id, leaseUntil, next, quietAfterMessageMs, time(now()))
    return true
  }

  function reportFailure(channel: ChannelName, error: unknown): void {
    if (failing.has(channel)) return
    failing.add(channel)
    log('error', { event: 'alert', channel, message: `Trouble cannot be told: ${describeError(error)}` })
  }

  function reportSuccess(channel: ChannelName, { alert, state }: Message): void {
    if (failing.delete(channel)) log('info', { event: 'alert', channel, message: 'It works again' })
    log('info', { event: 'alert', channel, alert, state })
  }
}

function channelsOf({ environment, fetch }: AlertsOptions): Channel[] {
  const { ALERT_WEBHOOK_URL: webhook, ALERT_SMTP_URL: smtp, ALERT_EMAIL: addresses } = environment
  const site = environment.SITE_URL ?? `http://localhost:${environment.PORT}`
  return [
    ...(webhook ? [createWebhook(webhook, site, fetch)] : []),
    ...(smtp && addresses ? [createMail(smtp, addresses, site)] : []),
  ]
}
