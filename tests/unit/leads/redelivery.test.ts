import { describe, expect, it, vi } from 'vitest'
import { UnreadableLead } from '~/leads/lead'
import { listAll } from '../../support/list-all'
import { lease, newLead, openJournal, recordAs } from '../../support/temporary-journal'
import { answering, day, failed, hour, iso, minute, noon, refused, second, startSending } from './sending'

const { reference } = newLead()
const full = new Error('The disk is full')
const busy = (retryAfterMs: number) => ({ outcome: failed('rate_limited'), status: 429, retryAfterMs })
const timeouts = () => answering(...Array.from({ length: 1000 }, () => failed('timeout', 'No answer')))

/** The background of one process; it begins a minute after noon, when what was received at noon is due. */
const start = (own: Parameters<typeof startSending>[0] = {}) =>
  startSending({ clock: { now: noon + minute }, formService: answering().formService, ...own })

/** The same, with leads that were received at noon. */
async function startWith(references: readonly string[], own: Parameters<typeof startSending>[0] = {}) {
  const started = await start(own)
  for (const each of references) await started.journal.record(newLead({ reference: each }), lease)
  return started
}

it.each([20 * second, hour, -10 * minute])(
  'a lead that this process is sending is not sent again by a clock that steps by %i ms',
  async (step) => {
    const service = answering()
    const { journal, delivery, redeliver, clock } = await start({ ...service, clock: { now: noon } })
    service.meanwhile = () => {
      clock.now += step
      return service.sent.length === 1 && redeliver()
    }
    const own = delivery.newLease()
    const { lead } = await journal.record(newLead(), own)
    await delivery.deliver(lead, own, true)
    await redeliver()
    expect(service.sent).toHaveLength(1)
    expect(await journal.get(reference)).toMatchObject({ state: 'delivered', attempts: 1 })
  },
)

describe('a lead that could not be delivered', () => {
  it('by what passes is sent again until it arrives, at growing distances', async () => {
    const passing = ['unreachable', 'timeout', 'rate_limited', 'server_error', 'timeout'] as const
    const { formService, sent } = answering(...passing.map((failure) => failed(failure)))
    const { clock, journal, redeliver } = await startWith([reference], { formService })
    const times: number[] = []
    for (; clock.now < noon + hour; clock.now += 10 * second) {
      const before = sent.length
      await redeliver()
      if (sent.length > before) times.push((clock.now - noon) / minute)
    }
    expect(times).toEqual([1, 2, 4, 8, 16, 32])
    expect(await journal.get(reference)).toMatchObject({ state: 'delivered', attempts: 6 })
  })

  it('for three days is parked with its reason, and has three more once an operator has it retried', async () => {
    const { formService, sent } = timeouts()
    const { clock, journal, redeliver } = await startWith([reference], { formService })
    for (; clock.now < noon + 4 * day; clock.now += 10 * minute) await redeliver()
    const reason = { failure: 'timeout', failureMessage: 'No answer' }
    expect(await journal.get(reference)).toMatchObject({ state: 'parked', nextAttemptAt: null, ...reason })
    expect(sent.length).toBeGreaterThan(12)

    await journal.retry([reference], iso(clock.now))
    await redeliver()
    const nextAttemptAt = iso(clock.now + minute)
    expect(await journal.get(reference)).toMatchObject({ state: 'waiting', nextAttemptAt })
  })

  it('is not sent before the form service wants to hear of its form, and the other form goes on', async () => {
    const { formService, sent } = answering(busy(2 * hour))
    const { clock, journal, redeliver, lines } = await startWith(['AAAA-2222', 'BBBB-2222'], { formService })
    await journal.record(newLead({ reference: 'CCCC-2222', form: 'project' }), lease)
    await redeliver()
    await redeliver()
    expect(sent.map(({ form }) => form)).toEqual(['consultation', 'project'])
    const until = iso(clock.now + 2 * hour)
    expect(lines('rest')).toEqual([
      ['warn', expect.objectContaining({ form: 'consultation', serviceStatus: 429, until })],
    ])
    expect(await journal.rests(iso(clock.now))).toEqual([{ form: 'consultation', until }])
    clock.now += 2 * hour - 1
    await redeliver()
    expect(sent).toHaveLength(2)
    clock.now += 1
    await redeliver()
    expect(await listAll(journal, { state: 'delivered' })).toHaveLength(3)
  })

  it('is parked by a refusal, in its words, since nobody is there to mend it', async () => {
    const { journal, redeliver } = await startWith([reference], answering(refused))
    await redeliver()
    const told = { failure: 'form_error', failureMessage: 'email should be an email' }
    expect(await journal.get(reference)).toMatchObject({ state: 'parked', attempts: 1, ...told })
  })

  it('is still sent when the rest of its form could not be written down', async () => {
    const { formService, sent } = answering(busy(hour))
    const { journal, redeliver, lines } = await startWith(['AAAA-2222', 'BBBB-2222'], { formService })
    vi.spyOn(journal, 'rest').mockRejectedValueOnce(full)
    await redeliver()
    await redeliver()
    expect(lines('journal')).toHaveLength(1)
    expect(sent.length).toBeGreaterThan(1)
  })

  it('rests no longer than it may when a clock ran ahead meanwhile', async () => {
    const { formService, sent } = answering(busy(second))
    const { journal, redeliver, clock } = await startWith(['AAAA-2222'], {
      formService,
      clock: { now: noon + 2 * day },
    })
    await redeliver()
    clock.now = noon + hour
    await journal.record(newLead({ reference: 'BBBB-2222' }), lease)
    await redeliver()
    expect(sent.length).toBeGreaterThan(1)
  })
})

it('a lead that is taken with a Retry-After does not hold up the next of its round', async () => {
  const { formService, sent } = answering({ retryAfterMs: hour })
  const { redeliver } = await startWith(['AAAA-2222', 'BBBB-2222'], { formService })
  await redeliver()
  expect(sent).toHaveLength(2)
})

it('a lead whose server was killed is sent when the lease of its sender has ended, and not before', async () => {
  const { formService, sent } = answering()
  const clock = { now: noon + 10 * second }
  const { journal, redeliver } = await startWith([reference], { formService, clock })
  await redeliver()
  expect(sent).toEqual([])
  clock.now += 1
  await redeliver()
  expect(sent).toHaveLength(1)
  expect(await journal.get(reference)).toMatchObject({ state: 'delivered', attempts: 1 })
})

it('a lead whose server was killed is kept when there is no form service', async () => {
  const { journal, redeliver } = await startWith([reference], { formService: null })
  await redeliver()
  expect(await journal.get(reference)).toMatchObject({ state: 'kept', attempts: 0 })
})

describe('a lead that waits when the form service is taken out of the configuration', () => {
  const message = 'No form service is configured'
  const nextAttemptAt = iso(noon)

  async function openWaiting() {
    const journal = await openJournal()
    await recordAs('waiting', journal, {}, { failure: 'timeout', nextAttemptAt })
    return start({ journal, formService: null })
  }

  it('goes on waiting, which is logged, and is sent once there is a form service again', async () => {
    const { journal, clock, lines, redeliver } = await openWaiting()
    await redeliver()
    expect(await journal.get(reference)).toMatchObject({ state: 'waiting', attempts: 1 })
    expect(lines('delivery')).toEqual([['warn', expect.objectContaining({ outcome: 'waiting', message })]])
    clock.now += hour
    await (await start({ journal, clock })).redeliver()
    expect(await journal.get(reference)).toMatchObject({ state: 'delivered', attempts: 2 })
  })

  it('is parked with this reason after three days, for an operator', async () => {
    const { journal, clock, redeliver } = await openWaiting()
    for (; clock.now < noon + 4 * day; clock.now += hour) await redeliver()
    const parked = { state: 'parked', attempts: 1, failure: null, failureMessage: message }
    expect(await journal.get(reference)).toMatchObject({ ...parked, nextAttemptAt: null })
  })
})

describe('the background', () => {
  it('starts no further lead once it is told to stop', async () => {
    const stopping = new AbortController()
    const service = answering()
    service.meanwhile = () => stopping.abort()
    const { journal, redeliver } = await startWith(['AAAA-2222', 'BBBB-2222'], service)
    await redeliver(stopping.signal)
    expect(service.sent).toHaveLength(1)
    const states = (await listAll(journal)).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['delivered', 'received'])
  })

  it('passes over a row that cannot be read, and says so once, without its content', async () => {
    const { formService, sent } = answering()
    const { journal, redeliver, lines } = await startWith(['AAAA-2222', 'BBBB-2222'], { formService })
    const { claimDue } = journal
    vi.spyOn(journal, 'claimDue').mockImplementation((claimed, ...rest) =>
      claimed === 'AAAA-2222' ? Promise.reject(new UnreadableLead(claimed)) : claimDue(claimed, ...rest),
    )
    await redeliver()
    await redeliver()
    expect(sent).toHaveLength(1)
    expect(lines('journal')).toEqual([
      ['error', { event: 'journal', reference: 'AAAA-2222', message: 'The lead AAAA-2222 cannot be read' }],
    ])
  })

  it('says once that the journal fails, goes on when it is back, and says it the next time', async () => {
    const { formService, sent } = answering()
    const { journal, redeliver, lines } = await startWith([reference], { formService })
    const due = vi.spyOn(journal, 'due').mockRejectedValueOnce(full).mockRejectedValueOnce(full)
    await redeliver()
    await redeliver()
    expect(sent).toEqual([])
    const message = 'Nothing can be redelivered: Error'
    expect(lines('journal')).toEqual([['error', { event: 'journal', message }]])
    await redeliver()
    expect(sent).toHaveLength(1)
    due.mockRejectedValueOnce(full)
    await redeliver()
    expect(lines('journal')).toHaveLength(2)
  })
})

describe('a delivered lead that the journal would not settle', () => {
  it('is not claimed while its settlement is tried again', async () => {
    const { journal, delivery } = await start()
    const own = delivery.newLease()
    const { lead } = await journal.record(newLead(), own)
    const settle = vi.spyOn(journal, 'settle').mockRejectedValueOnce(full)
    settle.mockReturnValue(new Promise(() => {}))
    await delivery.deliver(lead, own, true)
    void delivery.retryFailedSettlements()
    expect(await delivery.claim(reference, async () => lead)).toBeNull()
  })

  it('is settled when the journal takes it again, and not sent a second time', async () => {
    const { formService, sent } = answering()
    const { journal, clock, redeliver, lines } = await startWith([reference], { formService })
    vi.spyOn(journal, 'settle').mockRejectedValueOnce(full).mockRejectedValueOnce(full)
    await redeliver()
    clock.now += hour
    await redeliver()
    expect(await journal.get(reference)).toMatchObject({ state: 'received' })
    await redeliver()
    expect(await journal.get(reference)).toMatchObject({ state: 'delivered', attempts: 1 })
    expect(sent).toHaveLength(1)
    expect(lines('journal')).toHaveLength(1)
  })
})
