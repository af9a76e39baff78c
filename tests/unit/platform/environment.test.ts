import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
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
const [rightValues, wrongValues, secrets, misspelled] = readFileSync('tests/support/environment.txt', 'utf8')
  .split('\n\n')
  .map((part) => part.trim().split('\n').slice(1))
  .map((lines) => lines.map((line) => line.split(/ = | -> /) as [name: string, value: string, as: string]))

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

  it.each([
    ['PROJECT_FORM_ID', { CONSULTATION_FORM_ID: 'abc' }, 'both'],
    ['CONSULTATION_FORM_ID', { CONSULTATION_FORM_ID: ' ', PROJECT_FORM_ID: 'abc' }, 'both'],
    ['ENQUIRY_EMAIL or ALERT_EMAIL', { SMTP_URL: mail.SMTP_URL }, 'given nothing while SMTP_URL is set'],
    ['ENQUIRY_EMAIL or ALERT_EMAIL', { ALERT_SMTP_URL: mail.SMTP_URL }, 'while ALERT_SMTP_URL is set'],
    ['SMTP_URL', { ALERT_EMAIL: mail.ALERT_EMAIL }, 'given nothing'],
    ['SMTP_URL', { ENQUIRY_EMAIL: mail.ENQUIRY_EMAIL }, 'given nothing'],
    ['PROJECT_FORM_ID', { ...ids, PROJECT_FORM_ID: 'a/b' }, 'given "a/b", accepted is'],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://a/b?sslmod=require' }, 'did you mean sslmode\\?'],
    ['METRICS_PORT', { METRICS_PORT: '3000' }, 'given 3000, as PORT is, accepted is a port from 1 to 65535'],
  ])('is that of a %s that does not fit the others: %j', (name, given, words) => {
    expect(problemsOf(given)).toEqual([expect.stringMatching(`^${name}: .*${words}`)])
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
it.each([
  ['form ids and address', {}, [/FORM_ID/, /SITE_URL/]],
  ['form ids', { SITE_URL: complete.SITE_URL }, [/FORM_ID/]],
  ['an address', ids, [/SITE_URL/]],
  ['an address alone where mail delivers', mail, [/SITE_URL/]],
  ['TLS', { ...complete, FORM_SERVICE_URL: 'http://a.example' }, [/^FORM_SERVICE_URL begins with http:/]],
  ['TLS, too', { ...complete, SITE_URL: 'http://localhost.example' }, [/^SITE_URL begins with http:/]],
  ['TLS of SQL', { ...complete, DATABASE_URL: 'postgres://me@db.a/b' }, [/^DATABASE_URL has no sslmode/]],
  ['a form', { ...complete, PROJECT_FORM_ID: ids.CONSULTATION_FORM_ID }, [/both forms arrive as one/]],
  ['one name', { ...complete, ...mail, ALERT_SMTP_URL: 'a' }, [/^ALERT_SMTP_URL is not read, .*remove it$/]],
  ['nothing by a socket', { ...complete, DATABASE_URL: 'postgres://me@a/b?host=/run' }, []],
  ['nothing where TLS is off', { ...complete, DATABASE_URL: 'postgres://me@db.a/b?sslmode=disable' }, []],
  ['nothing', complete, []],
  ['nothing that is elsewhere', { ...ids, SITE_URL: 'http://localhost:3000' }, []],
])('a start is warned where it lacks %s', (_, given, warnings) => {
  const reading = readEnvironment(given)
  expect(reading.ok && startWarnings(reading)).toEqual(warnings.map((words) => expect.stringMatching(words)))
})

it.each(misspelled!)('a start asks whether %s is %s', (name, meant) => {
  const reading = readEnvironment({ ...complete, [name]: '1' })
  expect(reading.ok && startWarnings(reading)).toEqual(
    meant === '-' ? [] : [`${name} is not read: is it ${meant}?`],
  )
})
