import { Agent } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { consultationForm } from '~/forms/consultation'
import { openJournal } from '~/leads/journal'
import { postPath } from './addresses'
import { ask } from './ask'
import { listAll } from './list-all'

/** What visitors met with. */
export interface LoadReport {
  /** How many responses of each kind came, such as `GET 200`, or `POST 503 without the words` for a form that was not given back. */
  responses: Record<string, number>
  /** What failed without a response, such as a reset connection. */
  failures: string[]
  /** Who was told that their inquiry is saved, be it with 502 because it was not sent on yet, and is not in the journal. */
  lost: string[]
}

/** A server that takes such load; the site knows its own address, so that pages come from its cache. */
export const loadedServer = {
  TRUST_PROXY: '1',
  SITE_URL: 'https://localhost',
  SUBMISSIONS_PER_HOUR: '100000',
  SUBMISSIONS_PER_HOUR_TOTAL: '1000000',
}

const pages = ['/', '/launch', postPath, '/about.data']

/**
 * Constant load on a site, on keep-alive connections with one request at a time: half of the requests are pages, the others
 * are forms, some of them long.
 */
export function startLoad(url: string, databaseUrl: string, { connections = 24, pauseMs = 20 } = {}) {
  const report: LoadReport = { responses: {}, failures: [], lost: [] }
  const acknowledged: string[] = []
  const over = new AbortController()
  let forms = 0

  async function visit(agent: Agent, number: number) {
    for (let turn = number; !over.signal.aborted; turn += 1) {
      const isForm = turn % 2 === 0
      const method = isForm ? 'POST' : 'GET'
      try {
        const email = `visitor${(forms += 1)}@load.example`
        const response = isForm
          ? await ask(url + consultationForm.path, { agent }, enquiry(email, forms))
          : await ask(url + pages[turn % pages.length]!, { agent })
        // Only our own page has the words of the form.
        const isGivenBack = response.status < 500 || response.body.includes(email)
        const kind = `${method} ${response.status}${isGivenBack ? '' : ' without the words'}`
        report.responses[kind] = (report.responses[kind] ?? 0) + 1
        const isSaved = response.status === 303 || (response.status === 502 && isGivenBack)
        if (isForm && isSaved) acknowledged.push(email)
      } catch (error) {
        report.failures.push(`${method} ${String(error)}`)
      }
      await sleep(pauseMs)
    }
    agent.destroy()
  }

  function enquiry(email: string, number: number) {
    // In a form each of these characters takes nine bytes.
    return { name: 'Ann', email, message: number % 10 === 0 ? '漢'.repeat(4000) : 'A website for my shop' }
  }

  const visits = Array.from({ length: connections }, (_, number) =>
    visit(new Agent({ keepAlive: true, maxSockets: 1 }), number),
  )
  return {
    report,
    async stop(): Promise<LoadReport> {
      over.abort()
      await Promise.all(visits)
      return { ...report, lost: await missingFrom(databaseUrl, acknowledged) }
    },
  }
}

/** Which of these e-mail addresses the journal does not have. */
async function missingFrom(databaseUrl: string, emails: readonly string[]): Promise<string[]> {
  const journal = openJournal(databaseUrl)
  const recorded = new Set((await listAll(journal)).map(({ values }) => values.email))
  await journal.close()
  return emails.filter((email) => !recorded.has(email))
}
