import { describe, expect, it, vi } from 'vitest'
import { consultationForm } from '~/forms/registry'
import type { Submission } from '~/forms/read-submission'
import type { ValuesOf } from '~/forms/schemas'
import type { NewSubmission, Outcome } from '~/leads/accept'
import type { FormServiceOutcome } from '~/leads/form-service-response'
import { Fault } from '~/platform/fault'
import { day, hour, minute, second } from '../../support/clock'
import { listAll } from '../../support/list-all'
import { openJournal, temporaryUrl } from '../../support/temporary-journal'
import { answering, failed, refused, startSending } from './sending'

interface Differences extends Partial<Omit<Submission, 'form' | 'values'>> {
  values?: Partial<ValuesOf<'consultation'>>
}

const words = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'A site, please.' }
const referenceOf = (outcome: Outcome) => (outcome.kind === 'unrecorded' ? null : outcome.reference)
const kindsOf = (outcomes: Outcome[]) => outcomes.map(({ kind }) => kind).toSorted()
const full = new Fault('The disk is full')

function enquiry({ values, ...own }: Differences = {}): NewSubmission {
  return {
    form: consultationForm,
    submission: {
      form: 'consultation',
      values: { ...words, ...values },
      trapped: false,
      releaseToken: null,
      visit: { webdriver: false },
      ...own,
    },
    page: 'https://site.test/consultation',
    requestId: 'request-1',
  }
}

/** A process with a form service that gives these answers; `looks` counts how often waiting requests looked at their lead. */
async function start(answers: FormServiceOutcome[] = [], own: Parameters<typeof startSending>[0] = {}) {
  const service = answering(...answers)
  const journal = own.journal ?? (await openJournal())
  const get = vi.spyOn(journal, 'get')
  const { formService } = service
  const sending = await startSending({ formService, ...own, journal })
  return { service, sent: service.sent, looks: () => get.mock.calls.length, ...sending }
}

it('a new lead is on disk before it is sent, and is then settled as delivered', async () => {
  const url = temporaryUrl()
  const { accept, journal, service, sent } = await start([], { journal: await openJournal(url) })
  const other = await openJournal(url)
  const seen: unknown[] = []
  service.meanwhile = async () => seen.push(...(await listAll(other)))
  const outcome = await accept(enquiry())
  const { page, submission } = enquiry()
  const { values, visit } = submission
  expect(seen).toMatchObject([{ state: 'received', values, attempts: 0 }])
  expect(sent).toMatchObject([{ form: 'consultation', values, visit, page }])
  expect(outcome).toMatchObject({ kind: 'delivered', exchange: { status: 200, ms: 5 } })
  const settled = { requestId: 'request-1', settledAt: '2026-05-05T12:00:00.000Z' }
  expect(await listAll(journal)).toMatchObject([
    { state: 'delivered', reference: referenceOf(outcome), attempts: 1, ...settled },
  ])
})

describe('the same lead again', () => {
  it('is a duplicate under the same reference where there is no form service', async () => {
    const { accept, journal } = await start([], { formService: null })
    const first = await accept(enquiry())
    expect(first).toMatchObject({ kind: 'kept', exchange: null })
    expect(await accept(enquiry())).toEqual({ ...first, kind: 'duplicate' })
    expect(await listAll(journal)).toMatchObject([{ state: 'kept', attempts: 0 }])
  })

  it.each([
    ['a failure that passes', failed('unreachable'), { state: 'waiting', failureMessage: 'It broke' }],
    ['a failure that lasts', failed('form_error'), { state: 'parked', failureMessage: 'It broke' }],
    ['a refusal', refused, { state: 'refused', failureMessage: null }],
    ['one in words, too', { ...refused, message: 'No' }, { state: 'refused', failureMessage: 'No' }],
  ])('is sent again under the same reference after %s', async (_, answer, lead) => {
    const { accept, journal, sent } = await start([answer])
    const reference = referenceOf(await accept(enquiry()))
    expect(await listAll(journal)).toMatchObject([{ reference, attempts: 1, ...lead }])
    expect(await accept(enquiry())).toMatchObject({ kind: 'delivered', reference })
    expect(sent).toHaveLength(2)
    const done = { state: 'delivered', attempts: 2, failure: null, failureMessage: null }
    expect(await listAll(journal)).toMatchObject([done])
  })

  const held = { kind: 'held', nextAttemptAt: '2026-05-05T12:01:00.000Z' }
  const errors = { kind: 'refused', errors: refused.errors }
  describe.each([
    ['in one process', false],
    ['in another process', true],
  ])('at the same moment %s', (_, isElsewhere) => {
    it.each<[string, FormServiceOutcome[], object[]]>([
      ['both succeed', [], [{ kind: 'delivered' }, { kind: 'duplicate' }]],
      ['both are held', [failed('timeout')], [held, held]],
      ['both are told the errors', [refused], [errors, errors]],
    ])('is sent once, and %s', async (__, answers, expected) => {
      const url = temporaryUrl()
      const one = await start(answers, { journal: await openJournal(url) })
      const { formService } = one.service
      const other = isElsewhere ? await start([], { journal: await openJournal(url), formService }) : one
      one.service.meanwhile = async () => {
        await expect.poll(other.looks).toBeGreaterThan(1)
      }
      const outcomes = await Promise.all([one.accept(enquiry()), other.accept(enquiry())])
      expect(outcomes.toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject(expected)
      expect(new Set(outcomes.map(referenceOf)).size).toBe(1)
      expect(one.sent).toHaveLength(1)
    })
  })

  it('is held at once while its result cannot be written down', async () => {
    const { accept, clock, journal, sent } = await start()
    vi.spyOn(journal, 'settle').mockRejectedValue(full)
    const reference = referenceOf(await accept(enquiry()))
    clock.now += hour
    expect(await accept(enquiry())).toMatchObject({ kind: 'held', reference })
    expect(sent).toHaveLength(1)
  })

  it('is sent once the lease of a killed server has ended', async () => {
    const died = await start()
    died.service.meanwhile = () => new Promise(() => {})
    void died.accept(enquiry())
    await expect.poll(() => listAll(died.journal)).toHaveLength(1)

    const { accept, clock, looks, sent } = await start([], { journal: died.journal })
    const accepted = accept(enquiry())
    await expect.poll(looks).toBeGreaterThan(1)
    clock.now += minute
    expect(await accepted).toMatchObject({ kind: 'delivered', waitedMs: minute })
    expect(sent).toHaveLength(1)
  })
})

describe('a lead with the hidden field filled in', () => {
  const trapped = (releaseToken: string | null = null, values = {}) =>
    enquiry({ trapped: true, releaseToken, values })

  async function setAside() {
    const started = await start()
    const outcome = await started.accept(trapped())
    if (outcome.kind !== 'quarantined') throw new Error(`It is ${outcome.kind}`)
    const { reference, releaseToken } = outcome
    const pressTwice = async () => {
      const press = () => started.accept(trapped(releaseToken))
      const outcomes = await Promise.all([press(), press()])
      expect(outcomes.map(referenceOf)).toEqual([reference, reference])
      return kindsOf(outcomes)
    }
    return { ...started, reference, releaseToken, pressTwice }
  }

  it('is sent once under its reference, however often its button is pressed', async () => {
    const { journal, pressTwice, sent } = await setAside()
    expect(await pressTwice()).toEqual(['delivered', 'duplicate'])
    expect(sent).toHaveLength(1)
    expect(await listAll(journal)).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })

  const better = { message: 'A better site, please.' }
  it.each<[string, boolean, (releaseToken: string) => NewSubmission, ms?: number]>([
    ['is pressed again without a button', false, () => trapped()],
    ['has a wrong token', false, () => trapped('wrong')],
    ['has an empty one', false, () => trapped('')],
    ['is as old as a day', true, (releaseToken) => trapped(releaseToken, better), day],
    ['is older', false, (releaseToken) => trapped(releaseToken), day + second],
    ['has a word changed', true, (releaseToken) => trapped(releaseToken, better)],
    ['has another address', false, (releaseToken) => trapped(releaseToken, { email: 'joe@example.com' })],
    ['comes without the trap', true, () => enquiry()],
  ])('that %s is sent: %s', async (_, isSent, again, passedMs = 0) => {
    const { accept, clock, reference, releaseToken, sent } = await setAside()
    clock.now += passedMs
    const { values } = again(releaseToken).submission
    const isOther = passedMs > day || values.email !== trapped().submission.values.email
    const same = isSent || isOther ? {} : { reference, releaseToken }
    const kind = isSent ? 'delivered' : 'quarantined'
    expect(await accept(again(releaseToken))).toMatchObject({ kind, ...same })
    expect(sent).toMatchObject(isSent ? [{ values }] : [])
  })
})

describe('a journal that fails', () => {
  it('before the lead is recorded keeps it from being sent', async () => {
    const { accept, journal, sent } = await start()
    await journal.close()
    expect(await accept(enquiry())).toMatchObject({ kind: 'unrecorded', exchange: null })
    expect(sent).toEqual([])
  })

  it.each([
    ['when settling', () => Promise.reject(full), 'The disk is full'],
    ['because somebody else took the lead over', () => Promise.resolve(false), 'the lease was lost'],
  ])('%s changes nothing for the visitor, and is logged without their words', async (_, settle, reason) => {
    const { accept, journal, log } = await start()
    vi.spyOn(journal, 'settle').mockImplementation(settle)
    const outcome = await accept(enquiry())
    expect(outcome).toMatchObject({ kind: 'delivered' })
    const message = `delivered could not be written down: ${reason}`
    const line = { event: 'journal', requestId: 'request-1', reference: referenceOf(outcome), message }
    expect(log.mock.calls).toEqual([['error', line]])
  })

  it('after the lead was recorded does not say that nothing was saved', async () => {
    const { accept, journal, log } = await start([failed('server_error')])
    const reference = referenceOf(await accept(enquiry()))
    vi.spyOn(journal, 'get').mockRejectedValue(full)
    expect(await accept(enquiry())).toMatchObject({ kind: 'held', reference })
    expect(log).toHaveBeenCalledWith('error', expect.objectContaining({ message: 'The disk is full' }))
  })
})
