import { createCheckJournal } from '~/leads/journal-check'
import type { Journal } from '~/leads/journal'
import type { LeadEvent } from '~/leads/log-events'
import type { Environment } from '~/platform/environment'
import type { Log } from '~/platform/log'
import { createAlerting, type Channel } from './alerting'
import type { AlertEvent } from './log-events'
import { createMail } from './mail'
import { createServiceCalls } from './service-calls'
import { createWatch } from './watch'
import { createWebhook } from './webhook'

export interface AlertsOptions {
  environment: Environment
  journal: Journal
  hasFormIds: boolean
  log: Log<AlertEvent | LeadEvent>
  now: () => number
  monotonic: () => number
  fetch: typeof fetch
  /** The deadline of one message. */
  timeoutMs?: number | undefined
}

/** Null when no channel is configured. */
export function createAlerts(options: AlertsOptions) {
  const { environment, journal, hasFormIds, log, now, monotonic, fetch, timeoutMs } = options
  const { ALERT_WEBHOOK_URL: webhook, ALERT_SMTP_URL: smtp, ALERT_EMAIL: addresses } = environment
  const site = environment.SITE_URL ?? `http://localhost:${environment.PORT}`
  const channels: Channel[] = []
  if (webhook) channels.push(createWebhook(webhook, site, fetch))
  if (smtp && addresses) channels.push(createMail({ url: smtp, addresses, site }))
  if (channels.length === 0) return null

  const { onDelivered, record: serviceRecord } = createServiceCalls(now)
  // Its failures are logged by the watch, once.
  const checkJournal = createCheckJournal({ journal, log: () => {}, now, monotonic })
  const watch = createWatch({ journal, checkJournal, hasFormIds, serviceRecord, log, now })
  const tellTrouble = createAlerting({ journal, channels, watch, serviceRecord, log, now, timeoutMs })
  return { onDelivered, tellTrouble }
}
