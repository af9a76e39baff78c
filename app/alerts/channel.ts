import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from '~/platform/fault'

export const channelNames = ['webhook', 'mail'] as const

export type ChannelName = (typeof channelNames)[number]

/** What wakes a person. Each is told when it starts and when it is over. */
export const conditions = ['journal', 'parked', 'waiting', 'form_ids', 'form_service'] as const

export type Condition = (typeof conditions)[number]

/** What a channel is told of: a condition, or the day. */
export type Alert = Condition | 'summary'

/** In our own words: counts, ages, classes and the site's address, never what a visitor or the form service wrote. */
export interface Message {
  alert: Alert
  state: 'started' | 'over' | 'daily'
  /** One line, for the subject of a mail. */
  title: string
  text: string
  /** When the condition was first seen, ISO 8601 in UTC; null for a summary. */
  since: string | null
}

export interface Channel {
  name: ChannelName
  /** Rejects unless the message was taken. */
  send(message: Message, signal: AbortSignal): Promise<void>
}

/** Rejects unless the channel took the message before the deadline and the stop. */
export async function sendWithin(
  timeoutMs: number,
  channel: Channel,
  message: Message,
  stopping: AbortSignal,
): Promise<void> {
  const ending = new AbortController()
  const end = () => ending.abort()
  stopping.addEventListener('abort', end)
  // Not left to the channel, which may hang in spite of its signal.
  const timedOut = sleep(timeoutMs, undefined, { signal: ending.signal }).then(() => {
    throw new Fault(`No answer within ${timeoutMs} ms`)
  })
  try {
    await Promise.race([channel.send(message, ending.signal), timedOut])
  } finally {
    end()
    stopping.removeEventListener('abort', end)
  }
}
