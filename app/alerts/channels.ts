import type { Environment } from '~/platform/environment'
import type { Fetch } from '~/platform/http-client'
import { createSendMail } from '~/platform/mail'
import type { Channel } from './channel'
import { createWebhook } from './webhook'

/** Those that are configured. */
export function channelsOf(environment: Environment, fetch: Fetch): Channel[] {
  const { ALERT_WEBHOOK_URL: webhook, SMTP_URL: smtp, ALERT_EMAIL: to } = environment
  const { SITE_URL: site = `http://localhost:${environment.PORT}`, MAIL_FROM: from } = environment
  const channels = webhook ? [createWebhook(webhook, site, fetch)] : []
  if (!smtp || !to) return channels
  const sendMail = createSendMail(smtp, from ?? to[0]!, environment.SITE_URL)
  const { host } = new URL(site)
  // RFC 3834: no automatic replies. Not on inquiries, which helpdesks would put aside.
  const headers = { 'Auto-Submitted': 'auto-generated' }
  const send: Channel['send'] = async ({ title, text }, signal) =>
    void (await sendMail({ to, subject: `[${host}] ${title}`, text, headers }, signal))
  return [...channels, { name: 'mail', send }]
}
