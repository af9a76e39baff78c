/** What wakes a person. Each is told when it starts and when it is over. */
export const troubles = ['journal', 'parked', 'waiting', 'form_ids', 'form_service'] as const

export type Trouble = (typeof troubles)[number]

export const channelNames = ['webhook', 'mail'] as const

export type ChannelName = (typeof channelNames)[number]

/** What a channel is told of: a trouble, or the day. */
export type Alert = Trouble | 'summary'

export type AlertState = 'started' | 'over' | 'daily'

/** In our own words: counts, ages, classes and the site's address, never what a visitor or the form service wrote. */
export interface Message {
  alert: Alert
  state: AlertState
  /** One line, for the subject of a mail. */
  title: string
  text: string
  /** When the trouble was first seen, ISO 8601 in UTC; null for a summary. */
  since: string | null
}
