import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { VisitorReport } from './visitor'

const [, , url = ''] = process.argv
const pages = ['/', '/launch', '/blog/0']
const pauseMs = 50

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

async function visit(page: string): Promise<void> {
  const [answer] = (await once(get(url + page, { agent }), 'response')) as [IncomingMessage]
  await once(answer.resume(), 'end')
  if (answer.statusCode !== 200) throw new Error(`${page} was answered with ${answer.statusCode}`)
}

const report: VisitorReport = { waitsMs: [], failures: [] }
process.on('message', () => process.send?.(report, () => process.exit(0)))
process.on('disconnect', () => process.exit(0))

// The first visit of a page waits until it is rendered and kept.
for (const page of pages) await visit(page)
process.send?.('ready')

/** A visitor in a process of their own, so that what they wait for is the server and not those who test it. */
for (let visits = 0; ; visits++) {
  const started = performance.now()
  try {
    await visit(pages[visits % pages.length]!)
    report.waitsMs.push(performance.now() - started)
  } catch (error) {
    report.failures.push(String(error))
  }
  await sleep(pauseMs)
}
