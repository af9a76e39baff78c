import type { ChannelName, Condition } from '~/log/names'
import { siteOf, type Environment } from '~/platform/environment'
import { Fault } from '~/platform/fault'
import type { Fetch } from '~/platform/http-client'
import { createSendMail } from '~/platform/mail'

export type Alert = Condition | 'summary'

/** A message has counts, ages, classes and the site's URL, never words of a visitor or of the form service. */
export interface Message {
  alert: Alert | 'test'
  state: 'started' | 'over' | 'daily' | 'test'
  /** One line, for the subject of an email. */
  title: string
  text: string
  /** When the condition was first seen, ISO 8601 in UTC; null for a summary and a test. */
  since: string | null
}

/** `send` rejects unless the message was taken. */
export type Channel = { name: ChannelName; send(message: Message, signal: AbortSignal): Promise<void> }

/** Posts one JSON object a message: `text` for Slack, Mattermost and Rocket.Chat, `content` for Discord, the rest for machines. */
export function webhookOf(environment: Environment, fetch: Fetch): Channel | null {
  const { ALERT_WEBHOOK_URL: url } = environment
  const send: Channel['send'] = async ({ title, text, ...rest }, signal) => {
    const words = `${title}\n${text}`
    const body = JSON.stringify({ text: words, content: words, ...rest, site: siteOf(environment) })
    await call(url!, fetch, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, signal })
  }
  return url ? { name: 'webhook', send } : null
}

export function mailTo(to: readonly string[] | undefined, environment: Environment): Channel | null {
  const { SMTP_URL: smtp, MAIL_FROM: from, SITE_URL: site } = environment
  if (!smtp || !to) return null
  const sendMail = createSendMail(smtp, from ?? to[0]!, site)
  const { host } = new URL(siteOf(environment))
  // RFC 3834 asks for no automatic replies. Inquiries lack this header, since helpdesks would put them aside.
  const headers = { 'Auto-Submitted': 'auto-generated' }
  const send: Channel['send'] = async ({ title, text }, signal) =>
    void (await sendMail({ to, subject: `[${host}] ${title}`, text, headers }, signal))
  return { name: 'mail', send }
}

/** Rejects unless a response says success. */
export async function call(url: string, fetch: Fetch, init: Omit<Parameters<Fetch>[1], 'redirect'>) {
  // A redirect turns a post into a get, and could lead anywhere.
  const response = await fetch(url, { ...init, redirect: 'manual' })
  // The body stays unread, since it may be endless.
  response.body?.cancel().catch(() => {})
  if (!response.ok) throw new Fault(`It answered ${response.status}`)
}
