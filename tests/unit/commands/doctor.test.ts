import { describe, expect, it } from 'vitest'
import { checkClock } from '~/commands/doctor/clock-check'
import { checkFormService } from '~/commands/doctor/form-service-check'
import { checkJournal } from '~/commands/doctor/journal-check'
import { readEnvironment } from '~/platform/environment'
import { lease, newLead, openJournal, settlement, temporaryUrl } from '../../support/temporary-journal'

const noon = Date.UTC(2026, 4, 5, 12)
const second = 1000

function environment(given: Record<string, string>) {
  const reading = readEnvironment(given)
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return reading.environment
}

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
  const findings = await checkFormService(
    environment({ CONSULTATION_FORM_ID: 'a', PROJECT_FORM_ID: 'b' }),
    slow,
    () => clock.now,
  )
  expect(findings.map(({ check, level }) => [check, level])).toEqual([
    ['form service', 'ok'],
    ['form service', 'ok'],
    ['clock', 'ok'],
  ])
})

describe('the doctor on leads', () => {
  const examine = async (state: 'waiting' | 'parked', given: Record<string, string> = {}) => {
    const url = temporaryUrl()
    const journal = await openJournal(url)
    await journal.record(newLead(), lease)
    await journal.settle(newLead().reference, lease.holder, settlement({ state }))
    const findings = await checkJournal(journal, environment({ DATABASE_URL: url, ...given }), () => noon)
    return findings.find(({ check }) => check === 'leads')
  }

  it('warns of leads that wait for a form service that is not configured', async () => {
    expect(await examine('waiting')).toMatchObject({
      level: 'warning',
      fix: expect.stringContaining('FORM_ID'),
    })
    const withForms = { CONSULTATION_FORM_ID: 'a', PROJECT_FORM_ID: 'b' }
    expect(await examine('waiting', withForms)).toMatchObject({ level: 'ok' })
  })

  it('warns of leads that are parked', async () => {
    expect(await examine('parked')).toMatchObject({ level: 'warning', fix: expect.stringContaining('retry') })
  })
})
