import { hostname } from 'node:os'
import type { LeadsContext } from '~/leads/journal'
import type { CheckJournal } from '~/leads/journal-check'
import type { ChannelName } from '~/log/names'
import { withDeadline } from '~/platform/deadline'
import type { Environment } from '~/platform/environment'
import { isoTime } from '~/platform/iso-time'
import { describeError } from '~/platform/log'
import { createRound } from '~/platform/repeat'
import { mailTo, webhookOf, type Alert, type Channel } from './channels'
import { createConditions, type Evaluation } from './conditions'
import { changeSince, createToldInMemory, summaryDue } from './last-told'
import { conditionMessage, summaryMessage, type AlertMessage } from './messages'
import { quietAfterMessageMs } from './thresholds'

interface AlertsOptions extends LeadsContext {
  environment: Environment
  checkJournal: CheckJournal
  freeBytes: () => Promise<number | null>
  timeoutMs?: number | undefined
}

// A lease outlasts a message, and is the pause after a message that failed.
const leaseMs = 60 * 1000
const dayMs = 24 * 60 * 60 * 1000
const variables: Record<ChannelName, string> = { webhook: 'ALERT_WEBHOOK_URL', mail: 'ALERT_EMAIL' }

/** Tells each channel what differs from what it was last told. Nothing is queued. Null when no channel is configured. */
export function createAlerts(options: AlertsOptions) {
  const { environment, journal, log, now, monotonic, fetch, timeoutMs = 10_000 } = options
  const configured = [webhookOf(environment, fetch), mailTo(environment.ALERT_EMAIL, environment)]
  const channels = configured.filter((channel) => channel !== null)
  if (channels.length === 0) return null

  const server = `${hostname()}:${environment.PORT}`
  const { evaluate, followCall } = createConditions({ ...options, server })
  const memory = createToldInMemory(monotonic)
  const failing = new Set<ChannelName>()
  return { onDelivered: followCall, notify: createRound(log, 'journal', 'No trouble can be told', round) }

  async function round(signal: AbortSignal): Promise<void> {
    const evaluation = await evaluate()
    const ends = await Promise.allSettled(channels.map((channel) => tell(channel, evaluation, signal)))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }

  /** Stops at the first message that the channel does not take; a later round sends the others. */
  async function tell({ name, send }: Channel, { statuses, situation }: Evaluation, signal: AbortSignal) {
    const all = new Map([...(await memory.toldAlerts()), ...(situation ? await journal.toldAlerts() : [])])
    const toldOf = (alert: Alert) => all.get(`${name}:${alert}`) ?? ''
    for (const [condition, status] of statuses) {
      const change = changeSince(toldOf(condition), status, now())
      if (!change) continue
      if (!(await deliver(conditionMessage(condition, change, now(), situation), change.next))) return
    }
    const day = situation && summaryDue(toldOf('summary'), now())
    if (!day) return
    const counts = await journal.countSince(isoTime(now() - dayMs))
    await deliver(summaryMessage(counts, toldOf, situation), day)

    /** False when the channel did not take the message; otherwise `next` is recorded as told. Rejects when the journal fails. */
    async function deliver(message: AlertMessage, next: string): Promise<boolean> {
      if (signal.aborted) return false
      const { alert, state } = message
      const id = `${name}:${alert}`
      // The journal's outage cannot be written into the journal.
      const store = alert === 'journal' ? memory : journal
      const leaseUntil = await store.claimAlert(id, toldOf(alert), leaseMs, isoTime(now()))
      if (leaseUntil === null) return true
      try {
        await withDeadline(timeoutMs, (own) => send(message, own), signal)
      } catch (error) {
        const why = describeError(error).replace(/\.$/, '')
        const text = `Trouble cannot be told by ${variables[name]}: ${why}; see "doctor --alerts"`
        if (!signal.aborted && !failing.has(name))
          log('error', { event: 'alert', channel: name, alert, state, message: text })
        if (!signal.aborted) failing.add(name)
        return false
      }
      if (failing.delete(name)) log('info', { event: 'alert', channel: name, message: 'It works again' })
      log('info', { event: 'alert', channel: name, alert, state })
      await store.settleAlert(id, leaseUntil, next, quietAfterMessageMs, isoTime(now()))
      return true
    }
  }
}
