import Database from 'libsql'
import { describe, expect, it } from 'vitest'
import type { Journal, Lease } from '~/leads/journal'
import type { Lead } from '~/leads/lead'
import { csv } from '~/commands/leads/format'
import { runLeadsCommand } from '~/commands/leads/command'
import { listAll } from '../../support/list-all'
import { randomFrom } from '../../support/random'
import { lease, newLead, openJournal, settlement, temporaryUrl } from '../../support/temporary-journal'

async function journalOfTwo() {
  const journal = await openJournal()
  await journal.record(
    newLead({ reference: 'AAAA-2222', state: 'quarantined', releaseToken: 'secret' }),
    lease,
  )
  await journal.record(newLead({ reference: 'BBBB-2222', receivedAt: '2026-05-05T13:00:00.000Z' }), lease)
  const failureMessage = 'No answer within 8000 ms'
  await journal.settle(
    'BBBB-2222',
    lease.holder,
    settlement({
      state: 'waiting',
      failure: 'timeout',
      failureMessage,
      nextAttemptAt: '2026-05-05T13:01:00.000Z',
    }),
  )
  return journal
}

const now = Date.UTC(2026, 4, 5, 14)

async function run(
  command: string,
  opened: Promise<Journal> | Journal = journalOfTwo(),
  hasFormService = true,
) {
  const out: string[] = []
  const err: string[] = []
  const code = await runLeadsCommand(command.split(' ').filter(Boolean), {
    journal: await opened,
    databaseUrl: 'file:/nowhere/leads.db',
    hasFormService,
    retentionDays: 90,
    now: () => now,
    output: { out: (text) => out.push(text), err: (text) => err.push(text) },
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

/** For a lead that was received or claimed at noon. */
const untilAfterNow: Lease = { holder: 'server', ms: now + 60_000 - Date.UTC(2026, 4, 5, 12) }

/** A journal with one lead of each state, named by it. */
async function journalOfAll() {
  const journal = await openJournal()
  await journal.record(newLead({ reference: 'RECEIVED' }), untilAfterNow)
  await journal.record(newLead({ reference: 'QUARANTINED', state: 'quarantined' }), lease)
  for (const state of ['delivered', 'kept', 'refused', 'waiting', 'parked'] as const) {
    await journal.record(newLead({ reference: state.toUpperCase() }), lease)
    await journal.settle(state.toUpperCase(), lease.holder, settlement({ state }))
  }
  return journal
}

const dueNow = async (journal: Journal) =>
  (await journal.due(['received', 'waiting'], new Date(now).toISOString(), 10)).toSorted()

describe('leads list', () => {
  it('shows one lead a line under a heading, newest first', async () => {
    const { code, out } = await run('list')
    expect(code).toBe(0)
    const lines = out.split('\n').map((line) => line.split(/ {2,}/))
    expect(lines).toEqual([
      ['REFERENCE', 'RECEIVED', 'FORM', 'STATE', 'TRIES', 'NEXT TRY', 'FAILURE', 'EMAIL'],
      [
        'BBBB-2222',
        '2026-05-05 13:00',
        'consultation',
        'waiting',
        '1',
        '2026-05-05 13:01',
        'timeout',
        'zoe@example.com',
      ],
      ['AAAA-2222', '2026-05-05 12:00', 'consultation', 'quarantined', '0', '-', '-', 'zoe@example.com'],
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
    ['list --form consultation --json', ['BBBB-2222', 'AAAA-2222']],
    ['list --form project --json', []],
    ['list --since 2026-05-05 --json', ['BBBB-2222', 'AAAA-2222']],
    ['list --since 2026-05-05T12:30:00Z --json', ['BBBB-2222']],
    ['list --since 2026-05-05T15:00:00+02:00 --json', ['BBBB-2222']],
    ['list --since 90m --json', ['BBBB-2222']],
    ['list --since 2h --state quarantined --json', ['AAAA-2222']],
    ['list --since 7d --form consultation --state waiting --json', ['BBBB-2222']],
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

  it('tells what the form service said of a refused lead, each complaint on one line', async () => {
    const journal = await openJournal()
    await journal.record(newLead(), lease)
    const errors = {
      email: [{ code: 'TYPE_EMAIL' as const, message: 'zoe@example is no address\nstate       delivered' }],
      message: [{ code: 'UNSPECIFIED' as const, message: 'is too short' }],
    }
    await journal.settle(newLead().reference, lease.holder, settlement({ state: 'refused', errors }))
    const lines = (await run(`show ${newLead().reference}`, journal)).out.split('\n')
    expect(lines).toContain(
      'refused     email is no e-mail address (TYPE_EMAIL): zoe@example is no address\\nstate       delivered',
    )
    expect(lines).toContain(
      'refused     message was refused for no reason that we know (UNSPECIFIED): is too short',
    )
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

describe('leads retry', () => {
  it.each(['waiting', 'parked', 'refused', 'kept'])('makes a %s lead due', async (state) => {
    const journal = await journalOfAll()
    const { code, out } = await run(`retry ${state}`, journal)
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`^${state} is due: `, 'i'))
    expect(await dueNow(journal)).toEqual([state.toUpperCase()])
  })

  it('makes all due that wait, are parked, or were kept', async () => {
    const journal = await journalOfAll()
    expect(await run('retry --all --json', journal)).toMatchObject({ code: 0, err: '' })
    expect(await dueNow(journal)).toEqual(['KEPT', 'PARKED', 'WAITING'])
  })

  it('makes all of one state due', async () => {
    const journal = await journalOfAll()
    const { out } = await run('retry --all --state kept --form consultation --json', journal)
    expect(JSON.parse(out)).toEqual({ due: ['KEPT'] })
    expect(await dueNow(journal)).toEqual(['KEPT'])
  })

  it('passes over what is being sent when all are retried', async () => {
    const journal = await journalOfAll()
    await journal.claim('PARKED', untilAfterNow, '2026-05-05T12:00:10.000Z')
    const { code, out, err } = await run('retry --all --json', journal)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out)).toEqual({ due: ['WAITING', 'KEPT'] })
  })

  it('makes a lead due whose server was killed, and ends the rest of its form', async () => {
    const journal = await openJournal()
    await journal.record(newLead({ reference: 'AAAA-2222' }), lease)
    await journal.rest({ form: 'consultation', until: '2026-05-05T15:00:00.000Z' })
    const { code, out } = await run('retry --all', journal)
    expect(code).toBe(0)
    expect(out).toContain('consultation rests no longer')
    expect(await dueNow(journal)).toEqual(['AAAA-2222'])
  })

  it('does what it can, says what it cannot, and ends with 1', async () => {
    const { code, out, err } = await run(
      'retry parked delivered quarantined received nowhere',
      journalOfAll(),
    )
    expect(code).toBe(1)
    expect(out).toContain('PARKED is due')
    expect(err.split('\n')).toEqual([
      expect.stringMatching(/^DELIVERED has been delivered/),
      expect.stringMatching(/^QUARANTINED is quarantined/),
      expect.stringMatching(/^RECEIVED is being sent/),
      expect.stringMatching(/^There is no lead NOWHERE/),
    ])
  })

  it('says when there is nothing', async () => {
    const { code, out } = await run('retry --all', openJournal())
    expect(code).toBe(0)
    expect(out).toBe('Nothing waits and nothing is parked.')
  })
})

describe('leads retry without a form service', () => {
  it.each([
    ['retry kept', 'KEPT'],
    ['retry refused', 'REFUSED'],
    ['retry --all --state kept', 'KEPT'],
    ['retry --all --state kept --json', 'KEPT'],
  ])('leaves a settled lead as it is, says why, and ends with 1: leads %s', async (command, reference) => {
    const journal = await journalOfAll()
    const before = await journal.get(reference)
    const { code, out, err } = await run(command, journal, false)
    expect(code).toBe(1)
    expect(out).not.toContain(reference)
    expect(err).toMatch(new RegExp(`^${reference} stays ${reference}: CONSULTATION_FORM_ID`, 'i'))
    expect(await journal.get(reference)).toEqual(before)
  })

  it('makes due what waits or is parked, for a server that has one', async () => {
    const journal = await journalOfAll()
    expect(await run('retry --all', journal, false)).toMatchObject({ code: 0, err: '' })
    expect(await dueNow(journal)).toEqual(['PARKED', 'WAITING'])
  })
})

describe('a lead that cannot be read', () => {
  async function journalOfOneBroken() {
    const url = temporaryUrl()
    const journal = await openJournal(url)
    await journal.record(newLead({ reference: 'AAAA-2222' }), lease)
    await journal.record(newLead({ reference: 'BBBB-2222' }), lease)
    const database = new Database(url.replace('file:', ''))
    database.exec(`UPDATE leads SET "values" = '{' WHERE reference = 'AAAA-2222'`)
    database.close()
    return journal
  }

  it.each(['list', 'list --json', 'export'])('is named, and hides no other: leads %s', async (command) => {
    const { code, out, err } = await run(command, journalOfOneBroken())
    expect(code).toBe(1)
    expect(out).toContain('BBBB-2222')
    expect(out).not.toContain('AAAA-2222')
    expect(err).toBe('The lead AAAA-2222 cannot be read.')
  })

  it('is named when it may be one of those to be erased', async () => {
    const { code, out, err } = await run('erase --email zoe@example.com', journalOfOneBroken())
    expect(code).toBe(1)
    expect(out).toContain('Erased BBBB-2222.')
    expect(err).toBe('The lead AAAA-2222 cannot be read.')
  })
})

describe('leads status', () => {
  it('is quiet while nothing needs a person', async () => {
    const journal = await openJournal()
    expect(await run('status --quiet', journal)).toEqual({ code: 0, out: '', err: '' })
    expect(await run('status', journal)).toMatchObject({ code: 0, err: '' })
  })

  it('says what needs a person, with no private word, and ends with 1', async () => {
    const { code, out } = await run('status --quiet', journalOfAll(), false)
    expect(code).toBe(1)
    expect(out.split('\n')).toEqual([
      expect.stringMatching(/^1 lead is parked /),
      expect.stringMatching(
        /^2 leads are waiting, the oldest for 120 min|^2 leads are waiting, the oldest for 2 h/,
      ),
      expect.stringMatching(/^1 lead is kept here /),
    ])
    expect((await run('status', journalOfAll(), false)).out).not.toMatch(/zoe|Hello|Two/i)
  })

  it('tells machines the same, and when a lead last arrived', async () => {
    const { code, out } = await run('status --json', journalOfAll())
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      leads: { parked: 1, waiting: 1, kept: 1 },
      lastDelivery: '2026-05-05T12:00:05.000Z',
      oldestWaiting: '2026-05-05T12:00:00.000Z',
      hasFormIds: true,
      problems: [{ kind: 'parked' }, { kind: 'waiting' }],
    })
  })
})

it('retry ends the rest of the forms concerned, and says so', async () => {
  const url = temporaryUrl()
  const journal = await openJournal(url)
  await journal.record(newLead(), lease)
  await journal.settle(newLead().reference, lease.holder, settlement({ state: 'waiting' }))
  const database = new Database(url.replace('file:', ''))
  const until = new Date(now + 3_600_000).toISOString()
  database.exec(`INSERT INTO rests VALUES ('consultation', '${until}'), ('project', '${until}')`)
  database.close()
  expect((await run('status', journal)).out).toContain(`consultation, until ${until}`)
  expect((await run('retry k7f29qxm', journal)).out).toMatch(/^consultation rests no longer/)
  expect(await journal.rests(new Date(now).toISOString())).toEqual([{ form: 'project', until }])
})

it.each(['list', 'export', 'retry --all'])('leads %s takes the leads of one address', async (command) => {
  const journal = await journalOfTwo()
  await journal.record(
    newLead({ reference: 'CCCC-2222', state: 'quarantined', values: { email: 'joe@example.com' } }),
    lease,
  )
  const { out } = await run(`${command} --json --email ZOE@Example.com`, journal)
  expect(out).toContain('BBBB-2222')
  expect(out).not.toContain('CCCC-2222')
})

describe('leads release', () => {
  it('makes a quarantined lead due', async () => {
    const journal = await journalOfAll()
    const { code, out } = await run('release quarantined', journal)
    expect(code).toBe(0)
    expect(out).toContain('QUARANTINED is due')
    expect(await dueNow(journal)).toEqual(['QUARANTINED'])
  })

  it.each(['parked', 'delivered', 'nowhere'])('does nothing to %s, and ends with 1', async (reference) => {
    const journal = await journalOfAll()
    const { code, out, err } = await run(`release ${reference}`, journal)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(reference.toUpperCase())
    expect(await dueNow(journal)).toEqual([])
  })
})

it('leads release ends the rest of the form', async () => {
  const journal = await journalOfTwo()
  await journal.rest({ form: 'consultation', until: '2026-05-05T15:00:00.000Z' })
  expect((await run('release AAAA-2222', journal)).out).toContain('consultation rests no longer')
  expect(await dueNow(journal)).toContain('AAAA-2222')
})

describe('leads export', () => {
  async function exported(values: Record<string, string>) {
    const journal = await openJournal()
    await journal.record(newLead({ values }), lease)
    const { code, out } = await run('export', journal)
    expect(code).toBe(0)
    return out
  }

  it('is CSV with every field of every form, quoted, in UTF-8 that spreadsheets recognise', async () => {
    const [header, row, more] = (await exported({})).split('\r\n')
    expect(header).toBe(
      '\uFEFF"reference","form","state","receivedAt","settledAt","attempts","failure","failureMessage",' +
        '"name","email","subject","message","package","details"',
    )
    expect(row).toBe(
      '"K7F2-9QXM","consultation","received","2026-05-05T12:00:00.000Z","","0","","",' +
        '"Zoë 😀","zoe@example.com","Hello","One\n""Two""","",""',
    )
    expect(more).toBeUndefined()
  })

  it.each([
    ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
    ['+49 30 1234', `"'+49 30 1234"`],
    ['-1+1', `"'-1+1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['   =1+1', `"'   =1+1"`],
    ['\uFF1D1+1', `"'\uFF1D1+1"`],
    ['Hello;=1+1', `"Hello;'=1+1"`],
    ['Hello\n=1+1', `"Hello\n'=1+1"`],
    ['"=1+1', `"""=1+1"`],
  ])('is no formula in a spreadsheet: %j', async (message, cell) => {
    expect(await exported({ message })).toContain(`,${cell},`)
  })

  it('leaves other text as it is', async () => {
    const message = 'Budget: 1-2 thousand (a+b), mail me @ home = fine'
    expect(await exported({ message })).toContain(`"${message}"`)
  })

  // Of 42 seconds once, with three such leads.
  it.each(['\n', ' \t', '=', '\n=', ';', '\uFF1D\r\n'])('is made of a long run of %j too', async (piece) => {
    const message = piece.repeat(64_800 / piece.length)
    expect(await exported({ message })).toContain('zoe@example.com')
  })

  it('guards what the rule says, and all that it once guarded, of whatever signs', async () => {
    const signs = ['=', '+', '-', '@', '\uFF1D', ';', '|', '\t', '\r', '\n', ' ', '\u00A0', 'a', '"']
    const random = randomFrom(7)
    const seen = { leads: [] as Lead[], expected: [] as string[] }
    const sample = (await listAll(await journalOfTwo()))[0]!
    const form = 'consultation'
    const empty = { name: '', email: '', subject: '' }
    for (let count = 0; count < 5000; count += 1) {
      const message = Array.from(
        { length: 9 },
        () => signs[Math.floor(random.fraction() * signs.length)],
      ).join('')
      const starts = [...message].flatMap((_, at) => {
        const isStart = at === 0 || '\t\r\n;|'.includes(message[at - 1]!)
        return isStart && /^\s*[=+\-@\uFF1D]/.test(message.slice(at)) ? [at] : []
      })
      const guarded = [...message].map((sign, at) => (starts.includes(at) ? `'${sign}` : sign)).join('')
      const once = [...message.matchAll(/(^|[\t\r\n;|])(?=\s*[=+\-@\uFF1D])/g)]
      expect(starts).toEqual(expect.arrayContaining(once.map((match) => match.index + match[0].length)))
      seen.leads.push({ ...sample, form, values: { ...empty, message } })
      seen.expected.push(`"${guarded.replaceAll('"', '""')}"`)
    }
    const rows = [csv.head, ...seen.leads.map(csv.row)].join('\r\n')
    const cells = rows.matchAll(/"","","((?:[^"]|"")*)","",""(?:\r\n"|$)/g)
    expect([...cells].map(([, message]) => `"${message}"`)).toEqual(seen.expected)
  })

  it('takes the filters of the list, and --json', async () => {
    const { out } = await run('export --state waiting --json')
    expect(JSON.parse(out)).toMatchObject([{ reference: 'BBBB-2222', values: { name: 'Zoë 😀' } }])
    expect(out).not.toMatch(/secret|token/i)
  })
})

describe('leads erase', () => {
  it('removes every lead of the address, in whatever case it was typed, and no other', async () => {
    const journal = await journalOfTwo()
    await journal.record(newLead({ reference: 'CCCC-2222', values: { email: 'joe@example.com' } }), lease)
    const { code, out } = await run('erase --email ZOE@example.com', journal)
    expect(code).toBe(0)
    expect(out).toBe(
      'Erased BBBB-2222, AAAA-2222.\nThe form service may hold them too; erase there: BBBB-2222',
    )
    expect(await listAll(journal)).toMatchObject([{ reference: 'CCCC-2222' }])
  })

  it('tells machines what was erased, and what the form service has heard of', async () => {
    const { out } = await run('erase --email zoe@example.com --json')
    expect(JSON.parse(out)).toEqual({ erased: ['BBBB-2222', 'AAAA-2222'], sentToFormService: ['BBBB-2222'] })
  })

  it('ends with 1 when there is nothing of the address', async () => {
    const { code, err } = await run('erase --email nobody@example.com')
    expect(code).toBe(1)
    expect(err).toContain('nobody@example.com')
  })
})

it('leads erase names a lead that is being sent among those that the form service may hold', async () => {
  const journal = await openJournal()
  await journal.record(newLead({ reference: 'AAAA-2222' }), lease)
  const { out } = await run(`erase --email ${newLead().values.email}`, journal)
  expect(out).toContain('The form service may hold them too; erase there: AAAA-2222')
})

describe('leads purge', () => {
  const purge = async (command: string) => {
    const journal = await journalOfAll()
    const { code, out } = await run(command, journal)
    expect(code).toBe(0)
    return { out, left: (await listAll(journal)).map(({ state }) => state).toSorted() }
  }

  it('removes nothing that is younger than the days of retention', async () => {
    const { out, left } = await purge('purge')
    expect(out).toBe('Purged 0 leads older than 90 days.')
    expect(left).toHaveLength(7)
  })

  it('removes settled leads that are older than the days given', async () => {
    const { left } = await purge('purge --older-than 0')
    expect(left).toEqual(['parked', 'quarantined', 'received', 'waiting'])
  })

  it.each(['parked', 'quarantined', 'delivered'])('removes %s ones alone when asked to', async (state) => {
    const { out, left } = await purge(`purge --state ${state} --older-than 0 --json`)
    expect(JSON.parse(out)).toEqual({ purged: 1 })
    expect(left).toHaveLength(6)
    expect(left).not.toContain(state)
  })
})

it('obeys no control character that a lead holds', async () => {
  const journal = await openJournal()
  await journal.record(newLead(), lease)
  const failureMessage = 'Cleared \u001B[2J'
  await journal.settle(
    newLead().reference,
    lease.holder,
    settlement({ state: 'parked', failure: 'form_error', failureMessage }),
  )
  expect((await run(`show ${newLead().reference}`, journal)).out).toContain('Cleared \\u001b[2J')
})

describe('what turns the direction of text, or would move a terminal', () => {
  const commands =
    '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u0085\u009B\u007F\u2028'
  const visible =
    '\\u061c\\u200e\\u200f\\u202a\\u202b\\u202c\\u202d\\u202e\\u2066\\u2067\\u2068\\u2069\\u0085\\u009b\\u007f\\u2028'
  const journalOfCommands = async () => {
    const journal = await openJournal()
    const values = { name: 'Zoë', email: `zoe${commands}@example.com`, message: `One\n${commands}` }
    await journal.record(newLead({ values }), lease)
    return journal
  }

  it.each(['list', `show ${newLead().reference}`, 'export'])(
    'is visible to people: leads %s',
    async (command) => {
      const { out } = await run(command, journalOfCommands())
      expect(out).toContain(`zoe${visible}@example.com`)
      // Rows of CSV end with both.
      expect(out.replaceAll('\r\n', '\n')).not.toMatch(/[^\P{Cc}\n]|[\u2028\p{Bidi_Control}]/u)
    },
  )

  it.each(['list --json', `show ${newLead().reference} --json`, 'export --json'])(
    'is escaped for machines, who get the same data: leads %s',
    async (command) => {
      const { out } = await run(command, journalOfCommands())
      expect(out).not.toMatch(/[^\P{Cc}\n]|[\u2028\p{Bidi_Control}]/u)
      expect([JSON.parse(out)].flat()).toMatchObject([{ values: { message: `One\n${commands}` } }])
    },
  )
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
    'show AAAA-2222 --all',
    'list --form nowhere',
    'list --since yesterday',
    'list --since 2026-13-01',
    'list --email zoe',
    'status all',
    'status --state parked',
    'list --quiet',
    'backup one two',
    'restore',
    'restore one two',
    'copy',
    'copy --to leads.db',
    'copy postgres://host/db',
    'list --nonsense',
    'export all',
    'retry',
    'retry --all AAAA-2222',
    'retry AAAA-2222 --state parked',
    'release',
    'release --all',
    'erase',
    'erase zoe@example.com',
    'erase --email',
    'erase --email zoe',
    'purge all',
    'purge --state received',
    'purge --state waiting',
    'purge --older-than forever',
    'purge --older-than -1',
  ])('leads %s', async (command) => {
    const { code, out, err } = await run(command)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('Usage:')
  })
})

it.each(['help', '--help', '-h', 'list --help'])('leads %s explains itself', async (command) => {
  const { code, out } = await run(command)
  expect(code).toBe(0)
  expect(out).toContain('leads list')
})
