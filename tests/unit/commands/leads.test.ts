import { describe, expect, it } from 'vitest'
import { checkSpace } from '~/commands/doctor/check-journal'
import { runLeadsCommand } from '~/commands/leads/command'
import type { Values } from '~/forms/form'
import type { Journal } from '~/leads/journal'
import { leadStates, type Lead, type LeadState, type Lease } from '~/leads/lead'
import type { Environment } from '~/platform/environment'
import { hour, iso, minute, noon } from '../../support/clock'
import { execute } from '../../support/database'
import { listAll } from '../../support/list-all'
import { rowsOf } from '../../support/rows'
import { newLead, openJournal, recordAs, temporaryUrl } from '../../support/temporary-journal'

const now = noon + 2 * hour
/** Of a server that is sending what was received or claimed at noon. */
const untilAfterNow: Lease = { holder: 'server', ms: 2 * hour + minute }
const { reference } = newLead()

async function journalOfTwo() {
  const journal = await openJournal()
  const own = { reference: 'AAAA-2222', releaseToken: 'secret', mailAt: iso(noon) }
  await recordAs('quarantined', journal, own)
  const claimed = await journal.claimMail(own.reference, minute, iso(noon + 1))
  const unmailed = { retryMs: 10 * minute, mailedTo: null, mailFailure: 'Not mailed: no answer' }
  await journal.settleMail(claimed!, unmailed, iso(noon))
  const [receivedAt, nextAttemptAt] = ['2026-05-05T13:00:00.000Z', '2026-05-05T13:01:00.000Z']
  const late = { failure: 'timeout', failureMessage: 'No answer', nextAttemptAt } as const
  await recordAs('waiting', journal, { reference: 'BBBB-2222', receivedAt }, late)
  return journal
}

/** A journal with one lead of each state, named by it. */
async function journalOfAll() {
  const journal = await openJournal()
  await journal.record(newLead({ reference: 'RECEIVED' }), untilAfterNow)
  for (const state of leadStates.filter((each) => each !== 'received'))
    await recordAs(state, journal, { reference: state.toUpperCase() })
  return journal
}

async function journalOf(values: Values) {
  const journal = await openJournal()
  await recordAs('received', journal, { values })
  return journal
}

async function run(
  command: string,
  opened: Promise<Journal> | Journal = journalOfTwo(),
  hasFormService = true,
  hasOwnerMail = false,
  freeBytes = async (): Promise<number | null> => null,
) {
  const out: string[] = []
  const err: string[] = []
  const recorded: [string, number][] = []
  const code = await runLeadsCommand(command.split(' ').filter(Boolean), {
    journal: await opened,
    environment: {
      DATABASE_URL: 'file:/nowhere/leads.db',
      LEAD_RETENTION_DAYS: 90,
      ...(hasFormService && { CONSULTATION_FORM_ID: 'consult1' }),
      ...(hasOwnerMail && { ENQUIRY_EMAIL: ['ann@dayfive.example'] }),
    } as Environment,
    now: () => now,
    freeBytes,
    record: async (operation, leads) => void recorded.push([operation, leads]),
    out: (text) => out.push(text),
    err: (text) => err.push(text),
  })
  return { code, out: out.join('\n'), err: err.join('\n'), recorded }
}

const dueNow = async (journal: Journal) =>
  (await journal.due(['received', 'waiting'], iso(now), 10)).toSorted()

describe('leads list', () => {
  it('shows one lead a line under a heading, newest first', async () => {
    const { code, out } = await run('list')
    expect(code).toBe(0)
    const rows = [
      'REFERENCE|RECEIVED (UTC)|FORM|STATE|TRIES|NEXT TRY (UTC)|NEXT MAIL (UTC)|FAILURE|NAME|EMAIL',
      'BBBB-2222|2026-05-05 13:00|consultation|waiting|1|2026-05-05 13:01|-|timeout|Zoë 😀|zoe@example.com',
      'AAAA-2222|2026-05-05 12:00|consultation|quarantined|0|-|2026-05-05 12:10|-|Zoë 😀|zoe@example.com',
    ]
    expect(out.split('\n').map((line) => line.replaceAll(/ {2,}/g, '|'))).toEqual(rows)
  })

  it.each(rowsOf('support/leads-list'))('%s holds "%s"', async (command, references) => {
    const { code, out } = await run(command)
    expect(code).toBe(0)
    expect((JSON.parse(out) as Lead[]).map((lead) => lead.reference).join(' ')).toBe(references)
  })
})

it.each(['list', 'export', 'retry --all'])('leads %s takes the leads of one address', async (command) => {
  const journal = await journalOfTwo()
  await recordAs('parked', journal, { reference: 'CCCC-2222', values: { email: 'joe@example.com' } })
  const { out } = await run(`${command} --json --email ZOE@Example.com`, journal)
  expect(out).toContain('BBBB-2222')
  expect(out).not.toContain('CCCC-2222')
})

it('leads --version names what runs', async () => {
  expect((await run('--version')).out).toMatch(/^dayfive \d+\.\d+\.\d+ \(\w+\)$/)
})

it.each(['list', 'export', 'show AAAA-2222'])(
  'leads %s never shows the token that releases a lead, and has the same for machines',
  async (command) => {
    const { out } = await run(`${command} --json`)
    const lead = { reference: 'AAAA-2222', form: 'consultation', state: 'quarantined', attempts: 0 }
    const values = { name: 'Zoë 😀' }
    expect([JSON.parse(out)].flat().at(-1)).toMatchObject({ ...lead, failure: null, values })
    expect(out + (await run(command)).out).not.toMatch(/secret|token/i)
  },
)

describe('leads show', () => {
  it.each([
    ['show BBBB-2222', ['BBBB-2222', 'waiting', 'last try    2026-05-05T12:00:05', 'timeout: No answer']],
    [
      'show aaaa-2222',
      [
        'AAAA-2222',
        '2026-05-05T12:10:00.000Z\nmail since  2026-05-05T12:00:00.000Z\nmail fault  Not mailed: no answer',
      ],
    ],
  ])('tells everything about one lead: %s', async (command, own) => {
    const { code, out } = await run(command)
    expect(code).toBe(0)
    const facts = [...own, 'request-1', '/consultation']
    for (const fact of [...facts, 'message:\n  One\n  "Two"', 'name:\n  Zoë 😀']) expect(out).toContain(fact)
  })

  it('tells what the form service said of a refused lead, each complaint on one line', async () => {
    const journal = await openJournal()
    const email = { code: 'TYPE_EMAIL' as const, message: 'no address\nstate       delivered' }
    const message = { code: 'UNSPECIFIED' as const, message: 'is too short' }
    await recordAs('refused', journal, {}, { errors: { email: [email], message: [message] } })
    const lines = (await run(`show ${reference}`, journal)).out.match(/^refused .*/gm)
    expect(lines).toEqual([
      expect.stringMatching(/email .*TYPE_EMAIL.*: no address\\nstate       delivered$/),
      expect.stringMatching(/message .*UNSPECIFIED.*: is too short$/),
    ])
  })
})

it.each(rowsOf('support/leads-retry'))(
  'leads %s, with a form service (%s), makes due what can be sent, and ends with 1 for what cannot',
  async (command, has, due, said) => {
    const reasons = said ? said.split('; ') : []
    const journal = await journalOfAll()
    const { code, out, err } = await run(`${command} --json`, journal, has === 'yes')
    expect(code).toBe(reasons.length > 0 ? 1 : 0)
    expect(err.split('\n').filter(Boolean)).toEqual(reasons.map((own) => expect.stringMatching(`^${own}`)))
    const told = out ? (JSON.parse(out) as { due: string[] }).due : []
    expect(told.toSorted().join(' ')).toBe(due)
    expect((await dueNow(journal)).join(' ')).toBe(due)
  },
)

describe('an email that waits', () => {
  const failed = iso(noon + minute)
  /** A journal with a lead of this state whose email has failed in this way, so that it is tried again in an hour. */
  async function journalOfUnmailed(state: LeadState, mailFailure: string | null) {
    const journal = await openJournal(undefined, true)
    await recordAs(state, journal, { mailAt: iso(noon) })
    const claimed = (await journal.claimMail(reference, minute, iso(noon + 1)))!
    await journal.settleMail(claimed, { mailedTo: null, mailFailure, retryMs: 150 * minute }, failed)
    return journal
  }

  it.each([
    ['delivered', `retry ${reference}`],
    ['delivered', 'retry --all'],
    ['quarantined', `retry ${reference}`],
    ['refused', 'retry --all'],
    // As version 1.1.0 records it.
    ['refused', 'retry --all', null],
  ] as const)('about a lead that is %s is hurried by leads %s, which sends no lead again', async (...row) => {
    const [state, command, fault = 'Not mailed: no answer'] = row
    const journal = await journalOfUnmailed(state, fault)
    const { code, out } = await run(command, journal, true, true)
    const said = `The email about ${reference} is due.\nA running server sends it within seconds.`
    expect({ code, out }).toEqual({ code: 0, out: said })
    expect(await journal.dueMails(iso(now + 1), 10)).toEqual([reference])
    expect(await journal.get(reference)).toMatchObject({ state, nextAttemptAt: null })
    expect(await dueNow(journal)).toEqual([])
  })

  it.each(['waiting', 'parked'] as const)('about a lead that is %s waits since its time', async (state) => {
    const journal = await journalOfUnmailed(state, 'Not mailed: no answer')
    const { out } = await run('retry --all', journal, true, true)
    const said = `${reference} is due.\nThe email about ${reference} is due.\nA running server sends it within seconds.`
    expect(out).toContain(said)
    expect((await run('status', journal, true, true)).out).toContain(`since ${iso(noon)} (2 hours ago)`)
    expect((await run(`show ${reference}`, journal)).out).toContain(`mail since  ${iso(noon)}`)
  })

  it('has no second copy sent if it may have arrived', async () => {
    const journal = await journalOfUnmailed('delivered', 'Perhaps mailed: no answer')
    const { code, err } = await run(`retry ${reference}`, journal, true, true)
    expect(code).toBe(1)
    expect(err).toMatch(/delivered; its email has perhaps arrived, and is tried again at 2026-05-05T14:31/)
    const all = `The email about ${reference} has perhaps arrived, and is tried again at 2026-05-05T14:31:00.000Z.`
    expect((await run('retry --all', journal, true, true)).out).toBe(all)
    const { out } = await run('retry --all', journal)
    expect(out).toMatch(/^The email .* waits until ENQUIRY_EMAIL is set\.$/)
    expect(await journal.dueMails(iso(now + 1), 10)).toEqual([])
  })
})

it.each(['retry --all', 'retry AAAA-2222', 'release BBBB-2222'])(
  'leads %s makes due what nobody sends, and ends the rest of its form, and no other',
  async (command) => {
    const journal = await openJournal()
    await recordAs('received', journal, { reference: 'AAAA-2222' })
    await recordAs('quarantined', journal, { reference: 'BBBB-2222' })
    const until = '2026-05-05T15:00:00.000Z'
    for (const form of ['consultation', 'project'] as const) await journal.rest({ form, until })
    expect((await run('status', journal)).out).toContain(`consultation, until ${until}`)
    const { code, out } = await run(command, journal)
    expect(code).toBe(0)
    expect(out).toMatch(/^consultation is no longer resting/m)
    expect(await journal.rests(iso(now))).toEqual([{ form: 'project', until }])
    expect(await dueNow(journal)).toContain(command.startsWith('retry') ? 'AAAA-2222' : 'BBBB-2222')
  },
)

it.each(['release parked', 'release delivered', 'release nowhere', 'show nowhere'])(
  'leads %s does nothing, and ends with 1',
  async (command) => {
    const journal = await journalOfAll()
    const { code, out, err, recorded } = await run(command, journal)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(command.split(' ')[1]!.toUpperCase())
    expect(recorded).toEqual([])
    expect(await dueNow(journal)).toEqual([])
  },
)

it.each(['list', 'list --json', 'export', 'erase --email zoe@example.com'])(
  'a lead that cannot be read is named, and hides no other: leads %s',
  async (command) => {
    const url = temporaryUrl()
    const journal = await openJournal(url)
    for (const own of ['AAAA-2222', 'BBBB-2222']) await recordAs('received', journal, { reference: own })
    await execute(url, `UPDATE leads SET "values" = '{' WHERE reference = 'AAAA-2222'`)
    const { code, out, err } = await run(command, journal)
    expect(code).toBe(1)
    expect(out).toContain('BBBB-2222')
    expect(out).not.toContain('AAAA-2222')
    expect(err).toBe('The lead AAAA-2222 cannot be read.')
  },
)

describe('leads status', () => {
  it('says what needs a person, with no private word, and ends with 1', async () => {
    const { code, out } = await run('status --quiet', journalOfAll(), false)
    expect(code).toBe(1)
    expect(out.split('\n')).toEqual([
      expect.stringMatching(/^1 lead is parked /),
      expect.stringMatching(/^2 leads are waiting, the oldest for (120 min|2 h)/),
      expect.stringMatching(/^1 lead is kept here /),
    ])
    expect((await run('status', journalOfAll(), false)).out).not.toMatch(/zoe|Hello|Two/i)
    const { problems, ...rest } = JSON.parse((await run('status --quiet --json', journalOfAll(), false)).out)
    expect([problems.length, rest]).toEqual([3, {}])
  })

  it.each([
    [null, /^1 lead is parked \(no form service\), never emailed to ENQUIRY_EMAIL: /],
    [iso(noon), /^2 leads are parked \(no form service\), 1 of them never emailed to ENQUIRY_EMAIL: /],
  ])('counts parked leads that were never emailed, lists and retries them', async (mailAt, said) => {
    const journal = await openJournal(undefined, true)
    await recordAs('parked', journal, { reference: 'AAAA-2222' })
    if (mailAt) await recordAs('parked', journal, { reference: 'BBBB-2222', mailAt })
    expect((await run('status --quiet', journal, true, true)).out).toMatch(said)
    expect((await run('list --unmailed', journal, true, true)).out).toContain('AAAA-2222')
    await run('retry --all', journal, true, true)
    expect(await journal.dueMails(iso(now + 1), 10)).toContain('AAAA-2222')
    expect((await run('status --quiet', journal, true, true)).out).not.toContain('never emailed')
  })

  it('says since when an enquiry waits to be mailed, and when the last backup was made', async () => {
    const journal = await openJournal(undefined, true)
    await recordAs('delivered', journal, { mailAt: '2026-05-05T12:00:00.000Z' })
    await journal.note('backup', '2026-05-05T13:00:00.000Z')
    await journal.note('refusal', '2026-05-05T13:00:00.000Z')
    await recordAs('parked', journal, { reference: 'AAAA-2222', mailAt: iso(noon) })
    const [parked, mailed] = [await journal.get('AAAA-2222'), { mailedTo: 'ann@dayfive.example' }]
    await journal.settleMail(parked!, { ...mailed, mailFailure: null, retryMs: null }, iso(noon))
    const { code, out } = await run('status', journal, false, true)
    expect(code).toBe(1)
    expect(out).toMatch(/^form ids +unset: leads are mailed$[^]*^last backup +2026-05-05T13:00:00.000Z/m)
    expect(out).toMatch(/, though each is emailed [^]*^A mail server refuses an address in ENQUIRY_EMAIL: /m)
  })

  it.each([-minute, minute])('finds trouble in what is held back once its email was due', async (ms) => {
    const url = temporaryUrl()
    const journal = await openJournal(url, true)
    await recordAs('quarantined', journal, { mailAt: iso(now - ms) })
    const told = ms < 0 ? ['mail since  -', 'is held back until'] : [`mail since  ${iso(now - ms)}`, '']
    const retried = ms < 0 ? (await run('retry --all', journal, true, true)).out : ''
    expect((await run(`show ${reference}`, journal)).out + retried).toMatch(new RegExp(told.join('[^]*')))
    // As version 1.1.0 records it.
    for (const change of ['SELECT 1', 'UPDATE leads SET queued_at = received_at']) {
      await execute(url, change)
      const { out } = await run('status --quiet', journal, false, true)
      expect(out).toMatch(ms < 0 ? /^$/ : /^An email to ENQUIRY_EMAIL has waited for 1 min/)
    }
  })

  it('finds trouble in a disk that is all but full, as the doctor does', async () => {
    const statusAt = async (bytes: number) =>
      (await run('status --quiet', openJournal(), true, false, async () => bytes)).out
    expect(await statusAt(2 ** 23 - 1)).toMatch(/^The disk is all but full, .* "doctor" says/)
    expect(await statusAt(2 ** 23)).toBe('')
    const levels = [2 ** 23 - 1, 2 ** 23, 2 ** 28].map((bytes) => checkSpace({ bytes, folder: '/data' }))
    expect(levels).toMatchObject([[{ level: 'problem' }], [{ level: 'warning' }], []])
  })

  it('tells machines the same, and when a lead last arrived', async () => {
    const { code, out } = await run('status --json', journalOfAll())
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      leads: { parked: 1, waiting: 1, kept: 1 },
      lastDelivery: '2026-05-05T12:00:05.000Z',
      oldestWaiting: '2026-05-05T12:00:00.000Z',
      hasFormIds: true,
      problems: [{ kind: 'parked' }, { kind: 'waiting' }, { kind: 'kept' }],
    })
  })
})

describe('leads export', () => {
  // As printed, with the end of the last line.
  const exported = async (values: Values) => `${(await run('export', journalOf(values))).out}\n`

  it('is CSV with every field of every form, quoted, in UTF-8 that spreadsheets recognize', async () => {
    const [header, row, more] = (await exported({})).split('\r\n')
    expect(header).toBe(
      '\uFEFF"reference","form","state","receivedAt","settledAt","attempts","failure","failureMessage",' +
        '"name","email","subject","message","package","details"',
    )
    expect(row).toBe(
      '"K7F2-9QXM","consultation","received","2026-05-05T12:00:00.000Z","","0","","",' +
        '"Zoë 😀","zoe@example.com","Hello","One\n""Two""","",""',
    )
    expect(more).toBe('')
  })

  it.each([
    ['Budget: 1-2 thousand (a+b), mail me @ home = fine', null],
    ['=HYPERLINK(1)', "'=HYPERLINK(1)"],
    ['Hello\n=1+1', "Hello\n'=1+1"],
    ['Hello;\u00A0@a|+1', "Hello;'\u00A0@a|'+1"],
    ['\uFF1D1', "'\uFF1D1"],
    ['\t -1', "'\t' -1"],
  ])('makes no formula in a spreadsheet, and leaves other text as it is: %j', async (message, guarded) => {
    expect(await exported({ message })).toContain(`"${guarded ?? message}"`)
  })

  // Of 42 seconds once, with three such leads.
  it.each(['\n', '=', '\n=', '\uFF1D\r\n'])('is made of a long run of %j too', async (piece) => {
    const message = piece.repeat(64_800 / piece.length)
    expect(await exported({ message })).toContain('zoe@example.com')
  })
})

it.each<[string, string[], RegExp?]>([
  ['erase --email zoe@example.com', ['AAAA-2222', 'BBBB-2222', 'DDDD-2222']],
  ['erase --email ZOE@Example.com', ['AAAA-2222', 'BBBB-2222', 'DDDD-2222']],
  ['erase --email nobody@example.com', [], /nobody@example\.com/],
  ['erase BBBB-2222 AAAA-2345', ['BBBB-2222'], /^There is no lead AAAA-2345\. It may have been erased/],
])('leads %s removes %j and no other', async (command, erased, reason) => {
  const url = temporaryUrl()
  const journal = await openJournal(url)
  const [named, quarantined] = ['BBBB-2222', 'AAAA-2222']
  await recordAs('quarantined', journal, { reference: quarantined })
  await recordAs('waiting', journal, { reference: named })
  await recordAs('received', journal, { reference: 'CCCC-2222', values: { email: 'joe@example.com' } })
  await recordAs('received', journal, { reference: 'DDDD-2222' })
  await recordAs('received', journal, { reference: 'EEEE-2222' })
  await execute(url, `UPDATE leads SET "values" = '{"name":"No mail"}' WHERE reference = 'EEEE-2222'`)
  const { code, out, err, recorded } = await run(`${command} --json`, journal)
  expect(code).toBe(reason ? 1 : 0)
  expect(err).toMatch(reason ?? /^$/)
  expect(recorded).toEqual(erased.length > 0 ? [['erase', erased.length]] : [])
  const left = (await listAll(journal)).map((lead) => lead.reference)
  expect([left.length, left.filter((own) => erased.includes(own))]).toEqual([5 - erased.length, []])
  if (erased.length === 0) return
  await recordAs('kept', journal, { reference: 'KEPT' }, { calls: 0 })
  expect((await run('erase KEPT', journal)).out).not.toMatch(/form service|mailboxes/)
  expect((JSON.parse(out) as Record<string, string[]>)['erased']?.toSorted()).toEqual(erased)
})

it.each(rowsOf('support/leads-purge'))(
  'leads %s removes by age what was delivered, others only by name, nothing without --yes: %s',
  async (command, removed) => {
    const journal = await journalOfAll()
    const { code, out, recorded } = await run(`${command} --json`, journal)
    expect(code).toBe(0)
    const purged = removed ? 1 : 0
    expect(JSON.parse(out)).toEqual({
      ...(command.endsWith('--yes') ? { purged } : { purgeable: 1 }),
      unmailed: 0,
    })
    expect(recorded).toEqual(removed ? [['purge', 1]] : [])
    const left = (await listAll(journal)).map(({ state }) => state)
    expect(leadStates.filter((state) => !left.includes(state)).join(' ')).toBe(removed)
  },
)

describe('what turns the direction of text, or would move a terminal', () => {
  const bidi = '061c 200e 200f 202a 202b 202c 202d 202e 2066 2067 2068 2069'
  const points = `${bidi} 0085 009b 007f 001b 2028`.split(' ')
  const hidden = points.map((point) => String.fromCodePoint(Number.parseInt(point, 16))).join('')
  const visible = points.map((point) => `\\u${point}`).join('')
  const journalOfHidden = () => journalOf({ email: `zoe${hidden}@example.com`, message: `One\n${hidden}` })

  it.each(['list', `show ${reference}`, 'export'])(
    'is visible to people, and escaped for machines, who get the same data: leads %s',
    async (command) => {
      const { out } = await run(command, journalOfHidden())
      expect(out).toContain(`zoe${visible}@example.com`)
      const json = (await run(`${command} --json`, journalOfHidden())).out
      expect([JSON.parse(json)].flat()).toMatchObject([{ values: { message: `One\n${hidden}` } }])
      // Rows of CSV end with both.
      expect(`${out}\n${json}`.replaceAll('\r\n', '\n')).not.toMatch(/[^\P{Cc}\n]|[\u2028\p{Bidi_Control}]/u)
    },
  )
})

it.each(rowsOf('support/leads-wrong-usage'))(
  'wrong usage ends with 2 and says what is right: leads %s',
  async (command) => {
    const { code, out, err } = await run(command)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^[^\n]+; see "leads help"$/)
    expect(err).not.toMatch(/Invalid|Unrecognized|undefined|ambiguous|no --state/)
  },
)

it.each(['help', '--help', '-h', 'list --help'])('leads %s explains itself', async (command) => {
  expect(await run(command)).toMatchObject({ code: 0, out: expect.stringContaining('leads list') })
})
