import { describe, expect, it, vi } from 'vitest'
import { UnreadableLead } from '~/leads/lead'
import { day, hour, iso, minute, noon, second } from '../../support/clock'
import { listAll } from '../../support/list-all'
import { lease, newLead } from '../../support/temporary-journal'
import { answering, failed, startSending } from './sending'

const { reference } = newLead()
const full = new Error('The disk is full')
const limited = failed('rate_limited')
const busy = (retryAfterMs: number, outcome = limited) => ({ outcome, status: 429, retryAfterMs })

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
  'a lead that this server is sending is not sent again when the clock steps by %i ms',
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

describe('an undelivered lead', () => {
  it('is retried after temporary failures, at growing pauses', async () => {
    const temporary = ['unreachable', 'timeout', 'rate_limited', 'server_error', 'timeout'] as const
    const { formService, sent } = answering(...temporary.map((failure) => failed(failure)))
    const { clock, journal, redeliver, lines } = await startWith([reference], { formService })
    const times: number[] = []
    for (; clock.now < noon + hour; clock.now += 10 * second) {
      const before = sent.length
      await redeliver()
      if (sent.length > before) times.push((clock.now - noon) / minute)
    }
    expect(times).toEqual([1, 2, 4, 8, 16, 32])
    expect(JSON.stringify(lines('delivery')[0])).toContain(`answered 200: \\"leads show ${reference}`)
    expect(await journal.get(reference)).toMatchObject({ state: 'delivered', attempts: 6 })
  })

  it('is parked after three days with its reason, and has three more days after a retry by an operator', async () => {
    const timeouts = Array.from({ length: 1000 }, () => failed('timeout', 'No answer'))
    const { clock, journal, redeliver } = await startWith([reference], answering(...timeouts))
    for (; clock.now < noon + 4 * day; clock.now += 10 * minute) await redeliver()
    const reason = { failure: 'timeout', failureMessage: 'No answer' }
    expect(await journal.get(reference)).toMatchObject({ state: 'parked', nextAttemptAt: null, ...reason })

    await journal.retry([reference], iso(clock.now))
    await redeliver()
    const nextAttemptAt = iso(clock.now + minute)
    expect(await journal.get(reference)).toMatchObject({ state: 'waiting', nextAttemptAt })
  })

  it.each([
    ['as long as the form service asks', busy(2 * hour), 2 * hour, 3],
    ['not at all when it is parked', busy(2 * hour, failed('form_error')), 0, 2],
    ['not at all when it is delivered', { retryAfterMs: 2 * hour }, 0, 3],
  ])('makes its form rest %s, and no other form', async (_, exchange, restMs, delivered) => {
    const { formService, sent } = answering(exchange)
    const { clock, journal, redeliver, lines } = await startWith(['AAAA-2222', 'BBBB-2222'], { formService })
    await journal.record(newLead({ reference: 'CCCC-2222', form: 'project' }), lease)
    const until = iso(clock.now + restMs)
    await redeliver()
    const rest = { form: 'consultation', until }
    expect(await journal.rests(iso(clock.now))).toEqual(restMs ? [rest] : [])
    expect(lines('rest')).toMatchObject(restMs ? [['warn', { serviceStatus: 429, ...rest }]] : [])
    clock.now += Math.max(restMs - 1, 0)
    await redeliver()
    expect(sent.map(({ form }) => form)).toEqual(
      restMs ? ['consultation', 'project'] : ['consultation', 'consultation', 'project'],
    )
    clock.now += 1
    await redeliver()
    expect(await listAll(journal, { state: 'delivered' })).toHaveLength(delivered)
  })

  it('is sent although the rest of its form could not be written down', async () => {
    const { formService, sent } = answering(busy(hour))
    const { journal, redeliver, lines } = await startWith(['AAAA-2222', 'BBBB-2222'], { formService })
    vi.spyOn(journal, 'rest').mockRejectedValueOnce(full)
    await redeliver()
    await redeliver()
    expect(lines('journal')).toMatchObject([['error', { reference: 'AAAA-2222' }]])
    expect(sent.length).toBeGreaterThan(1)
  })
})

it('a lead that another server sends is sent here only after the lease of that server', async () => {
  const other = await start()
  await other.journal.record(newLead(), other.delivery.newLease())
  const { journal, redeliver, clock } = await start({ journal: other.journal, clock: { now: noon + second } })
  await redeliver()
  clock.now += second
  await redeliver()
  expect(await journal.get(reference)).toMatchObject({ state: 'received' })
  clock.now += minute
  await redeliver()
  expect(await journal.get(reference)).toMatchObject({ state: 'delivered', attempts: 1 })
})

it('a lead whose server was killed is kept when there is no form service', async () => {
  const { journal, redeliver } = await startWith([reference], { formService: null })
  await redeliver()
  expect(await journal.get(reference)).toMatchObject({ state: 'kept', attempts: 0 })
})

describe('the background', () => {
  it('sends no further lead once the server stops', async () => {
    const stopping = new AbortController()
    const service = answering()
    service.meanwhile = () => stopping.abort()
    const { journal, redeliver } = await startWith(['AAAA-2222', 'BBBB-2222'], service)
    await redeliver(stopping.signal)
    const states = (await listAll(journal)).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['delivered', 'received'])
  })

  it('skips an unreadable lead, and logs that once, without its content', async () => {
    const { formService, sent } = answering()
    const { journal, redeliver, lines } = await startWith(['AAAA-2222', 'BBBB-2222'], { formService })
    const { claimDue } = journal
    vi.spyOn(journal, 'claimDue').mockImplementation((claimed, ...rest) =>
      claimed === 'AAAA-2222' ? Promise.reject(new UnreadableLead(claimed)) : claimDue(claimed, ...rest),
    )
    await redeliver()
    await redeliver()
    expect(sent).toHaveLength(1)
    const message = 'The lead AAAA-2222 cannot be read'
    expect(lines('journal')).toEqual([['error', { event: 'journal', reference: 'AAAA-2222', message }]])
  })

  it('logs once that the journal fails, that this is over, and the next failure', async () => {
    const { journal, redeliver, lines } = await startWith([reference])
    const due = vi.spyOn(journal, 'due')
    for (const isFailing of [true, true, false, true]) {
      if (isFailing) due.mockRejectedValueOnce(new Error('The disk is full'))
      await redeliver()
    }
    const line = ['error', { event: 'journal', message: 'Nothing can be redelivered: Error' }]
    const over = ['info', { event: 'journal', message: 'Over: Nothing can be redelivered' }]
    expect(lines('journal')).toEqual([line, over, line])
    expect(await journal.get(reference)).toMatchObject({ state: 'delivered' })
  })
})

it('a lead that is erased while it is sent is no error', async () => {
  const service = answering()
  const { journal, redeliver, lines } = await startWith([reference], service)
  service.meanwhile = () => journal.erase([reference], iso(noon))
  await redeliver()
  expect(lines('journal')).toMatchObject([['info', { reference }]])
})

it('a delivered lead that could not be settled is settled later, and not sent again', async () => {
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
