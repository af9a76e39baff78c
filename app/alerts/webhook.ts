import { Fault } from '~/platform/fault'
import type { Fetch } from '~/platform/http-client'
import type { Channel } from './channel'

/** Posts one JSON object a message: `text` for Slack, Mattermost and Rocket.Chat, `content` for Discord, the rest for machines. */
export function createWebhook(url: string, site: string, fetch: Fetch): Channel {
  return {
    name: 'webhook',
    async send({ alert, state, since, title, text }, signal) {
      const words = `${title}\n${text}`
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ text: words, content: words, alert, state, since, site }),
        // A redirect turns the post into a get, and could lead anywhere.
        redirect: 'manual',
        signal,
      })
      // Unread, since it may be endless.
      response.body?.cancel().catch(() => {})
      if (!response.ok) throw new Fault(`It answered ${response.status}`)
    },
  }
}
