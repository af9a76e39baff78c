import { describe, expect, it, vi } from 'vitest'
import { createDelivery } from '~/leads/delivery'
import { readAnswer, type Answer, type Failure } from '~/leads/form-answer'
import type { Exchange, FormPost, FormService } from '~/leads/form-service'
import { UnreadableLead, type Journal } from '~/leads/journal'
import type { Lead } from '~/leads/lead'
import { createRedeliver } from '~/leads/redelivery'
import type { Log } from '~/platform/log'
import { listAll } from '../../support/list-all'
import { lease, newLead, openJournal, settlement, temporaryUrl } from '../../support/temporary-journal'

const delivered: Answer = { kind: 'delivered' }
const failed = (failure: Failure, message = 'It broke'): Answer => ({
  kind: 'failed',
  failure,
  message,
  codes: [],
})
const { reference } = newLead()
const noon = Date.UTC(2026, 4, 5, 12)
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const goesOn = new AbortController().signal

/** The text of an error, as the form service's answer is read. */
function readText(error: string): string {
  const answer = readAnswer(400, JSON.stringify({ error }), [])
  return answer.kind === 'failed' ? answer.message : ''
}

type Reply = Answer | Partial<Exchange>

/** A form service that gives these answers in turn, then delivers. */
function answering(...replies: Reply[]) {
  const sent: FormPost[] = []
  const formService: FormService = {
    async send(delivery) {
      sent.push(delivery)
      const reply = replies.shift() ?? delivered
      const exchange = 'kind' in reply ? { answer: reply } : reply
      return {
        answer: delivered,
        status: 200,
        ms: 5,
        retryAfterMs: null,
        fault: null,
        isSent: true,
        ...exchange,
      }
    },
  }
  return { formService, sent }
}

interface Start {
  journal?: Journal
  formService?: FormService | null
  clock?: { now: number }
  random?: () => number
}

/** The background of one process; it begins a minute after noon, when what was received at noon is due. */
async function start({
  journal,
  formService = answering().formService,
  clock = { now: noon + minute },
  random = () => 1,
}: Start = {}) {
  const own = journal ?? (await openJournal())
  const log = vi.fn<Log>()
  const now = () => clock.now
  let ids = 0
  const createId = () => `id-${(ids += 1)}-${Math.random()}`
  const delivery = createDelivery({
    journal: own,
    formService,
    timeoutMs: 1000,
    log,
    now,
    monotonic: now,
    random,
    createId,
  })
  const redeliver = createRedeliver({ journal: own, delivery, log, now })
  return {
    journal: own,
    clock,
    delivery,
    log,
    redeliver: (signal = goesOn) => redeliver(signal),
    lines: (event: string) => log.mock.calls.filter(([, fields]) => fields.event === event),
  }
}

describe('a lead that this process is sending', () => {
  it.each([20 * second, hour, -10 * minute])(
    'is not sent again by a clock that steps by %i ms',
    async (step) => {
      const sent: FormPost[] = []
      const clock = { now: noon }
      const formService: FormService = {
        async send(post) {
          sent.push(post)
          if (sent.length > 1) throw new Error('Sent again')
          clock.now += step
          await redeliver()
          return { answer: delivered, status: 200, ms: 5, retryAfterMs: null, fault: null, isSent: true }
        },
      }
      const { journal, delivery, redeliver } = await start({ formService, clock })
      const own = delivery.newLease()
      const { lead } = await journal.record(newLead(), own)
      await delivery.deliver(lead, own, true)
      await redeliver()
      expect(sent).toHaveLength(1)
      expect(await journal.get(reference)).toMatchObject({ state: 'delivered', attempts: 1 })
    },
  )

  it('is not sent again while the journal does not take that it was', async () => {
    const { formService, sent } = answering()
    const { journal, delivery, redeliver, clock } = await start({ formService })
    const settle = vi.spyOn(journal, 'settle').mockRejectedValue(new Error('The disk is full'))
    const own = delivery.newLease()
    const { lead } = await journal.record(newLead(), own)
    await delivery.deliver(lead, own, true)
    clock.now += hour
    await redeliver()
    settle.mockRestore()
    await redeliver()
    expect(sent).toHaveLength(1)
    expect(await journal.get(reference)).toMatchObject({ state: 'delivered' })
  })
})

describe('a lead that one part of the process claims', () => {
  const never = () => new Promise<never>(() => {})

  it('is not claimed by another, even when a stepped clock would let it', async () => {
    const { journal, delivery } = await start()
    await journal.record(newLead(), lease)
    const [first, other] = await Promise.all([
      delivery.claim(reference, (own) => journal.claim(reference, own, new Date(noon + hour).toISOString())),
      delivery.claim(reference, (own) => journal.claim(reference, own, new Date(noon + day).toISOString())),
    ])
    expect([first?.lead.reference, other]).toEqual([reference, null])
  })

  it('can be claimed again after the journal failed, or refused', async () => {
    const { delivery } = await start()
    const failing = delivery.claim(reference, () => Promise.reject(new Error('The disk is full')))
    await expect(failing).rejects.toThrow('The disk is full')
    expect(await delivery.claim(reference, async () => undefined)).toBeNull()
    expect(await delivery.claim(reference, async () => ({ reference }) as Lead)).not.toBeNull()
  })

  it('is not claimed while its failed settlement is tried again', async () => {
    const { journal, delivery } = await start()
    const own = delivery.newLease()
    const { lead } = await journal.record(newLead(), own)
    vi.spyOn(journal, 'settle').mockRejectedValueOnce(new Error('The disk is full')).mockImplementation(never)
    await delivery.deliver(lead, own, true)
    void delivery.retryFailedSettlements()
    expect(await delivery.claim(reference, async () => lead)).toBeNull()
  })
})

describe('a lead that could not be delivered', () => {
  it.each<Failure>(['unreachable', 'timeout', 'rate_limited', 'server_error'])(
    'by %s is sent again until it arrives, at growing distances',
    async (failure) => {
      const { formService, sent } = answering(...Array.from({ length: 5 }, () => failed(failure)))
      const { clock, journal, redeliver } = await start({ formService })
      await journal.record(newLead(), lease)
      const times: number[] = []
      for (; clock.now < noon + hour; clock.now += 10 * second) {
        const before = sent.length
        await redeliver()
        if (sent.length > before) times.push((clock.now - noon) / minute)
      }
      expect(times).toEqual([1, 2, 4, 8, 16, 32])
      expect(await journal.get(reference)).toMatchObject({ state: 'delivered', attempts: 6 })
    },
  )

  it('for three days is parked with its reason, for an operator', async () => {
    const { formService, sent } = answering(
      ...Array.from({ length: 1000 }, () => failed('timeout', 'No answer')),
    )
    const { clock, journal, redeliver } = await start({ formService })
    await journal.record(newLead(), lease)
    for (; clock.now < noon + 4 * day; clock.now += 10 * minute) await redeliver()
    expect(await journal.get(reference)).toMatchObject({
      state: 'parked',
      failure: 'timeout',
      failureMessage: 'No answer',
      nextAttemptAt: null,
    })
    expect(sent.length).toBeGreaterThan(12)
  })

  it('is not sent before the form service wants to hear of its form, and the other form goes on', async () => {
    const busy = { answer: failed('rate_limited'), status: 429, retryAfterMs: 2 * hour }
    const { formService, sent } = answering(busy)
    const { clock, journal, redeliver, lines } = await start({ formService })
    await journal.record(newLead({ reference: 'AAAA-2222' }), lease)
    await journal.record(newLead({ reference: 'BBBB-2222' }), lease)
    await journal.record(newLead({ reference: 'CCCC-2222', form: 'project' }), lease)
    await redeliver()
    await redeliver()
    expect(sent.map(({ form }) => form)).toEqual(['consultation', 'project'])
    const until = new Date(clock.now + 2 * hour).toISOString()
    expect(lines('rest')).toEqual([
      ['warn', expect.objectContaining({ form: 'consultation', serviceStatus: 429, until })],
    ])
    expect(await journal.rests(new Date(clock.now).toISOString())).toEqual([{ form: 'consultation', until }])
    clock.now += 2 * hour - 1
    await redeliver()
    expect(sent).toHaveLength(2)
    clock.now += 1
    await redeliver()
    expect(sent).toHaveLength(4)
    expect(await listAll(journal, { state: 'delivered' })).toHaveLength(3)
  })

  it('is sent at once when an operator ends the rest of its form', async () => {
    const busy = { answer: failed('rate_limited'), status: 429, retryAfterMs: 2 * hour }
    const { formService, sent } = answering(busy)
    const { clock, journal, redeliver } = await start({ formService })
    await journal.record(newLead(), lease)
    await redeliver()
    clock.now += second
    const now = new Date(clock.now).toISOString()
    expect(await journal.wake(['consultation', 'project'], now)).toEqual(['consultation'])
    await journal.retry(reference, now)
    await redeliver()
    expect(sent).toHaveLength(2)
  })

  it('rests for all servers of a journal, and is still sent when the rest could not be written down', async () => {
    const url = temporaryUrl()
    const busy = { answer: failed('rate_limited'), status: 429, retryAfterMs: hour }
    const { formService, sent } = answering(busy)
    const [one, other] = await Promise.all(
      [0, 1].map(async () => start({ journal: await openJournal(url), formService })),
    )
    vi.spyOn(one!.journal, 'rest').mockRejectedValueOnce(new Error('disk full'))
    await one!.journal.record(newLead({ reference: 'AAAA-2222' }), lease)
    await one!.redeliver()
    expect(one!.lines('journal')).toHaveLength(1)
    await one!.journal.record(newLead({ reference: 'BBBB-2222' }), lease)
    await other!.redeliver()
    expect(sent).toHaveLength(2)
    await one!.journal.rest({ form: 'consultation', until: new Date(noon + hour).toISOString() })
    await one!.journal.record(newLead({ reference: 'CCCC-2222' }), lease)
    await other!.redeliver()
    expect(sent).toHaveLength(2)
  })

  it.each<Failure>(['captcha_required', 'unconfirmed', 'quota', 'form_error', 'unexpected_format'])(
    'is parked when it fails by %s, which does not pass by itself',
    async (failure) => {
      const { clock, journal, redeliver } = await start(answering(failed(failure)))
      await journal.record(newLead(), lease)
      await redeliver()
      expect(await journal.get(reference)).toMatchObject({ state: 'parked', failure, attempts: 1 })
      clock.now += day
      expect(await journal.due(['received', 'waiting'], new Date(clock.now).toISOString(), 10)).toEqual([])
    },
  )

  it('is parked with the words of a refusal, since nobody is there to mend it', async () => {
    const errors = { email: [{ code: 'TYPE_EMAIL' as const, message: 'should be an email' }] }
    const { journal, redeliver } = await start(answering({ kind: 'refused', message: '', codes: [], errors }))
    await journal.record(newLead(), lease)
    await redeliver()
    expect(await journal.get(reference)).toMatchObject({
      state: 'parked',
      failure: 'form_error',
      failureMessage: 'email should be an email',
    })
  })

  it('is parked by a text of the service that no database takes as it is', async () => {
    const { journal, redeliver } = await start(
      answering(failed('form_error', readText('bad \0 thing \ud800'))),
    )
    await journal.record(newLead(), lease)
    await redeliver()
    expect(await journal.get(reference)).toMatchObject({
      state: 'parked',
      failureMessage: 'bad \uFFFD thing \uFFFD',
    })
  })

  it('has another three days once an operator has it retried', async () => {
    const { formService } = answering(...Array.from({ length: 1000 }, () => failed('timeout')))
    const { clock, journal, redeliver } = await start({ formService })
    await journal.record(newLead(), lease)
    for (; clock.now < noon + 4 * day; clock.now += hour) await redeliver()
    await journal.retry(reference, new Date(clock.now).toISOString())
    await redeliver()
    expect(await journal.get(reference)).toMatchObject({
      state: 'waiting',
      nextAttemptAt: new Date(clock.now + minute).toISOString(),
    })
  })
})

describe('a lead whose server was killed', () => {
  it('is sent when the lease of its sender has ended, and not before', async () => {
    const { formService, sent } = answering()
    const { clock, journal, redeliver } = await start({ formService, clock: { now: noon + 10 * second } })
    await journal.record(newLead(), lease)
    await redeliver()
    expect(sent).toEqual([])
    clock.now += 1
    await redeliver()
    expect(sent).toHaveLength(1)
    expect(await journal.get(reference)).toMatchObject({ state: 'delivered', attempts: 1 })
  })

  it('is kept when there is no form service', async () => {
    const { journal, redeliver } = await start({ formService: null })
    await journal.record(newLead(), lease)
    await redeliver()
    expect(await journal.get(reference)).toMatchObject({ state: 'kept', attempts: 0 })
  })
})

describe('a lead that waits when the form service is taken out of the configuration', () => {
  async function openWaiting() {
    const journal = await openJournal()
    await journal.record(newLead(), lease)
    const nextAttemptAt = newLead().receivedAt
    const timedOut = settlement({ state: 'waiting', failure: 'timeout', nextAttemptAt })
    await journal.settle(reference, lease.holder, timedOut)
    return journal
  }

  it('goes on waiting, which is logged, and is sent once there is a form service again', async () => {
    const journal = await openWaiting()
    const { clock, lines, redeliver } = await start({ journal, formService: null })
    await redeliver()
    expect(await journal.get(reference)).toMatchObject({ state: 'waiting', attempts: 1 })
    const message = 'No form service is configured'
    expect(lines('delivery')).toEqual([['warn', expect.objectContaining({ outcome: 'waiting', message })]])
    clock.now += hour
    await (await start({ journal, clock })).redeliver()
    expect(await journal.get(reference)).toMatchObject({ state: 'delivered', attempts: 2 })
  })

  it('is parked with this reason after three days, for an operator', async () => {
    const journal = await openWaiting()
    const { clock, redeliver } = await start({ journal, formService: null })
    for (; clock.now < noon + 4 * day; clock.now += hour) await redeliver()
    expect(await journal.get(reference)).toMatchObject({
      state: 'parked',
      attempts: 1,
      failure: null,
      failureMessage: 'No form service is configured',
      nextAttemptAt: null,
    })
  })

  it('keeps no other from being settled', async () => {
    const journal = await openJournal()
    const nextAttemptAt = newLead().receivedAt
    for (let number = 100; number < 160; number += 1) {
      await journal.record(newLead({ reference: `AAAA-${number}` }), lease)
      await journal.settle(`AAAA-${number}`, lease.holder, settlement({ state: 'waiting', nextAttemptAt }))
    }
    await journal.record(newLead(), lease)
    const { redeliver } = await start({ journal, formService: null })
    await redeliver()
    await redeliver()
    expect(await journal.get(reference)).toMatchObject({ state: 'kept' })
  })
})

describe('several processes on one journal', () => {
  it('send each lead once', async () => {
    const url = temporaryUrl()
    const { formService, sent } = answering()
    const processes = await Promise.all(
      [0, 1, 2].map(async () => start({ journal: await openJournal(url), formService })),
    )
    for (let number = 10; number < 40; number += 1) {
      await processes[0]!.journal.record(newLead({ reference: `AAAA-22${number}` }), lease)
    }
    await Promise.all(processes.map(({ redeliver }) => redeliver()))
    expect(sent).toHaveLength(30)
    expect(new Set(sent.map((lead) => (lead as { reference?: string }).reference)).size).toBe(30)
    expect(await listAll(processes[0]!.journal, { state: 'delivered' })).toHaveLength(30)
  })
})

describe('the background', () => {
  it('writes one line for each attempt, without what is private', async () => {
    const echo = failed('server_error', 'Cannot take "My divorce" of Zoë <zoe@example.com>')
    const { journal, log, redeliver, clock } = await start(answering({ answer: echo, status: 500 }))
    const values = { name: 'Zoë', email: 'zoe@example.com', message: 'My divorce' }
    await journal.record(newLead({ values }), lease)
    await redeliver()
    clock.now += hour
    await redeliver()
    const common = {
      event: 'delivery',
      requestId: 'request-1',
      form: 'consultation',
      reference,
      serviceMs: 5,
    }
    expect(log.mock.calls).toEqual([
      [
        'warn',
        {
          ...common,
          outcome: 'waiting',
          attempt: 1,
          serviceStatus: 500,
          failure: 'server_error',
          nextAttemptAt: '2026-05-05T12:02:00.000Z',
        },
      ],
      ['info', { ...common, outcome: 'delivered', attempt: 2, serviceStatus: 200 }],
    ])
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/divorce|zoë|zoe@/i)
  })

  it('starts no further lead once it is told to stop', async () => {
    const stopping = new AbortController()
    const { formService, sent } = answering()
    const stops: FormService = {
      send(delivery) {
        stopping.abort()
        return formService.send(delivery)
      },
    }
    const { journal, redeliver } = await start({ formService: stops })
    await journal.record(newLead({ reference: 'AAAA-2222' }), lease)
    await journal.record(newLead({ reference: 'BBBB-2222' }), lease)
    await redeliver(stopping.signal)
    expect(sent).toHaveLength(1)
    expect(await listAll(journal, { state: 'delivered' })).toHaveLength(1)
    expect(await listAll(journal, { state: 'received' })).toHaveLength(1)
  })

  it('passes over a row that cannot be read, and says so once, without its content', async () => {
    const { formService, sent } = answering()
    const journal = await openJournal()
    const claimDue = journal.claimDue
    vi.spyOn(journal, 'claimDue').mockImplementation((claimed, ...rest) =>
      claimed === 'AAAA-2222' ? Promise.reject(new UnreadableLead(claimed)) : claimDue(claimed, ...rest),
    )
    const { redeliver, lines } = await start({ journal, formService })
    await journal.record(newLead({ reference: 'AAAA-2222' }), lease)
    await journal.record(newLead({ reference: 'BBBB-2222' }), lease)
    await redeliver()
    await redeliver()
    expect(sent).toHaveLength(1)
    expect(lines('journal')).toEqual([
      ['error', { event: 'journal', reference: 'AAAA-2222', message: 'The lead AAAA-2222 cannot be read' }],
    ])
  })

  it('rests no longer than it may when a clock ran ahead meanwhile', async () => {
    const busy = { answer: failed('rate_limited'), status: 429, retryAfterMs: 1000 }
    const clock = { now: noon + 2 * day }
    const { formService, sent } = answering(busy)
    const { journal, redeliver } = await start({ formService, clock })
    await journal.record(newLead({ reference: 'AAAA-2222' }), lease)
    await redeliver()
    clock.now = noon + hour
    await journal.record(newLead({ reference: 'BBBB-2222' }), lease)
    await redeliver()
    expect(sent.length).toBeGreaterThan(1)
  })

  it('says once that the journal fails, goes on when it is back, and says it the next time', async () => {
    const { formService, sent } = answering()
    const journal = await openJournal()
    const due = vi.spyOn(journal, 'due')
    const { redeliver, lines } = await start({ journal, formService })
    await journal.record(newLead(), lease)
    due.mockRejectedValueOnce(new Error('disk full')).mockRejectedValueOnce(new Error('disk full'))
    await redeliver()
    await redeliver()
    expect(sent).toEqual([])
    expect(lines('journal')).toEqual([
      ['error', { event: 'journal', message: 'Nothing can be redelivered: Error' }],
    ])
    await redeliver()
    expect(sent).toHaveLength(1)
    due.mockRejectedValueOnce(new Error('gone'))
    await redeliver()
    expect(lines('journal')).toHaveLength(2)
  })
})

describe('a delivered lead that the journal would not settle', () => {
  it('waits for no other, so that a database that does not answer costs one time-out', async () => {
    const journal = await openJournal()
    const settle = vi.spyOn(journal, 'settle')
    const { delivery, redeliver } = await start({ journal })
    for (const own of ['AAAA-2222', 'BBBB-2222', 'CCCC-2222']) {
      await journal.record(newLead({ reference: own }), lease)
    }
    settle.mockRejectedValue(new Error('no answer'))
    await redeliver()
    settle.mockReset()
    settle.mockReturnValue(new Promise(() => {}))
    void delivery.retryFailedSettlements()
    expect(settle).toHaveBeenCalledTimes(3)
  })

  it('is settled when the journal takes it again, and not sent a second time', async () => {
    const { formService, sent } = answering()
    const journal = await openJournal()
    const settle = vi.spyOn(journal, 'settle')
    const { clock, redeliver, lines } = await start({ journal, formService })
    await journal.record(newLead(), lease)
    const full = new Error('disk full')
    settle.mockRejectedValueOnce(full).mockRejectedValueOnce(full)
    await redeliver()
    await redeliver()
    expect(await journal.get(reference)).toMatchObject({ state: 'received' })
    clock.now += hour
    await redeliver()
    expect(await journal.get(reference)).toMatchObject({ state: 'delivered', attempts: 1 })
    expect(sent).toHaveLength(1)
    expect(lines('journal')).toHaveLength(1)
  })
})
