import type { ChannelName, Condition } from '~/log/names'

/** What a channel is told of: a condition, or the day. */
export type Alert = Condition | 'summary'

/** In our own words: counts, ages, classes and the site's address, never what a visitor or the form service wrote. */
export interface Message {
  alert: Alert | 'test'
  state: string
  /** One line, for the subject of an email. */
  title: string
  text: string
  /** When the condition was first seen, ISO 8601 in UTC; null for a summary and a test. */
  since: string | null
}

export interface AlertMessage extends Message {
  alert: Alert
  state: 'started' | 'over' | 'daily'
}

export interface Channel {
  name: ChannelName
  /** Rejects unless the message was taken. */
  send(message: Message, signal: AbortSignal): Promise<void>
}
