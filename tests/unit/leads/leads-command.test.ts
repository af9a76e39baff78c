import { describe, expect, it } from 'vitest'
import { runLeadsCommand } from '~/leads/leads-command'
import { lease, newLead, openJournal } from './temporary-journal'

async function journalOfTwo() {
  const journal = await openJournal()
  await journal.record(
    newLead({ reference: 'AAAA-2222', state: 'quarantined', releaseToken: 'secret' }),
    lease,
  )
  await journal.record(newLead({ reference: 'BBBB-2222', receivedAt: '2026-05-05T13:00:00.000Z' }), lease)
  await journal.settle('BBBB-2222', lease.holder, {
    state: 'waiting',
    settledAt: '2026-05-05T13:00:08.000Z',
    calls: 1,
    failure: 'timeout',
    failureMessage: 'No answer within 8000 ms',
  })
  return journal
}

async function run(command: string, opened = journalOfTwo()) {
  const out: string[] = []
  const err: string[] = []
  const code = await runLeadsCommand(command.split(' ').filter(Boolean), await opened, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

describe('leads list', () => {
  it('shows one lead a line under a heading, newest first', async () => {
    const { code, out } = await run('list')
    expect(code).toBe(0)
    const lines = out.split('\n').map((line) => line.split(/ {2,}/))
    expect(lines).toEqual([
      ['REFERENCE', 'RECEIVED', 'FORM', 'STATE', 'TRIES', 'FAILURE', 'EMAIL'],
      ['BBBB-2222', '2026-05-05 13:00', 'consultation', 'waiting', '1', 'timeout', 'zoe@example.com'],
      ['AAAA-2222', '2026-05-05 12:00', 'consultation', 'quarantined', '0', '-', 'zoe@example.com'],
    ])
  })

  it('is one JSON array for machines, without the tokens that release a lead', async () => {
    const { code, out } = await run('list --json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual([
      expect.objectContaining({
        reference: 'BBBB-2222',
        form: 'consultation',
        state: 'waiting',
        attempts: 1,
        receivedAt: '2026-05-05T13:00:00.000Z',
        failure: 'timeout',
      }),
      expect.objectContaining({
        reference: 'AAAA-2222',
        form: 'consultation',
        state: 'quarantined',
        attempts: 0,
        receivedAt: '2026-05-05T12:00:00.000Z',
        failure: null,
      }),
    ])
    expect(out).not.toMatch(/secret|token/i)
  })

  it.each([
    ['list --state waiting --json', ['BBBB-2222']],
    ['list --json --state quarantined', ['AAAA-2222']],
    ['list --state parked --json', []],
  ])('%s holds %j', async (command, references) => {
    const { code, out } = await run(command)
    expect(code).toBe(0)
    expect((JSON.parse(out) as { reference: string }[]).map(({ reference }) => reference)).toEqual(references)
  })

  it('says when there is nothing', async () => {
    expect(await run('list', openJournal())).toEqual({ code: 0, out: 'No leads.', err: '' })
  })
})

describe('leads show', () => {
  it.each(['show BBBB-2222', 'show bbbb-2222'])('tells everything about one lead: %s', async (command) => {
    const { code, out } = await run(command)
    expect(code).toBe(0)
    for (const fact of ['BBBB-2222', 'waiting', 'timeout: No answer', 'request-1', '/consultation']) {
      expect(out).toContain(fact)
    }
    expect(out).toContain('message:\n  One\n  "Two"')
    expect(out).toContain('name:\n  Zoë 😀')
  })

  it('is one JSON object for machines, without the token that releases it', async () => {
    const { code, out } = await run('show AAAA-2222 --json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ reference: 'AAAA-2222', values: { name: 'Zoë 😀' } })
    expect(out).not.toMatch(/secret|token/i)
  })

  it.each(['show AAAA-2222', 'show BBBB-2222'])('never shows a token: %s', async (command) => {
    expect((await run(command)).out).not.toContain('secret')
  })

  it('finds nothing by a reference that nobody has, and ends with 1', async () => {
    const { code, out, err } = await run('show ZZZZ-2222')
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain('ZZZZ-2222')
  })
})

describe('wrong usage ends with 2 and says what is right', () => {
  it.each([
    '',
    'bake',
    'list all',
    'list --state',
    'list --state nowhere',
    'list --state toString',
    'list --state waiting parked',
    'show',
    'show --json',
    'show AAAA-2222 BBBB-2222',
  ])('leads %s', async (command) => {
    const { code, out, err } = await run(command)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('Usage:')
  })
})

it.each(['help', '--help'])('leads %s explains itself', async (command) => {
  const { code, out } = await run(command)
  expect(code).toBe(0)
  expect(out).toContain('leads list')
})
