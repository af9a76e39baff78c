import { describe, expect, it } from 'vitest'
import { readEnvironment, startWarnings } from '~/platform/environment'

function problemsOf(given: Record<string, string>): string[] {
  const reading = readEnvironment(given)
  return reading.ok ? [] : reading.problems
}

function environmentOf(given: Record<string, string>) {
  const reading = readEnvironment(given)
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return reading.environment
}

describe('with nothing set', () => {
  const defaults = {
    PORT: 3000,
    CONTACT_EMAIL: 'hello@dayfive.example',
    FORM_SERVICE_URL: 'https://formspree.io',
    FORM_SERVICE_TIMEOUT_MS: 8000,
    DATABASE_URL: 'file:data/leads.db',
    LEAD_RETENTION_DAYS: 90,
    SUBMISSIONS_PER_HOUR: 20,
    SUBMISSIONS_PER_HOUR_TOTAL: 2000,
    TRUST_PROXY: 0,
    LOG_LEVEL: 'info',
  }
  const names = [
    ...Object.keys(defaults),
    'HOST',
    'SITE_URL',
    'CONSULTATION_FORM_ID',
    'PROJECT_FORM_ID',
    'METRICS_PORT',
    'ALERT_WEBHOOK_URL',
    'ALERT_SMTP_URL',
    'ALERT_EMAIL',
  ]

  it('the defaults of the contract hold, and no more is set', () => {
    expect(readEnvironment({})).toEqual({ ok: true, environment: defaults })
  })

  it.each(['', '  '])('nothing is what %j means too', (empty) => {
    const given = Object.fromEntries(names.map((name) => [name, empty]))
    expect(readEnvironment(given)).toEqual({ ok: true, environment: defaults })
  })

  it('ignores unrelated variables', () => {
    expect(environmentOf({ PATH: '/bin', npm_config_port: 'x' })).toEqual(defaults)
  })
})

describe('a right value', () => {
  it.each([
    ['PORT', '0', 0],
    ['PORT', '65535', 65_535],
    ['PORT', ' 8080 ', 8080],
    ['HOST', '127.0.0.1', '127.0.0.1'],
    ['HOST', '::', '::'],
    ['HOST', 'localhost', 'localhost'],
    ['SITE_URL', 'https://dayfive.example', 'https://dayfive.example'],
    ['SITE_URL', 'https://Dayfive.example:443/', 'https://dayfive.example'],
    ['SITE_URL', 'http://localhost:3000', 'http://localhost:3000'],
    ['CONTACT_EMAIL', 'us@dayfive.example', 'us@dayfive.example'],
    ['FORM_SERVICE_URL', 'https://forms.example/', 'https://forms.example'],
    ['FORM_SERVICE_URL', 'http://127.0.0.1:4000/base/', 'http://127.0.0.1:4000/base'],
    ['FORM_SERVICE_TIMEOUT_MS', '100', 100],
    ['FORM_SERVICE_TIMEOUT_MS', '60000', 60_000],
    ['DATABASE_URL', 'file:/var/lib/leads.db', 'file:/var/lib/leads.db'],
    ['DATABASE_URL', 'postgres://lead:pw@db.example/leads', 'postgres://lead:pw@db.example/leads'],
    ['DATABASE_URL', 'postgresql://db.example:5433/leads', 'postgresql://db.example:5433/leads'],
    ['LEAD_RETENTION_DAYS', '1', 1],
    ['SUBMISSIONS_PER_HOUR', '1', 1],
    ['SUBMISSIONS_PER_HOUR_TOTAL', '500', 500],
    ['TRUST_PROXY', '2', 2],
    ['METRICS_PORT', '9090', 9090],
    ['LOG_LEVEL', 'debug', 'debug'],
    ['ALERT_WEBHOOK_URL', 'https://hooks.example/T0/B1?token=2', 'https://hooks.example/T0/B1?token=2'],
    ['ALERT_WEBHOOK_URL', 'http://127.0.0.1:9', 'http://127.0.0.1:9'],
  ])('of %s is %j, read as %j', (name, value, read) => {
    expect(environmentOf({ [name]: value })).toHaveProperty(name, read)
  })

  it('of the form ids is a pair', () => {
    const ids = { CONSULTATION_FORM_ID: 'mrgv-xyz_1', PROJECT_FORM_ID: 'abc' }
    expect(environmentOf(ids)).toMatchObject(ids)
  })
})

describe('mail for alerts', () => {
  const pair = { ALERT_SMTP_URL: 'smtp://mail.example', ALERT_EMAIL: 'ops@dayfive.example' }

  it.each([
    'smtp://mail.example',
    'smtp://me%40a.example:p%2Fw%3A@mail.example:587/',
    'smtps://me:pw@mail.example',
    'smtp://[::1]:2525',
  ])('is sent by %s', (url) => {
    expect(environmentOf({ ...pair, ALERT_SMTP_URL: url })).toHaveProperty('ALERT_SMTP_URL', url)
  })

  it('goes to one address or to several', () => {
    expect(environmentOf(pair).ALERT_EMAIL).toEqual(['ops@dayfive.example'])
    const both = environmentOf({ ...pair, ALERT_EMAIL: 'ops@dayfive.example , me@a.example' }).ALERT_EMAIL
    expect(both).toEqual(['ops@dayfive.example', 'me@a.example'])
  })

  it.each([
    'nobody',
    'ops@dayfive.example,',
    'ops@a.example b@a.example',
    'ops@a.example\r\nBcc: b@a.example',
  ])('to %j is refused', (addresses) => {
    expect(problemsOf({ ...pair, ALERT_EMAIL: addresses })).toEqual([
      expect.stringMatching(/^ALERT_EMAIL: given .*e-mail addresses/),
    ])
  })

  it.each([
    ['ALERT_EMAIL', { ALERT_SMTP_URL: pair.ALERT_SMTP_URL }],
    ['ALERT_SMTP_URL', { ALERT_EMAIL: pair.ALERT_EMAIL }],
  ])('without %s is refused', (missing, given) => {
    expect(problemsOf(given)).toEqual([expect.stringMatching(new RegExp(`^${missing}: given nothing`))])
  })

  it.each([
    'secret',
    'secret.mail.example:587',
    'http://me:secret@mail.example',
    'smtp://me:secret@mail.example/path',
    'smtp://me:half/secret@mail.example',
    'smtp://me:secret@mail.example?tls.rejectUnauthorized=false',
    'smtp://me:100%secret@mail.example',
    'smtp://',
  ])('through %s is refused without showing it', (url) => {
    const problems = problemsOf({ ...pair, ALERT_SMTP_URL: url })
    expect(problems).toEqual([expect.stringMatching(/^ALERT_SMTP_URL: given "([a-z]+:)?\*\*\*", accepted/)])
  })
})

describe('a webhook for alerts', () => {
  it.each([
    'secret',
    'hooks.example/secret',
    'ftp://hooks.example/secret',
    'https://hooks.example/#secret',
    'https://me:secret@hooks.example/',
    'https:///secret path',
  ])('is not at %s, and the address is not shown', (url) => {
    const problems = problemsOf({ ALERT_WEBHOOK_URL: url })
    expect(problems).toEqual([
      expect.stringMatching(/^ALERT_WEBHOOK_URL: given "([a-z]+:)?\*\*\*", accepted/),
    ])
  })
})

describe('a wrong value', () => {
  it.each([
    ['PORT', '65536', '65535'],
    ['PORT', '-1', '65535'],
    ['PORT', '80.5', '65535'],
    ['PORT', '0x50', '65535'],
    ['PORT', 'http', '65535'],
    ['HOST', 'not a host', 'address'],
    ['SITE_URL', 'dayfive.example', 'origin'],
    ['SITE_URL', 'ftp://dayfive.example', 'origin'],
    ['SITE_URL', 'https://', 'origin'],
    ['SITE_URL', 'https://dayfive.example/shop', 'origin'],
    ['SITE_URL', 'https://dayfive.example/?a=b', 'origin'],
    ['CONTACT_EMAIL', 'dayfive.example', 'e-mail'],
    ['FORM_SERVICE_URL', 'formspree.io', 'https'],
    ['FORM_SERVICE_URL', 'file:///etc/passwd', 'https'],
    ['FORM_SERVICE_URL', 'https://forms.example/?a=b', 'https'],
    ['FORM_SERVICE_TIMEOUT_MS', '0', '100'],
    ['FORM_SERVICE_TIMEOUT_MS', '60001', '60000'],
    ['FORM_SERVICE_TIMEOUT_MS', '8s', '60000'],
    ['DATABASE_URL', 'leads.db', 'file:'],
    ['DATABASE_URL', 'file:', 'file:'],
    ['LEAD_RETENTION_DAYS', '0', 'days'],
    ['LEAD_RETENTION_DAYS', 'forever', 'days'],
    ['SUBMISSIONS_PER_HOUR', '0', 'number'],
    ['SUBMISSIONS_PER_HOUR_TOTAL', '0', 'number'],
    ['TRUST_PROXY', 'true', 'number'],
    ['TRUST_PROXY', '11', '10'],
    ['METRICS_PORT', '0', '65535'],
    ['LOG_LEVEL', 'verbose', 'warn'],
  ])('of %s gets one line that says so: %s', (name, value, accepted) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: `))])
    expect(problems[0]).toContain(JSON.stringify(value))
    expect(problems[0]?.split('accepted')[1]).toContain(accepted)
  })

  it.each(['CONSULTATION_FORM_ID', 'PROJECT_FORM_ID'])('of %s gets one line beside a right one', (name) => {
    const problems = problemsOf({ CONSULTATION_FORM_ID: 'abc', PROJECT_FORM_ID: 'abc', [name]: 'a/b' })
    expect(problems).toEqual([expect.stringContaining(`${name}: given "a/b", accepted is`)])
  })

  it('is a METRICS_PORT that the site itself listens on', () => {
    expect(problemsOf({ METRICS_PORT: '3000' })).toEqual([
      'METRICS_PORT: given 3000, as PORT is, accepted is a port from 1 to 65535, other than PORT',
    ])
    expect(problemsOf({ PORT: '8080', METRICS_PORT: '8080' })).toHaveLength(1)
  })

  it('stands beside every other, each on its own line', () => {
    const problems = problemsOf({ PORT: 'x', LOG_LEVEL: 'loud', TRUST_PROXY: 'yes' })
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['PORT', 'TRUST_PROXY', 'LOG_LEVEL'])
  })

  it('cannot add a line by a line break', () => {
    const problems = problemsOf({ LOG_LEVEL: 'loud\nPORT: fine' })
    expect(problems.join('\n').split('\n')).toHaveLength(1)
  })

  it.each([
    ['DATABASE_URL', 'mysql://lead:secret@localhost/leads'],
    ['DATABASE_URL', 'mysql://localhost/leads?password=secret'],
    ['DATABASE_URL', 'postgres://lead:secret'],
    ['DATABASE_URL', 'postgres:/lead:secret@localhost/leads'],
    ['DATABASE_URL', 'lead:secret@localhost'],
    ['DATABASE_URL', 'secret'],
    ['DATABASE_URL', 'postgres://lead%3Asecret%40localhost/leads'],
    ['DATABASE_URL', 'postgres://lead;password~secret'],
    ['DATABASE_URL', 'postgres://localhost:4242/secret@db/leads'],
    ['DATABASE_URL', 'file:postgres://lead:secret@localhost/leads'],
    ['DATABASE_URL', 'host=localhost password=secret'],
    ['FORM_SERVICE_URL', 'https://me@forms.example'],
    ['DATABASE_URL', 'mysql://:secret@localhost/leads'],
    ['DATABASE_URL', 'mysql://lead:half@secret@localhost/leads'],
    ['DATABASE_URL', 'mysql://lead:half/secret@localhost/leads'],
    ['FORM_SERVICE_URL', 'https://lead:secret@localhost/leads'],
    ['FORM_SERVICE_URL', 'https://:secret@localhost/leads'],
    ['SITE_URL', 'https://:secret@localhost'],
    ['HOST', 'postgres://lead:secret@localhost/leads'],
    ['ALERT_EMAIL', 'smtps://lead:secret@localhost'],
  ])('never shows its password: %s=%s', (name, url) => {
    const [problem] = problemsOf({ [name]: url })
    expect(problem).toMatch(new RegExp(`^${name}: given "([a-z]+:)?\\*\\*\\*", accepted is`))
  })
})

describe('one form id', () => {
  it.each([
    ['PROJECT_FORM_ID', { CONSULTATION_FORM_ID: 'abc' }],
    ['CONSULTATION_FORM_ID', { PROJECT_FORM_ID: 'abc' }],
    ['PROJECT_FORM_ID', { CONSULTATION_FORM_ID: 'abc', PROJECT_FORM_ID: '' }],
    ['PROJECT_FORM_ID', { CONSULTATION_FORM_ID: 'abc', PROJECT_FORM_ID: ' ' }],
    ['CONSULTATION_FORM_ID', { CONSULTATION_FORM_ID: ' ', PROJECT_FORM_ID: 'abc' }],
  ])('without the other is refused, naming %s: %j', (missing, given) => {
    expect(problemsOf(given)).toEqual([expect.stringMatching(new RegExp(`^${missing}: .*both`))])
  })
})

describe('a configuration for trying out', () => {
  const ids = { CONSULTATION_FORM_ID: 'abc', PROJECT_FORM_ID: 'def' }
  const address = { SITE_URL: 'https://dayfive.example' }
  it.each([
    ['both', {}, [/FORM_ID/, /SITE_URL/]],
    ['the form ids', address, [/FORM_ID/]],
    ['the address', ids, [/SITE_URL/]],
    ['nothing', { ...ids, ...address }, []],
  ])('is warned of %s', (_, given, warnings) => {
    expect(startWarnings(environmentOf(given))).toEqual(warnings.map((words) => expect.stringMatching(words)))
  })
})
