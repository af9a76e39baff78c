import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { consultationForm } from '~/forms/consultation'
import type { Submission } from '~/forms/read-submission'
import type { ValuesOf } from '~/forms/schemas'
import type { Enquiry, Outcome } from '~/leads/accept'
import type { FormServiceOutcome } from '~/leads/form-service-response'
import { Fault } from '~/platform/fault'
import { listAll } from '../../support/list-all'
import { openJournal, temporaryUrl } from '../../support/temporary-journal'
import { answering, failed, hour, minute, refused, startSending } from './sending'

interface Differences extends Partial<Omit<Submission, 'form' | 'values'>> {
  values?: Partial<ValuesOf<'consultation'>>
}

const words = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'A site, please.' }
const referenceOf = (outcome: Outcome) => (outcome.kind === 'unrecorded' ? null : outcome.reference)
const full = new Fault('The disk is full')

function enquiry({ values, ...own }: Differences = {}): Enquiry {
  return {
    form: consultationForm,
    submission: {
      form: 'consultation',
      values: { ...words, ...values },
      trapped: false,
      release: null,
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

describe('a new lead', () => {
  it('is on disk before it is sent with what is known of it, and settled as delivered', async () => {
    const url = temporaryUrl()
    const { accept, journal, service, sent } = await start([], { journal: await openJournal(url) })
    const other = await openJournal(url)
    const seen: unknown[] = []
    service.meanwhile = async () => seen.push(...(await listAll(other)))
    const outcome = await accept(enquiry())
    const { values, visit } = enquiry().submission
    expect(seen).toEqual([expect.objectContaining({ state: 'received', values, attempts: 0 })])
    const { page } = enquiry()
    expect(sent).toEqual([expect.objectContaining({ form: 'consultation', values, visit, page })])
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
})

describe('the same lead again', () => {
  it('is a duplicate under the same reference where there is no form service', async () => {
    const { accept, journal } = await start([], { formService: null })
    const first = await accept(enquiry())
    expect(first).toMatchObject({ kind: 'kept', exchange: null })
    const reference = referenceOf(first)
    expect(await accept(enquiry())).toEqual({ kind: 'duplicate', reference, exchange: null })
    expect(await listAll(journal)).toMatchObject([{ state: 'kept', attempts: 0 }])
  })

  it.each([
    ['a failure that passes', failed('unreachable'), 'waiting'],
    ['a failure that lasts', failed('form_error'), 'parked'],
    ['a refusal', refused, 'refused'],
  ])('is sent again under the same reference after %s', async (_, answer, state) => {
    const { accept, journal, sent } = await start([answer])
    const reference = referenceOf(await accept(enquiry()))
    expect(await listAll(journal)).toMatchObject([{ reference, state, attempts: 1 }])
    expect(await accept(enquiry())).toMatchObject({ kind: 'delivered', reference })
    expect(sent).toHaveLength(2)
    const done = { state: 'delivered', attempts: 2, failure: null, failureMessage: null }
    expect(await listAll(journal)).toMatchObject([done])
  })

  describe.each([
    ['in one process', false],
    ['in another process', true],
  ])('at the same moment %s', (_, isElsewhere) => {
    const both = (outcome: object) => [outcome, outcome]
    it.each<[string, FormServiceOutcome[], object[]]>([
      ['both succeed', [], [{ kind: 'delivered' }, { kind: 'duplicate' }]],
      ['both are held', [failed('timeout')], both({ kind: 'held' })],
      ['both are told the errors', [refused], both({ kind: 'refused', errors: refused.errors })],
    ])('is sent once, waits for what becomes of it, and %s', async (__, answers, expected) => {
      const url = temporaryUrl()
      const one = await start(answers, { journal: await openJournal(url) })
      const { formService } = one.service
      const other = isElsewhere ? await start([], { journal: await openJournal(url), formService }) : one
      one.service.meanwhile = async () => {
        await expect.poll(other.looks).toBeGreaterThan(1)
      }
      const outcomes = await Promise.all([one.accept(enquiry()), other.accept(enquiry())])
      const byKind = outcomes.toSorted((a, b) => a.kind.localeCompare(b.kind))
      expect(byKind).toMatchObject(expected)
      expect(new Set(outcomes.map(referenceOf)).size).toBe(1)
      expect(one.sent).toHaveLength(1)
    })
  })

  it('waits for the first of this process, also when a clock that steps ends its lease', async () => {
    const { accept, clock, service, sent, looks } = await start()
    service.meanwhile = () => {
      clock.now += hour
      return expect.poll(looks).toBeGreaterThan(1)
    }
    const outcomes = await Promise.all([accept(enquiry()), accept(enquiry())])
    expect(outcomes.map(({ kind }) => kind)).toEqual(['delivered', 'duplicate'])
    expect(sent).toHaveLength(1)
  })

  it('is told at once that it is held while what came of it cannot be written down', async () => {
    const { accept, clock, journal, sent } = await start()
    vi.spyOn(journal, 'settle').mockRejectedValue(full)
    const reference = referenceOf(await accept(enquiry()))
    clock.now += hour
    expect(await accept(enquiry())).toMatchObject({ kind: 'held', reference })
    expect(sent).toHaveLength(1)
  })

  it('is sent once the lease of a sender that died has ended', async () => {
    const died = await start()
    died.service.meanwhile = () => new Promise(() => {})
    void died.accept(enquiry())
    await expect.poll(() => listAll(died.journal)).toHaveLength(1)

    const { accept, clock, sent } = await start([], { journal: died.journal })
    clock.now += minute
    expect(await accept(enquiry())).toMatchObject({ kind: 'delivered' })
    expect(sent).toHaveLength(1)
  })
})

describe('a lead with the trap filled in', () => {
  const trapped = (release: string | null = null, values = {}) => enquiry({ trapped: true, release, values })

  async function setAside() {
    const started = await start()
    const outcome = await started.accept(trapped())
    if (outcome.kind !== 'quarantined') throw new Error(`It is ${outcome.kind}`)
    return { ...started, reference: outcome.reference, release: outcome.release }
  }

  it('is sent under its reference when its button is pressed, once however often', async () => {
    const { accept, journal, reference, release, sent } = await setAside()
    const outcomes = await Promise.all([accept(trapped(release)), accept(trapped(release))])
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['delivered', 'duplicate'])
    expect(outcomes.map(referenceOf)).toEqual([reference, reference])
    expect(sent).toHaveLength(1)
    expect(await listAll(journal)).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })

  it('is released by the second press when the journal fails the first', async () => {
    const { accept, journal, release, sent } = await setAside()
    vi.spyOn(journal, 'release').mockImplementationOnce(async () => {
      await sleep(20)
      throw full
    })
    const outcomes = await Promise.all([accept(trapped(release)), accept(trapped(release))])
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['delivered', 'held'])
    expect(sent).toHaveLength(1)
  })

  it.each(['wrong', '', null])('stays set aside with the token %j', async (token) => {
    const { accept, journal, reference, release, sent } = await setAside()
    expect(await accept(trapped(token))).toMatchObject({ kind: 'quarantined', reference, release })
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
    expect(await accept(trapped(release, values))).toMatchObject({ kind: 'delivered' })
    expect(sent).toMatchObject([{ values }])
  })
})

describe('a journal that fails', () => {
  it('before the lead is recorded has nothing sent', async () => {
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
