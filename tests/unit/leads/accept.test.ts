import { describe, expect, it, vi } from 'vitest'
import { consultationForm } from '~/forms/consultation'
import { projectForm } from '~/forms/project'
import type { Submission } from '~/forms/read-submission'
import type { ConsultationValues } from '~/forms/schemas'
import { createAcceptEnquiry, type Enquiry, type Outcome } from '~/leads/accept'
import { createDelivery, type DeliveryOptions } from '~/leads/delivery'
import type { Answer, Failure } from '~/leads/form-answer'
import type { FormPost, FormService } from '~/leads/form-service'
import { createReference } from '~/leads/reference'
import { Fault } from '~/platform/fault'
import type { Log } from '~/platform/log'
import { listAll } from '../../support/list-all'
import { openJournal, temporaryUrl } from '../../support/temporary-journal'

const delivered: Answer = { kind: 'delivered' }
const refused = {
  kind: 'refused' as const,
  message: '',
  codes: [],
  errors: { email: [{ code: 'TYPE_EMAIL' as const, message: 'should be an email' }] },
} satisfies Answer
const referenceOf = (outcome: Outcome) => (outcome.kind === 'unrecorded' ? null : outcome.reference)
const failed = (failure: Failure): Answer => ({ kind: 'failed', failure, message: 'It broke', codes: [] })

interface Differences extends Partial<Omit<Submission, 'form' | 'values'>> {
  values?: Partial<ConsultationValues>
}

const words = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'A site, please.' }

function enquiry({ values, ...own }: Differences = {}): Enquiry {
  return {
    form: consultationForm,
    submission: {
      form: 'consultation',
      values: { ...words, ...values },
      errors: null,
      trapped: false,
      release: null,
      visit: { webdriver: false },
      ...own,
    },
    page: 'https://site.test/consultation',
    requestId: 'request-1',
  }
}

/** Gives these answers in turn, then delivers. */
function answering(...answers: Answer[]) {
  const sent: FormPost[] = []
  const formService: FormService = {
    async send(delivery) {
      sent.push(delivery)
      return {
        answer: answers.shift() ?? delivered,
        status: 200,
        ms: 5,
        retryAfterMs: null,
        fault: null,
        isSent: true,
      }
    },
  }
  return { formService, sent }
}

async function start(options: Partial<DeliveryOptions> = {}) {
  const journal = options.journal ?? (await openJournal())
  const log = vi.fn<Log>()
  const clock = { now: Date.UTC(2026, 4, 5, 12) }
  let ids = 0
  const now = () => clock.now
  const createId = () => `id-${(ids += 1)}`
  const delivery = createDelivery({
    journal,
    formService: null,
    timeoutMs: 1000,
    log,
    now,
    monotonic: now,
    random: () => 0,
    createId,
    ...options,
  })
  const accept = createAcceptEnquiry({ journal, delivery, log, now, createReference, createId })
  return { accept, delivery, journal, log, clock }
}

describe('a new lead', () => {
  it('is on disk before it is sent', async () => {
    const url = temporaryUrl()
    const other = await openJournal(url)
    const seen: unknown[] = []
    const formService: FormService = {
      async send() {
        seen.push(...(await listAll(other)))
        return { answer: delivered, status: 200, ms: 5, retryAfterMs: null, fault: null, isSent: true }
      },
    }
    const { accept } = await start({ journal: await openJournal(url), formService })
    await accept(enquiry())
    expect(seen).toEqual([
      expect.objectContaining({ state: 'received', values: enquiry().submission.values, attempts: 0 }),
    ])
  })

  it('is sent with what is known of it, and settled as delivered', async () => {
    const { formService, sent } = answering()
    const { accept, journal } = await start({ formService })
    const outcome = await accept(enquiry())
    const { values, visit } = enquiry().submission
    expect(sent).toEqual([
      expect.objectContaining({
        form: 'consultation',
        values,
        visit,
        page: 'https://site.test/consultation',
      }),
    ])
    expect(outcome).toMatchObject({ kind: 'delivered', exchange: { status: 200, ms: 5 } })
    expect(await listAll(journal, { state: 'delivered' })).toEqual([
      expect.objectContaining({
        reference: referenceOf(outcome),
        attempts: 1,
        requestId: 'request-1',
        settledAt: '2026-05-05T12:00:00.000Z',
      }),
    ])
  })

  it('is kept when there is no form service', async () => {
    const { accept, journal } = await start()
    const outcome = await accept(enquiry())
    expect(outcome).toMatchObject({ kind: 'kept', exchange: null })
    expect(await listAll(journal, { state: 'kept' })).toEqual([expect.objectContaining({ attempts: 0 })])
  })

  it('that the service refuses tells its errors', async () => {
    const { accept, journal } = await start(answering(refused))
    expect(await accept(enquiry())).toMatchObject({ kind: 'refused', errors: refused.errors })
    expect(await listAll(journal, { state: 'refused' })).toHaveLength(1)
  })

  it.each<[Failure, string]>([
    ['unreachable', 'waiting'],
    ['timeout', 'waiting'],
    ['rate_limited', 'waiting'],
    ['server_error', 'waiting'],
    ['captcha_required', 'parked'],
    ['unconfirmed', 'parked'],
    ['quota', 'parked'],
    ['form_error', 'parked'],
    ['unexpected_format', 'parked'],
    ['payment_pending', 'parked'],
  ])('is held when its delivery fails by %s, and %s', async (failure, state) => {
    const { accept, journal } = await start(answering(failed(failure)))
    expect(await accept(enquiry())).toMatchObject({ kind: 'held', failure: failed(failure) })
    expect(await listAll(journal)).toEqual([
      expect.objectContaining({ state, failure, failureMessage: 'It broke', attempts: 1 }),
    ])
  })
})

describe('the same lead again', () => {
  it('is a duplicate under the same reference, and is not sent again', async () => {
    const { formService, sent } = answering()
    const { accept } = await start({ formService })
    const first = await accept(enquiry())
    const again = await accept(enquiry())
    expect(again).toEqual({
      kind: 'duplicate',
      reference: referenceOf(first),
      exchange: null,
    })
    expect(sent).toHaveLength(1)
  })

  it('is a duplicate when it was only kept', async () => {
    const { accept, journal } = await start()
    await accept(enquiry())
    expect(await accept(enquiry())).toMatchObject({ kind: 'duplicate' })
    expect(await listAll(journal)).toHaveLength(1)
  })

  it.each([
    ['a failure that passes', failed('unreachable')],
    ['a failure that lasts', failed('form_error')],
    ['a refusal', refused],
  ])('is sent again under the same reference after %s', async (_, answer) => {
    const { formService, sent } = answering(answer)
    const { accept, journal } = await start({ formService })
    const first = await accept(enquiry())
    const again = await accept(enquiry())
    expect(again).toMatchObject({ kind: 'delivered', reference: referenceOf(first) })
    expect(sent).toHaveLength(2)
    expect(await listAll(journal)).toEqual([
      expect.objectContaining({ state: 'delivered', attempts: 2, failure: null, failureMessage: null }),
    ])
  })

  describe.each([
    ['in one process', false],
    ['in another process', true],
  ])('at the same moment %s', (_, isElsewhere) => {
    it.each<[string, Answer, string[]]>([
      ['both succeed', delivered, ['delivered', 'duplicate']],
      ['both are held', failed('timeout'), ['held', 'held']],
      ['both are held for an operator', failed('quota'), ['held', 'held']],
      ['both are refused', refused, ['refused', 'refused']],
    ])('is sent once, waits for what becomes of it, and %s', async (__, answer, kinds) => {
      const { formService, sent } = answering(answer)
      const url = temporaryUrl()
      const journal = await openJournal(url)
      const otherJournal = isElsewhere ? await openJournal(url) : journal
      const looks = vi.spyOn(otherJournal, 'get')
      const slow: FormService = {
        async send(delivery) {
          const exchange = formService.send(delivery)
          await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(1)
          return exchange
        },
      }
      const { accept } = await start({ journal, formService: slow })
      const other = await start({ journal: otherJournal, formService: slow })
      const outcomes = await Promise.all([accept(enquiry()), other.accept(enquiry())])
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(kinds)
      expect(new Set(outcomes.map(referenceOf)).size).toBe(1)
      expect(sent).toHaveLength(1)
    })
  })

  it('is told the errors of the refusal that it waited for', async () => {
    const journal = await openJournal()
    const looks = vi.spyOn(journal, 'get')
    const formService: FormService = {
      async send() {
        await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(0)
        return { answer: refused, status: 422, ms: 5, retryAfterMs: null, fault: null, isSent: true }
      },
    }
    const { accept } = await start({ journal, formService })
    const { errors } = refused
    expect(await Promise.all([accept(enquiry()), accept(enquiry())])).toMatchObject([{ errors }, { errors }])
  })

  it('waits for the background when that is sending it', async () => {
    const { formService, sent } = answering(failed('timeout'))
    const { accept, delivery, journal, clock } = await start({ formService })
    const { reference } = (await accept(enquiry())) as { reference: string }
    clock.now += 60_000
    const background = delivery.newLease()
    const lead = await journal.claimDue(reference, background, new Date(clock.now).toISOString())
    const looks = vi.spyOn(journal, 'get')
    const again = accept(enquiry())
    await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(1)
    await delivery.deliver(lead!, background, false)
    expect(await again).toMatchObject({ kind: 'duplicate', reference })
    expect(sent).toHaveLength(2)
  })

  it('waits for the first of this process, also when a clock that steps ends its lease', async () => {
    let calls = 0
    const journal = await openJournal()
    const looks = vi.spyOn(journal, 'get')
    const formService: FormService = {
      async send() {
        calls += 1
        clock.now += 60 * 60 * 1000
        await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(1)
        return { answer: delivered, status: 200, ms: 5, retryAfterMs: null, fault: null, isSent: true }
      },
    }
    const { accept, clock } = await start({ journal, formService })
    const [first, again] = await Promise.all([accept(enquiry()), accept(enquiry())])
    expect([first.kind, again.kind, calls]).toEqual(['delivered', 'duplicate', 1])
  })

  it('is told at once that it is held while what came of it cannot be written down', async () => {
    const { formService, sent } = answering()
    const journal = await openJournal()
    vi.spyOn(journal, 'settle').mockRejectedValue(new Error('The disk is full'))
    const { accept, clock } = await start({ journal, formService })
    const first = await accept(enquiry())
    clock.now += 60 * 60 * 1000
    expect(await accept(enquiry())).toMatchObject({ kind: 'held', reference: referenceOf(first) })
    expect(sent).toHaveLength(1)
  })

  it('is sent once the lease of a sender that died has ended', async () => {
    const { formService, sent } = answering()
    const journal = await openJournal()
    const dying: FormService = { send: () => new Promise(() => {}) }
    const died = await start({ journal, formService: dying })
    void died.accept(enquiry())
    await expect.poll(() => listAll(journal)).toHaveLength(1)

    const { accept, clock } = await start({ journal, formService })
    clock.now += 60_000
    expect(await accept(enquiry())).toMatchObject({ kind: 'delivered' })
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['on the next day', {}, 24 * 60 * 60 * 1000],
    ['with other words', { values: { message: 'Two sites, please.' } }, 0],
    ['with a word corrected', { values: { message: 'A SITE, please.' } }, 0],
  ])('is another one %s', async (_, own, later) => {
    const { formService, sent } = answering()
    const { accept, clock } = await start({ formService })
    await accept(enquiry())
    clock.now += later
    expect(await accept(enquiry(own))).toMatchObject({ kind: 'delivered' })
    expect(sent).toHaveLength(2)
  })

  it('is another one from another form', async () => {
    const { accept, journal } = await start()
    await accept(enquiry())
    expect(await accept({ ...enquiry(), form: projectForm })).toMatchObject({ kind: 'kept' })
    expect(await listAll(journal)).toHaveLength(2)
  })
})

describe('a lead with the trap filled in', () => {
  const trapped = (release: string | null = null) => enquiry({ trapped: true, release })

  async function setAside() {
    const { formService, sent } = answering()
    const { accept, journal } = await start({ formService })
    const outcome = await accept(trapped())
    if (outcome.kind !== 'quarantined') throw new Error(`It is ${outcome.kind}`)
    return { ...outcome, accept, journal, sent }
  }

  it('is set aside, not lost and not sent', async () => {
    const { journal, reference, sent } = await setAside()
    expect(await journal.get(reference)).toMatchObject({
      state: 'quarantined',
      values: enquiry().submission.values,
    })
    expect(sent).toEqual([])
  })

  it('keeps its reference and its token when it comes again', async () => {
    const { accept, reference, release, sent } = await setAside()
    expect(await accept(trapped())).toEqual({ kind: 'quarantined', reference, release, exchange: null })
    expect(sent).toEqual([])
  })

  it('is sent under its reference when its button is pressed', async () => {
    const { accept, journal, reference, release, sent } = await setAside()
    expect(await accept(trapped(release))).toMatchObject({ kind: 'delivered', reference })
    expect(sent).toHaveLength(1)
    expect(await listAll(journal)).toEqual([expect.objectContaining({ state: 'delivered', attempts: 1 })])
  })

  it('is released by the second press when the journal fails the first', async () => {
    const { accept, journal, release, sent } = await setAside()
    vi.spyOn(journal, 'release').mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      throw new Error('The disk is full')
    })
    const outcomes = await Promise.all([accept(trapped(release)), accept(trapped(release))])
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['delivered', 'held'])
    expect(sent).toHaveLength(1)
  })

  it('is sent once however often its button is pressed', async () => {
    const { accept, release, sent } = await setAside()
    const kinds = (await Promise.all([accept(trapped(release)), accept(trapped(release))])).map(
      ({ kind }) => kind,
    )
    expect(kinds.toSorted()).toEqual(['delivered', 'duplicate'])
    expect(sent).toHaveLength(1)
  })

  it.each(['wrong', ''])('stays set aside with the token %j', async (token) => {
    const { accept, journal, reference, sent } = await setAside()
    expect(await accept(trapped(token))).toMatchObject({ kind: 'quarantined', reference })
    expect(await journal.get(reference)).toMatchObject({ state: 'quarantined' })
    expect(sent).toEqual([])
  })

  it('is sent when the same comes without the trap', async () => {
    const { accept, reference, sent } = await setAside()
    expect(await accept(enquiry())).toMatchObject({ kind: 'delivered', reference })
    expect(sent).toHaveLength(1)
  })

  it('is sent with its button even when the visitor has changed a word', async () => {
    const { accept, release, sent } = await setAside()
    const values = { ...words, message: 'A better site, please.' }
    expect(await accept(enquiry({ trapped: true, release, values }))).toMatchObject({ kind: 'delivered' })
    expect(sent).toEqual([expect.objectContaining({ values })])
  })
})

describe('a journal that fails', () => {
  it('when recording sends nothing, and says so', async () => {
    const { formService, sent } = answering()
    const error = new Fault('The disk is full')
    const journal = { ...(await openJournal()), record: () => Promise.reject(error) }
    const { accept } = await start({ journal, formService })
    expect(await accept(enquiry())).toEqual({ kind: 'unrecorded', error, exchange: null })
    expect(sent).toEqual([])
  })

  it('when settling changes nothing for the visitor, and is logged without their words', async () => {
    const journal = { ...(await openJournal()), settle: () => Promise.reject(new Fault('The disk is full')) }
    const { accept, log } = await start({ journal, ...answering() })
    const outcome = await accept(enquiry())
    expect(outcome).toMatchObject({ kind: 'delivered' })
    expect(log.mock.calls).toEqual([
      [
        'error',
        {
          event: 'journal',
          requestId: 'request-1',
          reference: referenceOf(outcome),
          message: 'delivered could not be written down: The disk is full',
        },
      ],
    ])
  })

  it('after the lead was recorded does not say that nothing was saved', async () => {
    const journal = await openJournal()
    const { accept } = await start({ journal, ...answering(failed('server_error')) })
    const first = await accept(enquiry())
    const broken = { ...journal, get: () => Promise.reject(new Fault('The disk is full')) }
    const { accept: acceptAgain, log } = await start({ journal: broken })
    expect(await acceptAgain(enquiry())).toMatchObject({ kind: 'held', reference: referenceOf(first) })
    expect(log).toHaveBeenCalledWith('error', expect.objectContaining({ message: 'The disk is full' }))
  })

  it('because somebody else took the lead over meanwhile is logged', async () => {
    const journal = { ...(await openJournal()), settle: () => Promise.resolve(false) }
    const { accept, log } = await start({ journal, ...answering() })
    expect(await accept(enquiry())).toMatchObject({ kind: 'delivered' })
    expect(log).toHaveBeenCalledWith(
      'error',
      expect.objectContaining({ message: 'delivered could not be written down: the lease was lost' }),
    )
  })

  it('because it is closed is answered, not thrown', async () => {
    const journal = await openJournal()
    await journal.close()
    const { accept } = await start({ journal })
    expect(await accept(enquiry())).toMatchObject({ kind: 'unrecorded' })
  })
})
