import type { Journal } from '~/leads/journal'
import type { LeadEvent } from '~/leads/log-events'
import { describeError, type Log } from '~/platform/log'
import { withDeadline } from './deadline'
import type { AlertEvent } from './log-events'
import { summaryMessage, troubleMessage, type Day, type Facts } from './messages'
import { newsOf, openSince, summaryDue } from './news'
import type { ServiceRecord } from './service-calls'
import { createToldInMemory, type ToldStore } from './told-in-memory'
import { troubles, type Alert, type ChannelName, type Message } from './trouble'
import type { Findings } from './watch'

export interface Channel {
  name: ChannelName
  /** Rejects unless the message was taken. */
  send(message: Message, signal: AbortSignal): Promise<void>
}

export interface AlertingOptions {
  journal: ToldStore & Pick<Journal, 'countByState' | 'countSince' | 'oldest'>
  channels: readonly Channel[]
  watch: () => Promise<Findings>
  serviceRecord: () => ServiceRecord | null
  log: Log<AlertEvent | LeadEvent>
  now: () => number
  /** The deadline of one message. */
  timeoutMs?: number | undefined
}

const sendTimeoutMs = 10_000
// Outlasts a message; after one that failed, the pause before the next attempt.
const leaseMs = 60 * 1000
// Between two messages of one trouble, however often it comes and goes.
const pauseMs = 5 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** A message to one channel, and what to write down in place of what it was told before. */
interface Draft {
  id: string
  store: ToldStore
  told: string
  next: string
  write(): Promise<Message>
}

/**
 * Tells each channel what differs from what it was last told. Nothing is queued: what began and ended while a channel did not work
 * is not told there.
 */
export function createAlerting(options: AlertingOptions) {
  const { journal, channels, watch, serviceRecord, log, now, timeoutMs = sendTimeoutMs } = options
  const memory = createToldInMemory()
  const failing = new Set<ChannelName>()
  let journalFailed = false
  const time = (ms: number) => new Date(ms).toISOString()

  /** One round; the channels don't wait for each other's messages. Never rejects. */
  return async function tellTrouble(signal: AbortSignal): Promise<void> {
    try {
      const findings = await watch()
      const ends = await Promise.allSettled(channels.map((channel) => tell(channel, findings, signal)))
      for (const end of ends) if (end.status === 'rejected') throw end.reason
      journalFailed = false
    } catch (error) {
      // Logged once, not in each round.
      if (journalFailed) return
      journalFailed = true
      log('error', { event: 'journal', message: `No trouble can be told: ${describeError(error)}` })
    }
  }

  async function tell(channel: Channel, findings: Findings, signal: AbortSignal): Promise<void> {
    for (const draft of await draftsFor(channel, findings)) {
      if (signal.aborted) return
      // Another message would fail as well; a later round tries it.
      if (!(await deliver(channel, draft, signal))) return
    }
  }

  async function draftsFor(channel: Channel, findings: Findings): Promise<Draft[]> {
    const isWritable = findings.get('journal')?.since === null
    const ownTold = await memory.toldAlerts()
    const allTold = new Map(isWritable ? [...ownTold, ...(await journal.toldAlerts())] : ownTold)
    const toldOf = (alert: Alert) => allTold.get(`${channel.name}:${alert}`) ?? ''
    const draft = (alert: Alert, next: string, write: Draft['write']): Draft => ({
      id: `${channel.name}:${alert}`,
      // The journal's outage cannot be written into the journal.
      store: alert === 'journal' ? memory : journal,
      told: toldOf(alert),
      next,
      write,
    })
    const drafts = [...findings].flatMap(([trouble, finding]) => {
      if (!isWritable && trouble !== 'journal') return []
      const news = newsOf(finding, toldOf(trouble), now())
      return news ? [draft(trouble, news.next, () => troubleMessage(trouble, news, now(), readFacts))] : []
    })
    const day = isWritable && summaryDue(toldOf('summary'), now())
    if (!day) return drafts
    const open = troubles.flatMap((trouble) => {
      const since = openSince(toldOf(trouble))
      return since === null ? [] : [{ trouble, since }]
    })
    return [...drafts, draft('summary', day, () => writeSummary(open))]
  }

  async function writeSummary(open: Day['open']): Promise<Message> {
    const counts = await journal.countSince(time(now() - dayMs))
    return summaryMessage({ ...counts, open }, await readFacts())
  }

  async function readFacts(): Promise<Facts> {
    const counts = await journal.countByState()
    const [received, waiting] = [await journal.oldest(['received']), await journal.oldest(['waiting'])]
    const oldestWaiting =
      received && waiting ? (received < waiting ? received : waiting) : (received ?? waiting)
    return { now: now(), counts, oldestWaiting, failure: serviceRecord()?.failure ?? null }
  }

  /** False when the channel did not take the message. Rejects when the journal fails. */
  async function deliver(channel: Channel, draft: Draft, signal: AbortSignal): Promise<boolean> {
    const { id, store, told, next, write } = draft
    const leaseUntil = await store.claimAlert(id, told, leaseMs, time(now()))
    if (leaseUntil === null) return true
    const message = await write()
    try {
      await withDeadline((ending) => channel.send(message, ending), timeoutMs, signal)
    } catch (error) {
      if (!signal.aborted) reportFailure(channel.name, error)
      return false
    }
    reportSuccess(channel.name, message)
    await store.settleAlert(id, leaseUntil, next, pauseMs, time(now()))
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
