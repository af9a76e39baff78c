import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { readEnvironment, startWarnings } from '~/platform/environment'

const problemsOf = (given: Record<string, string>) => {
  const reading = readEnvironment(given)
  return reading.ok ? [] : reading.problems
}

const ids = { CONSULTATION_FORM_ID: 'mrgv-xyz_1', PROJECT_FORM_ID: 'def' }
const mail = {
  SMTP_URL: 'smtp://mail.example',
  ALERT_EMAIL: 'ops@dayfive.example',
  ENQUIRY_EMAIL: 'ann@a.example',
}

it.each(['', '  '])('what is set to %j is unset', (empty) => {
  const names = readFileSync('.env.example', 'utf8').match(/(?<=^(# )?)[A-Z_]+(?==)/gm)!
  const given = Object.fromEntries(names.map((name) => [name, empty]))
  expect(readEnvironment({ ...given, PATH: '/bin', npm_config_port: 'x' })).toEqual(readEnvironment({}))
})

// Lines such as "PORT = 65536 -> 65535", by what is asked of them.
const texts = readFileSync('tests/support/environment.txt', 'utf8')
const [rightValues, wrongValues, secrets, misspelled, contradictory, warned] = texts
  .split('\n\n')
  .map((part) => part.trim().split('\n').slice(1))
  .map((lines) => lines.map((line) => line.split(/ = | -> /) as [name: string, value: string, as: string]))
const asSet = (set: string): Record<string, string> =>
  Object.fromEntries(set.split(' ').map((each) => each.split(/=(.*)/)))

it.each(rightValues!)('a right value of %s is "%s", read as %s', (name, value, read) => {
  const pair = name in mail ? mail : name in ids ? ids : {}
  const environment = { [name]: JSON.parse(read) as unknown }
  expect(readEnvironment({ ...pair, [name]: value })).toMatchObject({ environment })
})

describe('a wrong value', () => {
  const injected = ['ALERT_EMAIL', 'ops@a.example\r\nBcc: b@a.example', 'email addresses'] as const
  it.each([...wrongValues!, injected])('of %s gets one line that says so: %s', (name, value, accepted) => {
    const problems = problemsOf({ ...(name in mail && mail), [name]: value })
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: `))])
    expect(problems[0]).toContain(JSON.stringify(value))
    expect(problems[0]?.split('accepted')[1]).toContain(accepted)
  })

  it('of several is told on its own line, which no line break forges', () => {
    const problems = problemsOf({ METRICS_PORT: '3000', LOG_LEVEL: 'loud\nHOST: fine', TRUST_PROXY: 'yes' })
    const lines = problems.join('\n').split('\n')
    expect(lines.map((line) => line.split(':')[0])).toEqual(['TRUST_PROXY', 'LOG_LEVEL', 'METRICS_PORT'])
  })

  it.each(contradictory!)('is one that contradicts: %s', (set, words) => {
    expect(problemsOf(asSet(set))).toEqual([expect.stringMatching(words)])
  })

  it.each(secrets!)('never shows what may be a password: %s = %s', (name, url) => {
    const problems = problemsOf({ ...(name in mail && mail), [name]: url })
    expect(problems).toEqual([expect.stringMatching(`^${name}: given "([a-z]+:)?\\*\\*\\*", accepted`)])
  })
})

it('the mail server is also read by its old name', () => {
  const { SMTP_URL: ALERT_SMTP_URL, ALERT_EMAIL } = mail
  const read = { environment: { SMTP_URL: ALERT_SMTP_URL }, misspelled: [expect.stringMatching(/new name/)] }
  expect(readEnvironment({ ALERT_SMTP_URL, ALERT_EMAIL })).toMatchObject(read)
})

const complete = { ...ids, SITE_URL: 'https://dayfive.example' }
it.each(warned!)('a start with %s is warned: %s', (set, words) => {
  vi.stubEnv('PGSSLMODE', asSet(set)['PGSSLMODE'])
  const reading = readEnvironment({ ...complete, ...asSet(set) })
  const warnings = words === '-' ? [] : words.split(' & ')
  expect(reading.ok && startWarnings(reading)).toEqual(warnings.map((each) => expect.stringContaining(each)))
})

it.each(misspelled!)('a start asks whether %s is %s', (name, meant) => {
  const reading = readEnvironment({ ...complete, [name]: '1' })
  expect(reading.ok && startWarnings(reading)).toEqual(
    meant === '-' ? [] : [`${name} is not read: is it ${meant}?`],
  )
})
