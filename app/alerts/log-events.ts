import { z } from 'zod'
import { line, named, text, type EventOf } from '~/platform/log-events'
import { channelNames, troubles } from './trouble'

const channel = named('channel', 'Where trouble is told.', z.enum(channelNames))
const told = line('alert', ['info'], {
  channel,
  alert: z.enum([...troubles, 'summary']).describe('The trouble, or the daily summary.'),
  state: z.enum(['started', 'over', 'daily']).describe('What was told of it.'),
})
const failing = line('alert', ['error'], { channel, message: text('Why nothing could be told there.') })
const works = line('alert', ['info'], { channel, message: text('That it works again.') })

export const alertEvent = named(
  'alert',
  'A person was told of trouble; or could not be told, logged once until the channel works again.',
  z.union([told, failing, works]),
)

export type AlertEvent = EventOf<typeof told | typeof failing | typeof works>
