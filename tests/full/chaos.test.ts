import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it, type TestContext } from 'vitest'
import type { Lead } from '~/leads/lead'
import { openJournal } from '~/leads/journal'
import { createDatabase } from '../support/database'
import { closeAll, listen } from '../support/free-port'
import { listAll } from '../support/list-all'
import { randomFrom } from '../support/random'
import { startServer, type ServerProcess } from '../support/server-process'
import { withFormService, type LogLine } from '../support/site'

/** The address of a new SQLite file, which goes with the test. */
async function createFile({ onTestFinished }: TestContext): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dayfive-chaos-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return `file:${join(folder, 'leads.db')}`
}

/** How many servers share a journal, and where it is. */
const scenes = [
  { name: 'one server on SQLite', processes: 1, createUrl: createFile },
  { name: 'two servers on one SQLite file', processes: 2, createUrl: createFile },
  { name: 'two servers on one PostgreSQL', processes: 2, createUrl: createDatabase },
]

/** At least; more while hardly anything has been killed. */
const submissions = Number(process.env.CHAOS_SUBMISSIONS ?? 100)
/** Makes the same choices again; the times of processes still differ. */
const seed = Number(process.env.CHAOS_SEED ?? 28)
const seconds = 1000
const overlapMs = 100
const leastKills = 3

type Call = { lead: string; startedAt: number; endedAt: number }

type Visitor = { values: { name: string; email: string; message: string }; references: Set<string> }

/** Whether a form service or a mail server fails now. */
type Fails = (share: number) => boolean

/**
 * Submits forms while the servers are killed at random moments, the form service and the mail server fail at random and an
 * operator has everything retried again and again; then lets everything heal and compares what visitors were told, what the
 * journal holds and what the form service and the owner's mailbox got. Gives each promise that was broken, with the lead or the words
 * of a server.
 */
async function runChaos(databaseUrl: string, processes: number): Promise<string[]> {
  const random = randomFrom(seed).fraction
  const lines: LogLine[] = []
  const killedAt: number[] = []
  let isOver = false
  const fails: Fails = (share) => !isOver && random() < share
  const formService = await startFormService(fails)
  const mailServer = await startMailServer(fails)
  const environment = {
    ...withFormService,
    DATABASE_URL: databaseUrl,
    FORM_SERVICE_URL: formService.url,
    FORM_SERVICE_TIMEOUT_MS: '500',
    ENQUIRY_EMAIL: 'ann@dayfive.example',
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    SUBMISSIONS_PER_HOUR: '100000',
    SUBMISSIONS_PER_HOUR_TOTAL: '100000',
  }
  const servers = await Promise.all(Array.from({ length: processes }, () => startServer(environment)))
  const journal = openJournal(databaseUrl, { hasOwnerMail: true })

  try {
    const submitted = submitAll().finally(() => (isOver = true))
    const [visitors] = await Promise.all([submitted, retryLoop(), ...[...servers.keys()].map(killLoop)])
    // A server that is killed just before the final dot of an email leaves the next attempt to others, in 10 to 20 minutes.
    const patience = Date.now() + 25 * 60 * seconds
    const isOpen = ({ state, reference }: Lead) =>
      state === 'received' || state === 'waiting' || !mailServer.takenAt.has(reference)
    const isWaiting = async () => (await listAll(journal)).some(isOpen)
    while (Date.now() < patience && (await isWaiting())) {
      await retryAll()
      await sleep(seconds / 2)
    }
    // Wait for late duplicates.
    await sleep(2 * seconds)
    for (const server of servers) await kill(server)
    return breaches(visitors, await listAll(journal))
  } finally {
    isOver = true
    for (const server of servers) server.destroy()
    formService.close()
    mailServer.close()
    await journal.close()
  }

  async function kill(server: ServerProcess) {
    await server.stop('SIGKILL')
    // The last may have been cut off.
    const whole = server.written.filter((line) => line.endsWith('}'))
    lines.push(...whole.map((line) => JSON.parse(line) as LogLine))
    server.destroy()
  }

  async function killLoop(index: number): Promise<void> {
    let startMs = seconds
    for (;;) {
      // Relative to the start, so that slow machines serve requests between kills.
      await sleep(startMs * (0.2 + 2.8 * random()))
      if (isOver) return
      killedAt.push(Date.now())
      await kill(servers[index]!)
      const startedAt = performance.now()
      servers[index] = await startServer(environment)
      startMs = performance.now() - startedAt
    }
  }

  async function retryLoop(): Promise<void> {
    for (;;) {
      await retryAll()
      if (isOver) return
      await sleep(seconds)
    }
  }

  /** As `leads retry --all` does. */
  async function retryAll(): Promise<void> {
    for (const state of ['waiting', 'parked'] as const)
      for (const { reference } of await listAll(journal, { state }))
        await journal.retry([reference], new Date().toISOString())
  }

  async function submitAll(): Promise<Visitor[]> {
    const visitors: Visitor[] = []
    const visitInTurn = async () => {
      // Where servers start slowly, a few submissions could be over before anything was killed.
      while (visitors.length < submissions || killedAt.length < leastKills) {
        const name = `Visitor ${visitors.length}`
        const email = `visitor${visitors.length}@chaos.example`
        const visitor = { values: { name, email, message: 'A site, please.' }, references: new Set<string>() }
        visitors.push(visitor)
        const isDoubleClick = random() < 0.2
        await Promise.all(isDoubleClick ? [submit(visitor), submit(visitor)] : [submit(visitor)])
        if (random() < 0.2) await submit(visitor)
      }
    }
    await Promise.all(Array.from({ length: 8 }, visitInTurn))
    return visitors
  }

  /** Sends a form like a person does: again, until a server says that it is saved. */
  async function submit({ values, references }: Visitor): Promise<void> {
    for (;;) {
      const server = servers[Math.floor(random() * servers.length)]!
      try {
        const response = await fetch(`${server.url}/consultation`, {
          method: 'POST',
          body: new URLSearchParams(values),
          redirect: 'manual',
          signal: AbortSignal.timeout(20 * seconds),
        })
        const told = `${response.headers.get('location') ?? ''} ${await response.text()}`
        const [reference] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(told) ?? []
        if ((response.status === 303 || response.status === 502) && reference)
          return void references.add(reference)
      } catch {
        // Killed meanwhile, or not there yet.
      }
      await sleep(50 + 250 * random())
    }
  }

  function breaches(visitors: Visitor[], leads: Lead[]): string[] {
    const { calls } = formService
    const nameOf = (lead: Lead) => lead.values.name ?? ''
    const recorded = leads.map(nameOf)
    const referenceOf = new Map(leads.map((lead) => [nameOf(lead), lead.reference]))
    // A server logs that a lead has arrived once the journal holds it.
    const arrivedAt = new Map<unknown, number>()
    for (const { reference, time } of lines.filter(({ outcome }) => outcome === 'delivered'))
      arrivedAt.set(reference, Math.min(arrivedAt.get(reference) ?? Infinity, Date.parse(String(time))))
    const isSentTwice = ({ lead, startedAt }: Call) =>
      startedAt > (arrivedAt.get(referenceOf.get(lead)) ?? Infinity)
    const areAtOnce = (one: Call, other: Call) =>
      one.lead === other.lead &&
      Math.min(one.endedAt, other.endedAt) - Math.max(one.startedAt, other.startedAt) > overlapMs
    const mails = (lead: Lead) => mailServer.takenAt.get(lead.reference) ?? []
    // Each mail more takes a server that was killed after the mail before, and before that was written down.
    const isMailedTooOften = (lead: Lead) =>
      mails(lead).some((time, index, times) => {
        const last = times[index - 1]
        return last !== undefined && !killedAt.some((at) => at > last - seconds && at < time)
      })
    const isUndelivered = ({ state, failure }: Lead) =>
      state !== 'delivered' && failure !== 'unexpected_format'
    const namesOf = (wrong: (visitor: Visitor) => boolean) =>
      visitors.filter(wrong).map((each) => each.values.name)
    const found = {
      'is not in the journal': namesOf(({ values }) => !recorded.includes(values.name)),
      'was told different references': namesOf(({ references }) => references.size !== 1),
      'is recorded more than once': recorded.filter((name, index) => recorded.indexOf(name) !== index),
      'is not delivered': leads.filter(isUndelivered).map(nameOf),
      'is not mailed': leads.filter((lead) => mails(lead).length === 0).map(nameOf),
      'is mailed too often': leads.filter(isMailedTooOften).map(nameOf),
      'is sent again, although it had arrived': calls.filter(isSentTwice).map(({ lead }) => lead),
      'is sent by two at the same time': calls
        .filter((call, index) => calls.slice(index + 1).some((other) => areAtOnce(call, other)))
        .map(({ lead }) => lead),
      // A throttle that counts without a slow database loses nothing.
      'is an error of a server': lines
        .filter(({ level, event }) => level === 'error' && event !== 'throttle')
        .map((line) => JSON.stringify(line)),
    }
    return Object.entries(found).flatMap(([breach, all]) => all.map((each) => `${each} ${breach}`))
  }
}

/** A form service that takes a form, or fails in every way of the chaos. */
async function startFormService(fails: Fails) {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const startedAt = Date.now()
    const body = await text(request).catch(() => null)
    // Killed while it was sending.
    if (body === null) return
    const { name: lead } = JSON.parse(body) as { name: string }
    const call = { lead, startedAt, endedAt: Infinity }
    calls.push(call)
    response.on('close', () => (call.endedAt = Date.now()))
    // Or it hangs.
    if (fails(1 / 8)) return
    if (fails(1 / 7)) request.socket.resetAndDestroy()
    else if (fails(1 / 6)) response.writeHead(500).end('{"error":"Internal error"}')
    else response.end(fails(1 / 5) ? '<!DOCTYPE html><title>Welcome</title>' : '{"next":"/thanks"}')
  })
  server.keepAliveTimeout = 1
  return {
    calls,
    url: `http://127.0.0.1:${await listen(server)}`,
    close: () => closeAll(server),
  }
}

/** A mail server that takes a mail, or refuses it, hangs up or is late. */
async function startMailServer(fails: Fails) {
  /** When each was taken, by reference. */
  const takenAt = new Map<string, number[]>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect: (_, callback) => callback(fails(0.1) ? new Error('Busy') : null),
    onRcptTo: (_, __, callback) => callback(fails(0.1) ? new Error('No such user') : null),
    async onData(stream, _, callback) {
      const source = await text(stream).catch(() => null)
      // Killed while it was sending.
      if (source === null) return
      if (fails(0.1)) return callback(new Error('No room'))
      const [reference = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(source) ?? []
      takenAt.set(reference, [...(takenAt.get(reference) ?? []), Date.now()])
      setTimeout(callback, fails(0.5) ? 200 : 0)
    },
  })
  server.on('error', () => {})
  return { takenAt, port: await listen(server.server), close: () => server.close() }
}

describe.concurrent(
  `CHAOS_SUBMISSIONS=${submissions} CHAOS_SEED=${seed}: while servers are killed, and form service and mail server fail`,
  () => {
    it.for(scenes)(
      'no lead is lost, none that is delivered is sent again, and each is mailed: $name',
      { timeout: 60 * 60_000 },
      async ({ processes, createUrl }, context) => {
        expect(await runChaos(await createUrl(context), processes)).toEqual([])
      },
    )
  },
)
