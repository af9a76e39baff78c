import { hostname } from 'node:os'
import type { Journal } from '~/leads/journal'
import { createCheckJournal } from '~/leads/journal-check'
import { createRound } from '~/leads/background-round'
import type { LogEvent } from '~/log/events'
import { withDeadline } from '~/platform/deadline'
import type { Environment } from '~/platform/environment'
import type { Fetch } from '~/platform/http-client'
import { describeError, type Log } from '~/platform/log'
import type { Alert, AlertMessage, Channel } from './channel'
import { conditions, type ChannelName } from '~/log/names'
import { channelsOf } from './channels'
import {
  createEvaluateConditions,
  followFormService,
  oldestUndelivered,
  type ConditionStatuses,
} from './conditions'
import { changeSince, createToldInMemory, openSince, summaryDue } from './last-told'
import { conditionMessage, summaryMessage, type Day, type Situation } from './messages'
import { quietAfterMessageMs } from './thresholds'

export interface AlertsOptions {
  environment: Environment
  journal: Journal
  freeBytes: () => Promise<number | null>
  log: Log<LogEvent>
  now: () => number
  monotonic: () => number
  fetch: Fetch
  /** The deadline of one message. */
  timeoutMs?: number | undefined
}

const sendTimeoutMs = 10_000
// Outlasts a message; after one that failed, the pause before the next attempt.
const leaseMs = 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** A message to one channel, and what to write down in place of what it was told before. */
interface Unsent {
  alert: Alert
  told: string
  next: string
  write(): Promise<AlertMessage>
}

/**
 * Tells each channel what differs from what it was last told. Nothing is queued: what began and ended while a channel did not work
 * is not told there. Null when no channel is configured.
 */
export function createAlerts(options: AlertsOptions) {
  const { environment, journal, log, now, fetch, timeoutMs = sendTimeoutMs } = options
  const channels = channelsOf(environment, fetch)
  if (channels.length === 0) return null

  const { onDelivered, health: formServiceHealth } = followFormService(now)
  // Its failures are logged with the condition, once.
  const checkJournal = createCheckJournal({ ...options, log: () => {} })
  const server = `${hostname()}:${environment.PORT}`
  const evaluate = createEvaluateConditions({ ...options, server, checkJournal, formServiceHealth })
  const memory = createToldInMemory()
  const failing = new Set<ChannelName>()
  const time = (ms: number) => new Date(ms).toISOString()
  return { onDelivered, notify: createRound(log, 'journal', 'No trouble can be told', round) }

  /** The channels don't wait for each other's messages. */
  async function round(signal: AbortSignal): Promise<void> {
    const statuses = await evaluate()
    const ends = await Promise.allSettled(channels.map((channel) => tell(channel, statuses, signal)))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }

  async function tell(channel: Channel, statuses: ConditionStatuses, signal: AbortSignal): Promise<void> {
    for (const draft of await draftsFor(channel.name, statuses)) {
      if (signal.aborted) return
      // Another message would fail as well; a later round tries it.
      if (!(await deliver(channel, draft, signal))) return
    }
  }

  async function draftsFor(channel: ChannelName, statuses: ConditionStatuses): Promise<Unsent[]> {
    const isWritable = statuses.get('journal')?.since === null
    const inMemory = await memory.toldAlerts()
    const all = isWritable ? new Map([...inMemory, ...(await journal.toldAlerts())]) : inMemory
    const toldOf = (alert: Alert) => all.get(`${channel}:${alert}`) ?? ''
    const drafts: Unsent[] = []
    for (const [condition, status] of statuses) {
      if (!isWritable && condition !== 'journal') continue
      const told = toldOf(condition)
      const change = changeSince(told, status, now())
      if (!change) continue
      const write = () => conditionMessage(condition, change, now(), readRequest)
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

  async function writeSummary(open: Day['open']): Promise<AlertMessage> {
    const counts = await journal.countSince(time(now() - dayMs))
    return summaryMessage({ ...counts, open }, await readRequest())
  }

  async function readRequest(): Promise<Situation> {
    return {
      now: now(),
      counts: await journal.countByState(),
      oldestWaiting: await oldestUndelivered(journal),
      failure: formServiceHealth()?.failure ?? null,
    }
  }

  /** False when the channel did not take the message. Rejects when the journal fails. */
  async function deliver(channel: Channel, draft: Unsent, signal: AbortSignal): Promise<boolean> {
    const { alert, told, next, write } = draft
    const id = `${channel.name}:${alert}`
    // The journal's outage cannot be written into the journal.
    const store = alert === 'journal' ? memory : journal
    const leaseUntil = await store.claimAlert(id, told, leaseMs, time(now()))
    if (leaseUntil === null) return true
    const message = await write()
    try {
      await withDeadline(timeoutMs, (own) => channel.send(message, own), signal)
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

  function reportSuccess(channel: ChannelName, { alert, state }: AlertMessage): void {
    if (failing.delete(channel)) log('info', { event: 'alert', channel, message: 'It works again' })
    log('info', { event: 'alert', channel, alert, state })
  }
}
