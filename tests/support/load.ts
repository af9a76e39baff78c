import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'
import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { consultationForm } from '~/forms/consultation'

/** What visitors met with. */
export interface LoadReport {
  /** How many answers of each kind came, such as `GET 200`, or `POST 503 without the words` for a form that was not given back. */
  answers: Record<string, number>
  /** What failed without an answer, such as a reset connection. */
  failures: string[]
  /** The e-mail addresses of those who were told that their enquiry is saved, be it with 502 because it was not sent on yet. */
  acknowledged: string[]
  /** The longest that anybody waited, in milliseconds; to be read, not to be asserted. */
  longestMs: number
}

interface LoadOptions {
  /** Keep-alive connections, each with one request at a time. */
  connections?: number
  pauseMs?: number
}

const pages = ['/', '/launch', '/blog/0', '/about.data']

/**
 * Constant load on a site: half of the requests are pages, the others are forms, some of them long. Every answer has to have a
 * request id of its own.
 */
export function startLoad(url: string, { connections = 24, pauseMs = 20 }: LoadOptions = {}) {
  const report: LoadReport = { answers: {}, failures: [], acknowledged: [], longestMs: 0 }
  const over = new AbortController()
  let forms = 0
  const requestIds = new Set<string | undefined>()

  async function visit(agent: Agent, number: number) {
    for (let turn = number; !over.signal.aborted; turn += 1) {
      const isForm = turn % 2 === 0
      const method = isForm ? 'POST' : 'GET'
      const started = performance.now()
      try {
        const email = `visitor${(forms += 1)}@load.example`
        const answer = isForm
          ? await ask(agent, consultationForm.path, enquiry(email, forms))
          : await ask(agent, pages[turn % pages.length]!)
        // Only our own page has the words of the form.
        const isGivenBack = (answer.status ?? 500) < 500 || answer.body.includes(email)
        const kind = `${method} ${answer.status}${isGivenBack ? '' : ' without the words'}`
        if (!answer.requestId || requestIds.has(answer.requestId)) {
          report.failures.push(`${kind} with the request id of another answer, or none`)
        }
        requestIds.add(answer.requestId)
        report.answers[kind] = (report.answers[kind] ?? 0) + 1
        const isSaved = answer.status === 303 || (answer.status === 502 && isGivenBack)
        if (isForm && isSaved) report.acknowledged.push(email)
      } catch (error) {
        report.failures.push(`${method} ${String(error)}`)
      }
      report.longestMs = Math.max(report.longestMs, performance.now() - started)
      await sleep(pauseMs)
    }
    agent.destroy()
  }

  function enquiry(email: string, number: number) {
    // In a form each of these characters takes nine bytes.
    const message = number % 10 === 0 ? '漢'.repeat(4000) : 'A website for my shop'
    return new URLSearchParams({ name: 'Ann', email, message }).toString()
  }

  async function ask(agent: Agent, path: string, body?: string) {
    const asking = request(url + path, {
      agent,
      rejectUnauthorized: false,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body && {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
        }),
      },
    })
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      asking.on('response', resolve).on('error', reject).end(body)
    })
    const requestId = response.headers['x-request-id']?.toString()
    return { status: response.statusCode, requestId, body: await text(response) }
  }

  const visits = Array.from({ length: connections }, (_, number) =>
    visit(new Agent({ keepAlive: true, maxSockets: 1 }), number),
  )
  return {
    report,
    async stop(): Promise<LoadReport> {
      over.abort()
      await Promise.all(visits)
      return report
    },
  }
}
