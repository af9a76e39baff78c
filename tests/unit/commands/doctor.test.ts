import { describe, expect, it } from 'vitest'
import { checkClock } from '~/commands/doctor/clock-check'
import { checkEnvironment } from '~/commands/doctor/environment-check'
import { ok, problem, summarize, warning } from '~/commands/doctor/finding'
import { checkFormService } from '~/commands/doctor/form-service-check'
import { checkLeads } from '~/commands/doctor/leads-check'
import type { LeadState } from '~/leads/lead'
import { readEnvironment } from '~/platform/environment'
import { lease, newLead, openJournal, settlement } from '../../support/temporary-journal'

const noon = Date.UTC(2026, 4, 5, 12)
const second = 1000

function environment(given: Record<string, string>) {
  const reading = readEnvironment(given)
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return reading.environment
}

const withForms = { CONSULTATION_FORM_ID: 'a', PROJECT_FORM_ID: 'b' }

describe('the comparison of clocks', () => {
  const limit = { of: 'the other', mostMs: 2 * second, fix: 'NTP' }
  const check = (there: number, duration: number) =>
    checkClock({ there: noon + there, askedAt: noon, answeredAt: noon + duration, roundingMs: 0 }, limit)
      .level

  it.each([
    ['agree', 0, 0],
    ['agree when the answer took long', 0, 10 * second],
    ['agree when the question took long', 10 * second, 10 * second],
    ['agree within the limit', 2 * second, 0],
    ['may agree, as far as a slow answer shows', -2 * second, 10 * second],
  ])('says that they %s', (_, there, duration) => {
    expect(check(there, duration)).toBe('ok')
  })

  it.each([
    ['quick', 2 * second + 1, 0],
    ['slow', -2 * second - 1, 10 * second],
    ['slow', 12 * second + 1, 10 * second],
  ])('says that they differ by more than a %s answer explains', (_, there, duration) => {
    expect(check(there, duration)).toBe('problem')
  })
})

it('does not count the time that the form service takes to answer against the clock', async () => {
  const clock = { now: noon }
  const slow: typeof fetch = async () => {
    const date = new Date(clock.now).toUTCString()
    clock.now += 90 * second
    return new Response('{"next":"/thanks"}', { headers: { date } })
  }
  const findings = await checkFormService({ environment: environment(withForms), now: () => clock.now }, slow)
  expect(findings.map(({ check, level }) => [check, level])).toEqual([
    ['form service', 'ok'],
    ['form service', 'ok'],
    ['clock', 'ok'],
  ])
})

describe('the doctor on leads', () => {
  const examine = async (
    states: LeadState[],
    { given = withForms, hours = 2 }: { given?: Record<string, string>; hours?: number } = {},
  ) => {
    const journal = await openJournal()
    for (const [index, state] of states.entries()) {
      const reference = `K7F2-9QX${index}`
      const isSettled = state !== 'received' && state !== 'quarantined'
      await journal.record(newLead({ reference, ...(!isSettled && { state }) }), lease)
      if (isSettled) await journal.settle(reference, lease.holder, settlement({ state }))
    }
    const now = () => noon + hours * 3600 * second
    return checkLeads({ journal, journalError: null, environment: environment(given), now })
  }

  it('says nothing where nothing is left to do', async () => {
    expect(await examine(['delivered', 'refused'])).toMatchObject([{ level: 'ok' }])
  })

  it.each<[LeadState, string]>([
    ['parked', '"leads list --state parked" shows why'],
    ['waiting', '"leads list --state waiting" shows why'],
    ['received', '"leads list --state waiting" shows why'],
    ['kept', '"leads retry --all --state kept"'],
  ])('says how many leads are %s, since when, and which command helps', async (state, fix) => {
    const message = expect.stringMatching(/^2 leads .* oldest since 2026-05-05T12:00:00.000Z$/)
    const finding = { check: 'leads', level: 'warning', message, fix: expect.stringContaining(fix) }
    expect(await examine([state, state])).toEqual([finding])
  })

  it('leaves leads that have just come to the background', async () => {
    expect(await examine(['waiting'], { hours: 0.5 })).toMatchObject([
      { level: 'ok', message: expect.stringContaining('1 lead waiting') },
    ])
  })

  it('mentions quarantined leads, among which a person may be', async () => {
    const message = expect.stringContaining('leads list --state quarantined')
    expect(await examine(['quarantined'])).toMatchObject([{ level: 'ok', message }])
  })

  it.each<LeadState>(['kept', 'waiting'])('asks for form ids where leads are %s without', async (state) => {
    const fix = expect.stringContaining('CONSULTATION_FORM_ID')
    expect(await examine([state], { given: {} })).toMatchObject([{ level: 'warning', fix }])
  })

  it('tells the causes apart', async () => {
    const findings = await examine(['parked', 'waiting', 'kept', 'quarantined'])
    expect(new Set(findings.map(({ fix }) => fix)).size).toBe(4)
  })
})

describe('the summary of findings', () => {
  it('has the worst first, and each fix once', () => {
    const findings = [
      ok('journal', 'whole'),
      warning('leads', '3 leads kept', 'Set it'),
      problem('proxies', 'none', 'Append it'),
      warning('environment', 'no form service', 'Set it'),
      ok('address', 'leads here'),
    ]
    expect(summarize(findings)).toEqual([
      { check: 'proxies', level: 'problem', message: 'none', fix: 'Append it' },
      { check: 'leads', level: 'warning', message: '3 leads kept; no form service', fix: 'Set it' },
      { check: 'journal', level: 'ok', message: 'whole' },
      { check: 'address', level: 'ok', message: 'leads here' },
    ])
  })

  it('takes the worst level of findings with the same fix', () => {
    const findings = [warning('leads', 'one', 'Start it'), problem('address', 'other', 'Start it')]
    expect(summarize(findings)).toEqual([
      { check: 'address', level: 'problem', message: 'other; one', fix: 'Start it' },
    ])
  })
})

describe('the doctor on the contact address', () => {
  const examine = (email?: string) =>
    checkEnvironment({ environment: environment({ ...withForms, ...(email && { CONTACT_EMAIL: email }) }) })

  it.each([
    undefined,
    'a@shop.EXAMPLE',
    'a@example.com',
    'a@mail.example.org',
    'a@x.invalid',
    'a@x.localhost',
  ])('warns of %s, where no mail arrives', (email) => {
    expect(examine(email)).toMatchObject([
      { check: 'environment', level: 'warning', fix: expect.stringContaining('CONTACT_EMAIL') },
    ])
  })

  it.each(['hello@dayfive.studio', 'example@dayfive.dev', 'a@counterexample.com', 'a@my-example.com'])(
    'is content with %s',
    (email) => {
      expect(examine(email)).toEqual([])
    },
  )
})
