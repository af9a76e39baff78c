import { execFileSync } from 'node:child_process'
import type { Socket } from 'node:net'
import { generate } from 'selfsigned'
import { describe, expect, it, vi } from 'vitest'
import { consultationForm } from '~/forms/consultation'
import { readSubmission } from '~/forms/read-submission'
import { createMailing } from '~/leads/mailing'
import type { Journal } from '~/leads/journal'
import { readEnvironment } from '~/platform/environment'
import { createDatabase } from '../../support/database'
import { startMailServer, startOddMailServer } from '../../support/mail-server'
import { newLead, openJournal, recordAs, temporaryUrl } from '../../support/temporary-journal'
import { day, hour, iso, minute, noon, second, startSending } from './sending'

const { reference } = newLead()
const goesOn = new AbortController().signal

interface Start {
  port: number
  journal?: Journal
  clock?: { now: number }
  timeoutMs?: number
  /** With a password, as in an address. */
  user?: string
  site?: string
}

/** One process that mails, a minute after noon; its leads are to be mailed at noon unless said otherwise. */
async function start({
  port,
  clock = { now: noon + minute },
  timeoutMs = 10 * second,
  user = '',
  site = 'https://dayfive.example',
  ...own
}: Start) {
  const sending = await startSending({ ...own, clock, isMailed: true })
  const { journal, log } = sending
  const reading = readEnvironment({
    SITE_URL: site,
    SMTP_URL: `smtp://${user}127.0.0.1:${port}`,
    ENQUIRY_EMAIL: 'ann@dayfive.example, joe@Dayfive.example',
    MAIL_FROM: 'site@dayfive.example',
  })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  const mailDue = createMailing({
    journal,
    log,
    now: () => clock.now,
    monotonic: () => performance.now(),
    random: () => 1,
    environment: reading.environment,
    timeoutMs,
  })
  if (!mailDue) throw new Error('No mail is configured')
  return {
    ...sending,
    mailDue: () => mailDue(goesOn),
    record: (state: Parameters<typeof recordAs>[0], lead: Parameters<typeof newLead>[0] = {}) =>
      recordAs(state, journal, { mailAt: iso(noon), ...lead }),
  }
}

async function startWithServer(url?: string) {
  const mailServer = await startMailServer()
  return { mailServer, ...(await start({ port: mailServer.port, journal: await openJournal(url, true) })) }
}

const logged = ({ lines }: Awaited<ReturnType<typeof start>>) => lines('mail').map(([, line]) => line.outcome)

it('an enquiry is mailed once, with all that its owner needs, and its line has no word of it', async () => {
  const server = await startWithServer()
  const { mailServer, journal, mailDue, record, lines, log } = server
  await record('delivered')
  await mailDue()
  await mailDue()
  const [mail] = mailServer.mails
  expect(mailServer.mails).toMatchObject([
    { from: 'site@dayfive.example', to: ['ann@dayfive.example', 'joe@dayfive.example'] },
  ])
  expect(mail!.header('reply-to')).toBe('Zoë 😀 <zoe@example.com>')
  expect(mail!.header('subject')).toBe('[dayfive.example] Inquiry K7F2-9QXM from Zoë 😀')
  expect(mail!.text).toContain('2026-05-05 12:00 UTC, https://site.test/consultation\n')
  expect(mail!.text).toContain('\nname:\n  Zoë 😀\nemail:\n  zoe@example.com\n')
  expect(mail!.text).toContain('\nmessage:\n  One\n  "Two"\n')
  expect(mail!.text).toMatch(/^leads erase --email='zoe@example.com'$/m)
  expect(await journal.get(reference)).toMatchObject({
    state: 'delivered',
    mailAt: null,
    mailedAt: '2026-05-05T12:01:00.000Z',
    settledAt: '2026-05-05T12:00:05.000Z',
  })
  expect(lines('mail')).toEqual([['info', expect.objectContaining({ reference, outcome: 'mailed' })]])
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/zoe|two/i)
})

const huge = 'ü😀 '.repeat(2500)
it.each<[string, { name: string; email?: string; message?: string }]>([
  ['header lines', { name: 'Zoë\r\nBcc: evil@x.example', email: 'zoe@example.com' }],
  ['more addressees', { name: '"Eve" <eve@x.example>, Bob', email: 'zoe@example.com' }],
  ['an address with a comma', { name: 'Eve', email: 'a@x.example,b@x.example' }],
  [
    'long lines, and lines that end a mail',
    { name: huge.slice(0, 200), message: `${huge}\n.\nQUIT\n${huge}` },
  ],
  ['odd characters', { name: '\u202Eevil\u0000\uD800', message: '\u0001 =?utf-8?B?eA==?= From x\nFrom y' }],
])('what a visitor wrote arrives as text alone: %s', async (_, values) => {
  const { mailServer, mailDue, record } = await startWithServer()
  await record('kept', { values })
  await mailDue()
  const [mail] = mailServer.mails
  expect(mail!.to).toEqual(['ann@dayfive.example', 'joe@dayfive.example'])
  const head = mail!.source.split('\r\n\r\n')[0]!
  const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name!.toLowerCase())
  const usual = 'from to subject reply-to message-id date mime-version content-type'.split(' ')
  expect([...usual, 'content-transfer-encoding']).toEqual(expect.arrayContaining(names))
  expect(new Set(names).size).toBe(names.length)
  expect(mail!.header('reply-to')?.match(/<[^>]*>$/)?.[0]).toBe(
    values.email?.includes(',') ? undefined : `<${values.email ?? 'zoe@example.com'}>`,
  )
  expect(mail!.header('subject')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
  for (const line of (values.message ?? '').split('\n')) {
    expect(mail!.text).toContain(`  ${line.toWellFormed()}`.trimEnd())
  }
})

it.each([
  ['=?utf-8?Q?a=0D=0ABcc:_x?='],
  ['=?UTF-8?B?4oCuZXZpbA==?='],
  ['Ann =?iso-8859-1*en?q?=0A?= Smith'],
  ['=?us-ascii?Q?a?==?utf-8?Q?=E2=80=AE?='],
  ['"=?utf-8?Q?a b?='],
  ['Zoë =?utf-8?B?DQo=?='],
  [`${'x'.repeat(55)} =?utf-8?Q?=0D=0A?=`],
])('a name that looks encoded is read as it was typed: %s', async (name) => {
  const { mailServer, mailDue, record } = await startWithServer()
  await record('kept', { values: { name } })
  await mailDue()
  const [mail] = mailServer.mails
  const head = mail!.source.split('\r\n\r\n')[0]!
  const charsets = [...head.matchAll(/=\?([^?\s]+)\?[bq]\?/gi)].map(([, charset]) => charset)
  expect(new Set(charsets)).toEqual(new Set(['UTF-8']))
  expect(mail!.header('subject')!.trim()).toBe(
    `[dayfive.example] Inquiry K7F2-9QXM from ${name.slice(0, 60)}`,
  )
  expect(mail!.header('reply-to')!.replace(/\s*<zoe@example.com>$/, '')).toBe(name)
})

it.each([
  ['https://www.dayfive.example:8443', 'www.dayfive.example'],
  ['http://203.0.113.5', expect.stringMatching(/^\[|\./)],
])('the mail server of %s hears the name %s', async (site, client) => {
  const { port, mails } = await startMailServer()
  const { record, mailDue } = await start({ port, site })
  await record('kept')
  await mailDue()
  expect(mails).toMatchObject([{ client }])
})

it('the command that erases an enquiry is one word for a shell, whatever the address', async () => {
  const { mailServer, mailDue, record } = await startWithServer()
  const email = "`id`'$x@x.example"
  await record('kept', { values: { email } })
  await mailDue()
  const [, word = ''] = /^leads erase --email=(.*)$/m.exec(mailServer.mails[0]!.text) ?? []
  expect(execFileSync('sh', ['-c', `printf %s ${word}`], { encoding: 'utf8' })).toBe(email)
})

const databases: [string, () => Promise<string>][] = [
  ['SQLite', async () => temporaryUrl()],
  ['PostgreSQL', createDatabase],
]

describe.each(databases)('without form ids, mail is the delivery; on %s', (_, createUrl) => {
  const enquiry = async (journal: Journal) => (await journal.get(reference))!.state

  it.each([
    ['mailed after it was kept', ['keep', 'mail']],
    ['mailed before it was kept', ['mail', 'keep']],
  ])('a lead is delivered once %s', async (__, steps) => {
    const { journal, mailDue, redeliver, record } = await startWithServer(await createUrl())
    await record('received')
    for (const step of steps) await (step === 'mail' ? mailDue() : redeliver())
    expect(await enquiry(journal)).toBe('delivered')
  })

  it('one that waited for the form service is delivered, and one that was kept before is mailed by a retry', async () => {
    const { mailServer, journal, mailDue, redeliver, clock } = await startWithServer(await createUrl())
    await recordAs('waiting', journal, { mailAt: iso(noon) }, { nextAttemptAt: iso(noon) })
    await recordAs('kept', journal, { reference: 'AAAA-2222' })
    await mailDue()
    await redeliver()
    expect(await enquiry(journal)).toBe('delivered')
    expect(mailServer.mails).toHaveLength(1)
    await journal.retry(['AAAA-2222'], iso(clock.now))
    clock.now += second
    await redeliver()
    await mailDue()
    expect(await journal.get('AAAA-2222')).toMatchObject({ state: 'delivered', mailAt: null })
  })
})

describe('a mail server that', () => {
  it.each<[string, RegExp, number[], () => Promise<number>]>([
    ['is not there', /^Error ESOCKET .*connect 127.0.0.1:1$/, [1, 3, 7, 15, 26, 37], async () => 1],
    [
      'hangs, and may have taken it',
      /No answer within 300 ms/,
      [1, 3, 7, 15, 31],
      async () => (await startMailServer({ onConnect: () => {} })).port,
    ],
    [
      'refuses, in words of the visitor',
      /^The mail server answered 550 /,
      [1, 3, 7, 15, 26, 37],
      async () => {
        const refuse = new Error('zoe@example.com said Two')
        return (await startMailServer({ onRcptTo: (_, __, callback) => callback(refuse) })).port
      },
    ],
  ])(
    '%s: the mail is tried again, at growing distances, and its line says why',
    async (_, message, tries, open) => {
      const server = await start({ port: await open(), timeoutMs: 300 })
      const { clock, lines, log } = server
      await server.record('delivered')
      const times: number[] = []
      for (; clock.now < noon + 40 * minute; clock.now += minute) {
        const before = logged(server).length
        await server.mailDue()
        if (logged(server).length > before) times.push((clock.now - noon) / minute)
      }
      expect(times).toEqual(tries)
      const line = expect.objectContaining({
        reference,
        outcome: 'waiting',
        message: expect.stringMatching(message),
      })
      expect(lines('mail')[0]).toEqual(['warn', line])
      expect(JSON.stringify(log.mock.calls)).not.toMatch(/zoe|two/i)
      expect(await server.journal.oldestUnmailed()).toBe(iso(noon))
    },
  )

  it('refuses one of two addresses has its mail once, and the line says so', async () => {
    const { port, mails } = await startMailServer({
      onRcptTo: ({ address }, _, callback) =>
        callback(address.startsWith('joe') ? new Error('No Joe') : null),
    })
    const { record, mailDue, lines } = await start({ port })
    await record('delivered')
    await mailDue()
    await mailDue()
    expect(mails.map(({ to }) => to)).toEqual([['ann@dayfive.example']])
    const message = 'The mail server refused 1 of 2 addresses'
    expect(lines('mail')).toEqual([['warn', expect.objectContaining({ outcome: 'mailed', message })]])
  })

  it.each([
    ['then takes it', [450], 2, true],
    ['four times, then takes it', [450, 451, 452, 450], 5, true],
    ['then for good', [450, 550], 2, false],
    ['for three days', Array.from({ length: 100 }, () => 450), 75, false],
  ])('refuses one address for now, %s: it is tried for that one alone', async (_, codes, tries, isTaken) => {
    const tried: string[] = []
    const { port, mails } = await startMailServer({
      onRcptTo({ address }, __, callback) {
        tried.push(address)
        const responseCode = address.startsWith('joe') && codes.shift()
        callback(responseCode ? Object.assign(new Error('No Joe'), { responseCode }) : null)
      },
    })
    const url = temporaryUrl()
    const clock = { now: noon + minute }
    const first = await start({ port, clock, journal: await openJournal(url, true) })
    await first.record('kept')
    await first.mailDue()
    expect(await first.journal.get(reference)).toMatchObject({ state: 'delivered', mailedAt: iso(clock.now) })
    expect(await first.journal.oldestUnmailed()).toBe(iso(noon))
    const later = await start({ port, clock, journal: await openJournal(url, true) })
    for (; clock.now < noon + 4 * day; clock.now += 10 * minute) await later.mailDue()
    expect(tried.filter((address) => address.startsWith('ann'))).toHaveLength(1)
    expect(tried.length - 1).toBe(tries)
    expect(mails.map(({ to }) => to)).toEqual([
      ['ann@dayfive.example'],
      ...(isTaken ? [['joe@dayfive.example']] : []),
    ])
    expect(new Set(mails.map((mail) => mail.header('message-id'))).size).toBe(1)
    expect(await later.journal.oldestUnmailed()).toBeNull()
    expect(await later.journal.get(reference)).toMatchObject({ mailedAt: iso(noon + minute), mailAt: null })
  })

  it('refuses one address for now: a retry by hand takes nothing from it, and a release mails all again', async () => {
    let refuses = true
    const { port, mails } = await startMailServer({
      onRcptTo({ address }, _, callback) {
        const isRefused = refuses && address.startsWith('joe')
        callback(isRefused ? Object.assign(new Error('No Joe'), { responseCode: 450 }) : null)
      },
    })
    const { journal, clock, record, mailDue } = await start({ port })
    await record('waiting', { reference: 'AAAA-2222' })
    await record('quarantined')
    await mailDue()
    refuses = false
    await journal.retry(['AAAA-2222'], iso(clock.now))
    await journal.release(reference, null, iso(clock.now))
    clock.now += hour
    await mailDue()
    const [ann, joe] = ['ann@dayfive.example', 'joe@dayfive.example'] as const
    expect(mails.map(({ to }) => to).toSorted()).toEqual([[ann], [ann], [ann, joe], [joe]])
  })

  it.each<[string, (socket: Socket) => void]>([
    ['refuses TLS', (socket) => socket.write('454 not now\r\n')],
    ['does not know it', (socket) => socket.write('502 what\r\n')],
    ['hangs up on it', (socket) => socket.end()],
    ['breaks off the handshake', (socket) => socket.write('220 go on\r\n', () => socket.resetAndDestroy())],
    ['closes in the handshake', (socket) => socket.end('220 go on\r\n')],
    [
      'talks nonsense in the handshake',
      (socket) => socket.write('220 go on\r\n', () => socket.write('no\r\n')),
    ],
  ])('offers TLS and %s gets mail without it, but no password', async (_, onStartTls) => {
    const { port, taken } = await startOddMailServer((socket) => socket.write('250 taken\r\n'), onStartTls)
    const withPassword = await start({ port, user: 'ann:secret@' })
    await withPassword.record('delivered')
    await withPassword.mailDue()
    expect([logged(withPassword), taken.messages]).toEqual([['waiting'], 0])
    const without = await start({ port })
    await without.record('delivered')
    await without.mailDue()
    expect([logged(without), taken.messages]).toEqual([['mailed'], 1])
  })

  it('has a certificate that nobody vouches for is named as such where a password would need it, and used where none does', async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
    const { port, mails } = await startMailServer({
      disabledCommands: [],
      authOptional: true,
      key,
      cert,
    })
    const withPassword = await start({ port, user: 'ann:secret@' })
    await withPassword.record('delivered')
    await withPassword.mailDue()
    const message = expect.stringMatching(/^The certificate of the mail server is not trusted: \w+ /)
    expect(withPassword.lines('mail')).toEqual([['warn', expect.objectContaining({ message })]])
    const without = await start({ port })
    await without.record('delivered')
    await without.mailDue()
    expect(mails).toMatchObject([{ isEncrypted: true }])
  })

  it.each<[string, (socket: Socket) => void, number[]]>([
    ['hangs up', (socket) => socket.end(), [1, 22, 45]],
    ['breaks the connection off', (socket) => socket.resetAndDestroy(), [1, 22, 45]],
    ['hangs', () => {}, [1, 22, 45]],
    ['answers half a line', (socket) => socket.end('25'), [1, 22, 45]],
    ['refuses it for now', (socket) => socket.write('451 later\r\n'), [1, 3, 7, 15, 26, 37, 48]],
    ['says why it closes', (socket) => socket.end('421 down\r\n'), [1, 3, 7, 15, 26, 37, 48]],
  ])('has a whole mail and %s has each further one after a pause that suits', async (_, answer, tries) => {
    const { port, taken } = await startOddMailServer(answer)
    const server = await start({ port, timeoutMs: 300 })
    await server.record('delivered')
    const times: number[] = []
    for (; server.clock.now < noon + 50 * minute; server.clock.now += minute) {
      const before = taken.messages
      await server.mailDue()
      if (taken.messages > before) times.push((server.clock.now - noon) / minute)
    }
    expect(times).toEqual(tries)
    expect(logged(server)).toEqual(tries.map(() => 'waiting'))
  })

  it('thinks about a whole mail gets no second one by a server that follows one that was stopped meanwhile', async () => {
    const { port, taken } = await startOddMailServer(() => {})
    const url = temporaryUrl()
    const server = await start({ port, journal: await openJournal(url, true) })
    await server.record('delivered')
    void server.mailDue()
    await expect.poll(() => taken.messages).toBe(1)
    const next = await start({ port, journal: await openJournal(url, true), clock: server.clock })
    for (; server.clock.now < noon + 9 * minute; server.clock.now += minute) await next.mailDue()
    expect(taken.messages).toBe(1)
    server.clock.now += hour
    void next.mailDue()
    await expect.poll(() => taken.messages).toBe(2)
  })

  it('hangs keeps others waiting for one mail alone', async () => {
    const server = await start({
      port: (await startMailServer({ onConnect: () => {} })).port,
      timeoutMs: 300,
    })
    for (const each of ['AAAA-2222', 'BBBB-2222', 'CCCC-2222'])
      await server.record('kept', { reference: each })
    await server.mailDue()
    expect(logged(server)).toEqual(['waiting'])
  })

  it('answers late has its mail once; after the deadline, mailboxes know the second by its id', async () => {
    const late = async (ms: number, timeoutMs: number) => {
      const ids: (string | undefined)[] = []
      const { port } = await startMailServer({
        onData(stream, _, callback) {
          let source = ''
          stream.on('data', (chunk) => (source += String(chunk)))
          stream.on('end', () => {
            ids.push(/^Message-ID: (.*)$/im.exec(source)?.[1])
            setTimeout(callback, ms)
          })
        },
      })
      const { record, mailDue, clock } = await start({ port, timeoutMs })
      await record('delivered')
      await mailDue()
      clock.now += hour
      await mailDue()
      return ids
    }
    expect(await late(500, 10_000)).toHaveLength(1)
    const ids = await late(2000, 500)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })
})

describe.each(databases)('on %s', (_, createUrl) => {
  it('servers that share a journal mail each lead once, and what a killed one left when its lease has ended', async () => {
    const { port, mails } = await startMailServer()
    const url = await createUrl()
    const clock = { now: noon + minute }
    const servers = [
      await start({ port, clock, journal: await openJournal(url, true) }),
      await start({ port, clock, journal: await openJournal(url, true) }),
    ] as const
    const references = Array.from({ length: 20 }, (__, index) => `AAAA-${index + 2222}`)
    for (const each of references) await servers[0].record('delivered', { reference: each })
    await servers[0].journal.claimMail(references[0]!, 20 * second, iso(clock.now))
    await Promise.all(servers.map(({ mailDue }) => mailDue()))
    expect(mails).toHaveLength(19)
    clock.now += 20 * second + 1
    await Promise.all(servers.map(({ mailDue }) => mailDue()))
    expect(mails).toHaveLength(20)
    expect(new Set(mails.map((mail) => mail.header('message-id'))).size).toBe(20)
  })

  it('a mail that could not be written down is, before anything else is sent, and not sent again', async () => {
    const { port, mails } = await startMailServer()
    const server = await start({ port, journal: await openJournal(await createUrl(), true) })
    await server.record('kept')
    const full = new Error('The disk is full')
    const { settleMail } = server.journal
    // Before the mail is sent, it can.
    const settle = vi.spyOn(server.journal, 'settleMail').mockImplementationOnce(settleMail)
    settle.mockRejectedValueOnce(full).mockRejectedValueOnce(full)
    await server.mailDue()
    server.clock.now += hour
    await server.mailDue()
    expect(server.lines('journal')).toHaveLength(1)
    await server.mailDue()
    expect(await server.journal.get(reference)).toMatchObject({ state: 'delivered', mailAt: null })
    expect(mails).toHaveLength(1)
  })
})

it('an enquiry is mailed at once; a quarantined one after ten minutes, as such, and as an enquiry once it is released', async () => {
  const { accept, journal, mailDue, mailServer, clock } = await startWithServer()
  const send = async (message: string, k5 = '') => {
    const posted = new URLSearchParams({ ...newLead().values, message, k5 })
    const { submission } = readSubmission(consultationForm, posted)
    const outcome = await accept({ form: consultationForm, submission, page: '/', requestId: 'request-1' })
    return outcome.kind === 'unrecorded' ? '' : outcome.reference
  }
  const mailedAfter = async (ms: number) => {
    clock.now += ms
    mailServer.mails.length = 0
    await mailDue()
    return mailServer.mails.map((mail) => mail.header('subject')!.split(' from ')[0]!.split('] ')[1])
  }
  const taken = await send('One')
  const [released, heldBack] = [await send('Two', 'spam'), await send('Three', 'spam')]
  expect(await mailedAfter(second)).toEqual([`Inquiry ${taken}`])
  await journal.release(released, null, iso(clock.now))
  expect(await mailedAfter(second)).toEqual([`Inquiry ${released}`])
  expect(await mailedAfter(10 * minute)).toEqual([`Held back ${heldBack}`])
  const [mail] = mailServer.mails
  expect(mail!.text).toMatch(new RegExp(`^leads release ${heldBack}$`, 'm'))
  await journal.release(heldBack, null, iso(clock.now))
  expect(await mailedAfter(second)).toEqual([`Inquiry ${heldBack}`])
  expect(mailServer.mails[0]!.header('message-id')).not.toBe(mail!.header('message-id'))
  expect(await journal.oldestUnmailed()).toBeNull()
})

it('one that was held back before there was a mailbox is mailed once it is released', async () => {
  const { mailServer, mailDue, record, journal, clock } = await startWithServer()
  await record('quarantined', { mailAt: null })
  await journal.release(reference, null, iso(clock.now))
  clock.now += second
  await mailDue()
  expect(mailServer.mails).toHaveLength(1)
})

it('one that the form service refused says that the visitor was asked to correct it', async () => {
  const { mailServer, mailDue, record } = await startWithServer()
  await record('refused')
  await mailDue()
  expect(mailServer.mails[0]!.text).toContain('the visitor was asked to correct it')
})

it('what waits for its mail is no more purged by age than by hand, until nothing is mailed any more', async () => {
  const url = temporaryUrl()
  const journal = await openJournal(url, true)
  for (const state of ['kept', 'quarantined', 'delivered'] as const)
    await recordAs(state, journal, { reference: state, mailAt: iso(noon) })
  const states = ['kept', 'quarantined', 'delivered'] as const
  expect(await journal.purge(states, '2027-01-01', 10)).toBe(0)
  expect(await journal.purgeable(states, '2027-01-01')).toBe(0)
  expect(await journal.oldestUnmailed()).toBe(iso(noon))
  const unmailed = await openJournal(url)
  expect(await unmailed.oldestUnmailed()).toBeNull()
  expect(await unmailed.purge(states, '2027-01-01', 10)).toBe(3)
})
