import type { ServerResponse } from 'node:http'
import { serve } from './serve'

export interface Post {
  alert: string
  state: string
  since: string | null
  site: string
  text: string
  content: string
}

export type Respond = (response: ServerResponse) => void

export const accept: Respond = (response) => response.end('ok')

/** A chat service that takes what is posted, until the end of the test. */
export async function startWebhook() {
  const posts: Post[] = []
  let respond = accept
  const origin = await serve(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    posts.push(JSON.parse(body) as Post)
    respond(response)
  })
  return {
    url: `${origin}/services/T0/s3cret-t0ken?key=s3cret`,
    posts,
    /** What came in, without summaries, in order. */
    told: () =>
      posts.filter(({ alert }) => alert !== 'summary').map(({ alert, state }) => `${alert} ${state}`),
    respondWith(other: Respond) {
      respond = other
    },
  }
}
