import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Journal } from '~/leads/journal'
import type { Lead } from '~/leads/lead'
import { openJournal } from '~/leads/open-journal'
import { listAll } from './list-all'
import { randomFrom } from './random'
import type { LogLine } from './site'

export interface ChaosOptions {
  databaseUrl: string
  /** How many server processes share the journal. */
  processes: number
  /** How many at least; more while hardly anything has been killed. */
  submissions: number
  /**
   * Whether an operator has everything retried again and again, which makes a short run; else the background's own schedule
   * is waited for.
   */
  hasImpatientOperator: boolean
  /** Makes the same choices again; the times of processes still differ. */
  seed: number
}

/** What a run came to. */
export interface ChaosReport {
  seed: number
  submissions: number
  kills: number
  /** Calls that reached the form service, by how it behaved. */
  calls: Record<string, number>
  /** How often the form service could not be reached. */
  absences: number
  /** Leads by their final state. */
  states: Record<string, number>
  /** Sent again because the acknowledgement came after the server's deadline, which the server logged. */
  timedOutThenResent: number
  /** Sent again because the server was killed between the sending of the acknowledgement and its writing down. */
  killedBeforeSettling: number
  /** The leads, and the words of servers, by which a promise was broken; empty when all hold. */
  broken: BrokenPromises
}

interface BrokenPromises {
  /** Submissions that got an answer but are not in the journal. */
  lost: string[]
  /** Leads that were still not delivered although nothing but time stood in the way. */
  undelivered: string[]
  /** Sent again although a server had read and written down that they had arrived. */
  sentTwice: string[]
  /** Sent by two at the same time. */
  sentAtOnce: string[]
  /** Recorded more than once. */
  recordedTwice: string[]
  /** Answered with different references. */
  renamed: string[]
  /** What the servers reported as trouble with the journal. */
  troubles: string[]
}

const timeoutMs = 500
const seconds = 1000
const overlapMs = 100
const leastKills = 3

interface Call {
  lead: string
  server: string
  behaviour: string
  startedAt: number
  endedAt: number
  isAcknowledged: boolean
}

interface Run {
  /** The server's name at the form service. */
  name: string
  child: ChildProcess
  url: string
  isKilled: boolean
  /** How long it took to start. */
  startMs: number
}

/**
 * Submits forms while the servers are killed at random moments and the form service fails at random, then lets everything heal
 * and compares what visitors were told, what the journal holds and what the form service got.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const random = randomFrom(options.seed).fraction
  const between = (least: number, most: number) => least + random() * (most - least)
  const runs: Run[] = []
  const lines: { server: string; line: LogLine }[] = []
  let kills = 0
  let isOver = false
  // Kill child processes when the run is aborted.
  const killAll = () => runs.forEach(({ child }) => child.kill('SIGKILL'))
  process.once('exit', killAll)
  const formService = await startFormService(random)
  const servers = await Promise.all(
    Array.from({ length: options.processes }, (_, index) => startServer(`server${index}`)),
  )
  const journal = openJournal(options.databaseUrl)

  try {
    const faultInjection = [...servers.map((server) => killLoop(server)), formService.comeAndGo(() => isOver)]
    if (options.hasImpatientOperator) faultInjection.push(retryLoop())
    const submitted = submitAll().finally(() => {
      isOver = true
    })
    const [visitors] = await Promise.all([submitted, ...faultInjection])
    formService.heal()
    await untilNothingWaits(journal)
    // Wait for late duplicates.
    await sleep(2 * seconds)
    return report(visitors, await listAll(journal))
  } finally {
    isOver = true
    await Promise.all(servers.map(({ stop }) => stop()))
    process.off('exit', killAll)
    formService.close()
    await journal.close()
  }

  async function startServer(name: string) {
    let count = 0
    let run = await start()
    return {
      url: () => run.url,
      startMs: () => run.startMs,
      async restart() {
        run.isKilled = true
        run.child.kill('SIGKILL')
        kills += 1
        await once(run.child, 'close')
        run = await start()
      },
      async stop() {
        run.child.kill('SIGKILL')
        if (run.child.exitCode === null && run.child.signalCode === null) await once(run.child, 'close')
      },
    }

    async function start(): Promise<Run> {
      count += 1
      const own = `${name}-${count}`
      const child = spawn(process.execPath, ['build/server.js'], {
        env: serverEnvironment(`${formService.url}/${own}`),
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const startedAt = Date.now()
      const started: Run = { name: own, child, url: '', isKilled: false, startMs: 0 }
      runs.push(started)
      const output = createInterface(child.stdout!)
      output.on('line', (written) => lines.push({ server: own, line: JSON.parse(written) as LogLine }))
      const ended = once(child, 'exit').then(() => {
        throw new Error(`${own} ended instead of starting`)
      })
      const [first] = (await Promise.race([once(output, 'line'), ended])) as [string]
      ended.catch(() => {})
      started.startMs = Date.now() - startedAt
      started.url = `http://127.0.0.1:${(JSON.parse(first) as { port: number }).port}`
      return started
    }
  }

  function serverEnvironment(formServiceUrl: string): NodeJS.ProcessEnv {
    const environment: Record<string, string | undefined> = {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: options.databaseUrl,
      CONSULTATION_FORM_ID: 'consult1',
      PROJECT_FORM_ID: 'project1',
      FORM_SERVICE_URL: formServiceUrl,
      FORM_SERVICE_TIMEOUT_MS: String(timeoutMs),
      SUBMISSIONS_PER_HOUR: '100000',
      SUBMISSIONS_PER_HOUR_TOTAL: '100000',
    }
    return environment as NodeJS.ProcessEnv
  }

  async function killLoop(server: (typeof servers)[number]): Promise<void> {
    for (;;) {
      // Relative to the start, so that slow machines serve requests between kills.
      await sleep(server.startMs() * between(0.2, 3))
      if (isOver) return
      await server.restart()
    }
  }

  async function retryLoop(): Promise<void> {
    for (;;) {
      await retryAll()
      await sleep(seconds)
      if (isOver) return
    }
  }

  /** As `leads retry --all` does. */
  async function retryAll(): Promise<void> {
    const [waiting, parked] = await Promise.all([
      listAll(journal, { state: 'waiting' }),
      listAll(journal, { state: 'parked' }),
    ])
    for (const { reference } of [...waiting, ...parked]) {
      await journal.retry(reference, new Date().toISOString())
    }
  }

  async function submitAll(): Promise<Visitor[]> {
    const visitors: Visitor[] = []
    // Where servers start slowly, a few submissions could be over before anything was killed.
    const next = () => {
      if (visitors.length >= options.submissions && kills >= leastKills) return undefined
      const visitor = newVisitor(visitors.length)
      visitors.push(visitor)
      return visitor
    }
    const atOnce = Array.from({ length: 8 }, async () => {
      for (let visitor = next(); visitor; visitor = next()) {
        const isDoubleClick = random() < 0.2
        const clicks = isDoubleClick ? [submit(visitor), submit(visitor)] : [submit(visitor)]
        await Promise.all(clicks)
        if (random() < 0.2) await submit(visitor)
      }
    })
    await Promise.all(atOnce)
    return visitors
  }

  /** Sends a form like a person does: again, until a server answers that it is saved. */
  async function submit(visitor: Visitor): Promise<void> {
    for (;;) {
      const server = servers[Math.floor(random() * servers.length)]!
      try {
        const answer = await fetch(`${server.url()}/consultation`, {
          method: 'POST',
          body: new URLSearchParams({ ...visitor.values }),
          redirect: 'manual',
          signal: AbortSignal.timeout(20 * seconds),
        })
        const told = `${answer.headers.get('location') ?? ''} ${await answer.text()}`
        const [reference] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(told) ?? []
        if ((answer.status === 303 || answer.status === 502) && reference) {
          visitor.references.add(reference)
          return
        }
      } catch {
        // Killed meanwhile, or not there yet.
      }
      await sleep(between(50, 300))
    }
  }

  async function untilNothingWaits(own: Journal): Promise<void> {
    const patience = Date.now() + (options.hasImpatientOperator ? 30 : 1200) * seconds
    while (Date.now() < patience) {
      const open = [
        ...(await listAll(own, { state: 'received' })),
        ...(await listAll(own, { state: 'waiting' })),
      ]
      if (open.length === 0) return
      if (options.hasImpatientOperator) await retryAll()
      await sleep(seconds / 2)
    }
  }

  function report(visitors: Visitor[], leads: Lead[]): ChaosReport {
    const calls = formService.calls
    const nameOf = (lead: Lead) => lead.values.name ?? ''
    const recorded = leads.map(nameOf)
    const referenceOf = new Map(leads.map((lead) => [nameOf(lead), lead.reference]))
    const logged = (call: Call, own: LogLine) =>
      lines.filter(
        ({ server, line }) =>
          server === call.server &&
          line.reference === referenceOf.get(call.lead) &&
          Object.entries(own).every(([name, value]) => line[name] === value),
      ).length
    // A server logs that a lead has arrived once the journal holds it.
    const arrivedAt = new Map<unknown, number>()
    for (const { line } of lines.filter(({ line: { outcome } }) => outcome === 'delivered')) {
      const known = arrivedAt.get(line.reference) ?? Number.POSITIVE_INFINITY
      arrivedAt.set(line.reference, Math.min(known, Date.parse(String(line.time))))
    }
    const sentTwice = calls
      .filter(
        ({ lead, startedAt }) =>
          startedAt > (arrivedAt.get(referenceOf.get(lead)) ?? Number.POSITIVE_INFINITY),
      )
      .map(({ lead }) => lead)
    let timedOutThenResent = 0
    let killedBeforeSettling = 0
    for (const [index, call] of calls.entries()) {
      const isSentAgain = calls.slice(index + 1).some(({ lead }) => lead === call.lead)
      if (!call.isAcknowledged || !isSentAgain) continue
      const wasKilled = runs.some(({ name, isKilled }) => name === call.server && isKilled)
      if (logged(call, { failure: 'timeout' }) > 0) timedOutThenResent += 1
      else if (wasKilled && logged(call, { outcome: 'delivered' }) === 0) killedBeforeSettling += 1
      else sentTwice.push(call.lead)
    }
    return {
      seed: options.seed,
      submissions: visitors.length,
      kills,
      calls: countBy(calls, ({ behaviour }) => behaviour),
      absences: formService.absences(),
      states: countBy(leads, ({ state }) => state),
      timedOutThenResent,
      killedBeforeSettling,
      broken: {
        lost: visitors.map(({ values }) => values.name).filter((name) => !recorded.includes(name)),
        undelivered: leads
          .filter(({ state, failure }) => state !== 'delivered' && failure !== 'unexpected_format')
          .map((lead) => `${nameOf(lead)} ${lead.state} ${lead.failure ?? ''}`),
        sentTwice,
        sentAtOnce: calls
          .filter((call, index) => calls.slice(index + 1).some((other) => areAtOnce(call, other)))
          .map(({ lead }) => lead),
        recordedTwice: recorded.filter((name, index) => recorded.indexOf(name) !== index),
        renamed: visitors.filter(({ references }) => references.size !== 1).map(({ values }) => values.name),
        // A throttle that counts without a slow database loses nothing.
        troubles: lines
          .filter(({ line }) => line.level === 'error' && line.event !== 'throttle')
          .map(({ line }) => JSON.stringify(line)),
      },
    }
  }

  function areAtOnce(one: Call, other: Call): boolean {
    if (one.lead !== other.lead) return false
    const end = Math.min(one.endedAt, other.endedAt)
    return end - Math.max(one.startedAt, other.startedAt) > overlapMs
  }
}

interface Visitor {
  values: { name: string; email: string; message: string }
  references: Set<string>
}

function newVisitor(index: number): Visitor {
  const name = `Visitor ${index}`
  const email = `visitor${index}@chaos.example`
  return { values: { name, email, message: 'A site, please.' }, references: new Set() }
}

/** A form service that answers, fails in every way of the chaos, and is not there at all from time to time. */
async function startFormService(random: () => number) {
  const calls: Call[] = []
  let isHealthy = false
  let absences = 0
  const behaviours: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
    acknowledges: (_, response) => response.end('{"next":"/thanks"}'),
    breaks: (_, response) => response.writeHead(500).end('{"error":"Internal error"}'),
    hangs: () => {},
    html: (_, response) => response.end('<!DOCTYPE html><title>Welcome</title>'),
    resets: (request) => request.socket.resetAndDestroy(),
  }
  const names = Object.keys(behaviours)
  const choose = () => {
    if (isHealthy || random() < 0.5) return 'acknowledges'
    // Fewer of the failures that park a lead.
    const chosen = names[1 + Math.floor(random() * (names.length - 1))]!
    return chosen === 'html' && random() < 0.5 ? 'breaks' : chosen
  }

  const server = createServer(async (request, response) => {
    const startedAt = Date.now()
    const behaviour = choose()
    const [, name = ''] = (request.url ?? '').split('/')
    const body = await text(request).catch(() => null)
    // Killed while it was sending.
    if (body === null) return
    const { name: lead } = JSON.parse(body) as { name: string }
    const call: Call = {
      lead,
      server: name,
      behaviour,
      startedAt,
      endedAt: Number.POSITIVE_INFINITY,
      isAcknowledged: false,
    }
    calls.push(call)
    response.on('close', () => {
      call.endedAt = Date.now()
      call.isAcknowledged = behaviour === 'acknowledges' && response.writableFinished
    })
    behaviours[behaviour]!(request, response)
  })
  server.keepAliveTimeout = 1
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    calls,
    url: `http://127.0.0.1:${port}`,
    absences: () => absences,
    heal() {
      isHealthy = true
    },
    async comeAndGo(isOver: () => boolean) {
      while (!isOver()) {
        await sleep(500 + random() * 1500)
        server.close()
        absences += 1
        await sleep(100 + random() * 300)
        // What still hangs would keep the server from closing.
        server.closeAllConnections()
        if (server.listening) await once(server, 'close')
        server.listen(port, '127.0.0.1')
        await once(server, 'listening')
      }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function countBy<Item>(items: readonly Item[], key: (item: Item) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1
  return counts
}
