import { execFileSync } from 'node:child_process'
import type { Socket } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, it, vi } from 'vitest'
import { consultationForm } from '~/forms/registry'
import { readSubmission } from '~/forms/read-submission'
import { createMailing } from '~/leads/mailing'
import type { Journal } from '~/leads/journal'
import type { LeadState } from '~/leads/lead'
import { hour, iso, minute, noon, second } from '../../support/clock'
import { databases } from '../../support/database'
import { environmentOf } from '../../support/environment-of'
import { startMailServer, startOddMailServer } from '../../support/mail-server'
import { newLead, openJournal, recordAs, temporaryUrl } from '../../support/temporary-journal'
import { startSending } from './sending'

const { reference } = newLead()

type Start = Parameters<typeof startSending>[0] & { port: number; user?: string; site?: string }

/** One server, a minute after noon. The leads that it records are to be mailed at noon by default. */
async function start({
  port,
  clock = { now: noon + minute },
  timeoutMs = 10 * second,
  user = '',
  site = 'https://dayfive.example',
  ...own
}: Start) {
  const sending = await startSending({ ...own, clock, hasOwnerMail: true })
  const { journal, context } = sending
  const environment = environmentOf({
    SITE_URL: site,
    SMTP_URL: `smtp://${user}127.0.0.1:${port}`,
    ENQUIRY_EMAIL: 'ann@dayfive.example, joe@Dayfive.example',
    MAIL_FROM: 'Bell, Ann <site@dayfive.example>',
  })
  const mailing = createMailing({ ...context, environment, timeoutMs })!
  return {
    ...sending,
    ...mailing,
    mailDue: (signal = new AbortController().signal) => mailing.mailDue(signal),
    record: (state: LeadState, lead: Parameters<typeof newLead>[0] = {}) =>
      recordAs(state, journal, { mailAt: iso(noon), ...lead }),
  }
}

async function startWithServer(url?: string, site?: string) {
  const mailServer = await startMailServer()
  return {
    mailServer,
    ...(await start({ port: mailServer.port, journal: await openJournal(url, true), ...(site && { site }) })),
  }
}

/** The mail about one lead. */
async function mailOf(state: LeadState, lead: Parameters<typeof newLead>[0] = {}, site?: string) {
  const { mailServer, mailDue, record } = await startWithServer(undefined, site)
  await record(state, lead)
  await mailDue()
  return mailServer.mails[0]!
}

const logged = ({ lines }: Awaited<ReturnType<typeof start>>) => lines('mail').map(([, line]) => line.outcome)

it('an inquiry is mailed once with all that its owner needs, and the log has no word of it', async () => {
  const { mailServer, journal, mailDue, record, lines, log } = await startWithServer()
  await record('delivered', { values: { subject: '' } })
  await mailDue()
  await mailDue()
  expect(mailServer.mails).toMatchObject([
    {
      from: 'site@dayfive.example',
      to: ['ann@dayfive.example', 'joe@dayfive.example'],
      client: 'dayfive.example',
    },
  ])
  const { header, text } = mailServer.mails[0]!
  expect(header('from')).toBe('"Bell, Ann" <site@dayfive.example>')
  expect(header('reply-to')).toBe('Zoë 😀 <zoe@example.com>')
  expect(header('subject')).toBe('[dayfive.example] Inquiry K7F2-9QXM from Zoë 😀')
  expect(text).toContain('2026-05-05 12:00 UTC, https://site.test/consultation\n')
  const words = ['Name:', '  Zoë 😀', 'Email:', '  zoe@example.com', 'Message:', '  One', '  "Two"', '']
  expect(text).toContain(words.join('\n'))
  const mailedAt = '2026-05-05T12:01:00.000Z'
  const settledAt = '2026-05-05T12:00:05.000Z'
  expect(await journal.get(reference)).toMatchObject({
    state: 'delivered',
    mailAt: null,
    mailedAt,
    settledAt,
  })
  expect(lines('mail')).toEqual([['info', expect.objectContaining({ reference, outcome: 'mailed' })]])
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/zoe|two/i)
})

const huge = 'ü😀 '.repeat(2500)
it.each<[string, { name: string; email?: string; message?: string }]>([
  ['header lines', { name: 'Zoë\r\nBcc: evil@x.example', email: 'zoe@example.com' }],
  ['more addressees', { name: '"Eve" <eve@x.example>, Bob', email: 'zoe@example.com' }],
  ['an address with a comma', { name: 'Eve', email: 'a@x.example,b@x.example' }],
  ['lines that are long, and end a mail', { name: huge.slice(0, 200), message: `${huge}\n.\nQUIT\n${huge}` }],
  ['odd characters', { name: '\u202Eevil\0\uD800', message: '\u0001 =?utf-8?B?eA==?= From x\nFrom y' }],
  ['an encoded line', { name: '=?utf-8?Q?a=0D=0ABcc:_x?=' }],
  ['an encoded turn of direction', { name: '=?UTF-8?B?4oCuZXZpbA==?=' }],
  ['another charset and a language', { name: 'Ann =?iso-8859-1*en?q?=0A?= Smith' }],
  ['a quote', { name: '"=?utf-8?Q?a b?=' }],
  ['a long encoded name', { name: `${'x'.repeat(55)} =?utf-8?Q?=0D=0A?=` }],
])('the words of a visitor arrive as plain text, as typed: %s', async (_, values) => {
  const { name, email = 'zoe@example.com', message = '' } = values
  const { to, source, header, text } = await mailOf('kept', { values })
  expect(to).toEqual(['ann@dayfive.example', 'joe@dayfive.example'])
  const head = source.split('\r\n\r\n')[0]!
  const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, each]) => each!.toLowerCase())
  const usual = 'from to subject reply-to message-id date mime-version content-type'.split(' ')
  expect([...usual, 'content-transfer-encoding']).toEqual(expect.arrayContaining(names))
  expect(new Set(names).size).toBe(names.length)
  expect(header('reply-to')?.match(/<[^>]*>$/)?.[0]).toBe(email.includes(',') ? undefined : `<${email}>`)
  expect(header('subject')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
  for (const line of message.split('\n')) expect(text).toContain(`  ${line.toWellFormed()}`.trimEnd())
  if (!name.includes('=?')) return
  expect(head.match(/(?<==\?)[^?\s]+(?=\?[bq]\?)/gi)).toSatisfy((sets: string[]) =>
    sets.every((each) => each === 'UTF-8'),
  )
  expect(header('subject')!.trim()).toBe(`[dayfive.example] Inquiry K7F2-9QXM from ${name.slice(0, 60)}`)
  expect(header('reply-to')!.replace(/\s*<zoe@example.com>$/, '')).toBe(name)
})

it.each(['zoe@example.com', "`id`'$x@x.example"])(
  'the email address in the command that erases a lead is one word for a shell: %s',
  async (email) => {
    const { text } = await mailOf('kept', { values: { email } })
    const [, word = ''] = /^leads erase --email=(.*)$/m.exec(text) ?? []
    expect(execFileSync('sh', ['-c', `printf %s ${word}`], { encoding: 'utf8' })).toBe(email)
  },
)

describe.each(databases)('without form ids, on %s', (_, createUrl) => {
  const enquiry = async (journal: Journal) => (await journal.get(reference))!.state

  it.each([
    ['mailed after it was kept', ['keep', 'mail']],
    ['mailed before it was kept', ['mail', 'keep']],
  ])('a lead that is mailed is delivered: %s', async (__, steps) => {
    const { journal, mailDue, redeliver, record } = await startWithServer(await createUrl())
    await record('received')
    for (const step of steps) await (step === 'mail' ? mailDue() : redeliver())
    expect(await enquiry(journal)).toBe('delivered')
  })

  it('a lead that waited for the form service is delivered by email, and a kept lead at once after a retry', async () => {
    const { mailServer, journal, mailDue, redeliver, clock, lines } = await startWithServer(await createUrl())
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
    expect(lines('delivery')).toEqual([])
  })
})

describe('a mail server that', () => {
  const refuse: SMTPServerOptions = {
    onRcptTo: (_, __, callback) => callback(new Error('zoe@example.com said Two')),
  }
  it.each([
    ['refuses in words of the visitor', 1, /^(?!.*ALERT).* recipient: 550 /, () => startMailServer(refuse)],
    [
      'hangs up at the end',
      20,
      /^Perhaps .* second copy .* breaks off after /,
      () => startOddMailServer((socket) => socket.end()),
    ],
    ['hangs before the text', 1, /No answer/, () => startMailServer({ onRcptTo: () => {} })],
    ['refuses the email', 1, / 451 /, () => startOddMailServer((socket) => socket.write('451 later\r\n'))],
  ])('%s gets the email again in %i min, and the log says why', async (_, pause, message, open) => {
    const { record, mailDue, lines, log, journal, clock } = await start({
      ...(await open()),
      timeoutMs: 2000,
    })
    await record('delivered')
    await mailDue()
    const nextAttemptAt = iso(clock.now + pause * minute)
    const mailFailure = expect.stringMatching(message) as string
    const line = { reference, outcome: 'waiting', message: mailFailure, nextAttemptAt }
    expect(lines('mail')).toEqual([['warn', expect.objectContaining(line)]])
    expect(await journal.get(reference)).toMatchObject({ mailAt: nextAttemptAt, mailFailure })
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/zoe|two/i)
    expect(await journal.oldestUnmailed()).toBe(iso(noon))
    expect((await journal.notes()).has('refusal')).toBe(String(message).includes('550'))
  })

  it.each([
    ['then accepts it', [450]],
    ['then refuses it for good', [450, 550]],
  ])('refuses one of two addresses, %s, is tried for that address alone', async (_, codes) => {
    const tried: string[] = []
    const isAccepted = codes.length === 1
    const { port, mails } = await startMailServer({
      onRcptTo({ address }, __, callback) {
        tried.push(address)
        const responseCode = address.startsWith('joe') && codes.shift()
        callback(responseCode ? Object.assign(new Error('No Joe'), { responseCode }) : null)
      },
    })
    const { record, mailDue, lines, journal, clock } = await start({ port })
    await record('kept')
    await mailDue()
    const message = expect.stringMatching(/ed 1 of 2 .* for now, .*: j\*{3}@dayfive.example$/) as string
    const { mailAt: nextAttemptAt, ...lead } = (await journal.get(reference))!
    expect(lines('mail')).toMatchObject([['warn', { outcome: 'mailed', message, nextAttemptAt }]])
    expect(lead).toMatchObject({ state: 'delivered', mailedAt: iso(clock.now), mailFailure: message })
    expect(await journal.oldestUnmailed()).toBe(iso(noon))
    for (; clock.now < noon + hour; clock.now += 10 * minute) await mailDue()
    const [ann, joe] = ['ann@dayfive.example', 'joe@dayfive.example']
    expect(tried).toEqual([ann, joe, joe])
    expect(mails.map(({ to }) => to)).toEqual(isAccepted ? [[ann], [joe]] : [[ann]])
    expect(new Set(mails.map((mail) => mail.header('message-id'))).size).toBe(1)
    const mailedTo = isAccepted ? `${ann},joe@Dayfive.example` : ann
    const settled = { mailedAt: iso(noon + minute), mailAt: null, mailedTo }
    expect(await journal.get(reference)).toMatchObject(settled)
    expect((await journal.notes()).has('refusal')).toBe(!isAccepted)
    expect(lines('mail').at(-1)![1]).toMatchObject({ outcome: isAccepted ? 'mailed' : 'failed' })
    expect(lines('mail').at(-1)![1].nextAttemptAt).toBeUndefined()
    await record('kept', { reference: 'BBBB-2222' })
    await mailDue()
    expect(mails.at(-1)!.to).toEqual([ann, joe])
    expect((await journal.notes()).has('refusal')).toBe(false)
  })

  const odd = (onStartTls: (socket: Socket) => void) => async () => {
    const { port, taken } = await startOddMailServer((socket) => socket.write('250 taken\r\n'), onStartTls)
    return { port, passwords: [], taken: () => taken.messages }
  }
  const usual = (options: SMTPServerOptions) => async () => {
    const passwords: unknown[] = []
    const onAuth: SMTPServerOptions['onAuth'] = ({ password, username }, _, callback) => {
      passwords.push(password)
      callback(null, { user: username })
    }
    const { port, mails } = await startMailServer({ authOptional: true, onAuth, ...options })
    const isOffered = !options.disabledCommands!.includes('STARTTLS')
    return { port, passwords, taken: () => mails.filter((mail) => mail.isEncrypted === isOffered).length }
  }
  const untrusted = / no trusted certificate: \w+ .*NODE_EXTRA_CA_CERTS/
  it.each<[string, ReturnType<typeof odd | typeof usual>, words?: RegExp]>([
    ['offers no TLS', usual({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true })],
    ['has a certificate that nobody vouches for', usual({ disabledCommands: [], logger: false }), untrusted],
    ['refuses TLS', odd((socket) => socket.write('454 not now\r\n'))],
    ['hangs up on TLS', odd((socket) => socket.end())],
    ['breaks off on TLS', odd((socket) => socket.write('220 go on\r\n', () => socket.resetAndDestroy()))],
    ['talks nonsense in it', odd((socket) => socket.write('220 go on\r\n', () => socket.write('no\r\n')))],
  ])('%s gets email, by TLS if that works, but no password', async (_, open, words = /./) => {
    const { port, passwords, taken } = await open()
    const withPassword = await start({ port, user: 'ann:secret@' })
    await withPassword.record('delivered')
    await withPassword.mailDue()
    const line = { outcome: 'waiting', message: expect.stringMatching(words) as string }
    expect(withPassword.lines('mail')).toMatchObject([['warn', line]])
    expect([taken(), passwords]).toEqual([0, []])
    const without = await start({ port })
    await without.record('delivered')
    await without.mailDue()
    expect([logged(without), taken()]).toEqual([['mailed'], 1])
  })

  const message = expect.stringMatching(/^Perhaps .*second copy .*: Cut off by a stop of our/) as string
  it('has not yet accepted an email gets no second copy from a server that replaces a stopped one', async () => {
    const { port, taken } = await startOddMailServer(() => {})
    const url = temporaryUrl()
    const server = await start({ port, journal: await openJournal(url, true) })
    await server.record('delivered')
    void server.mailDue()
    await expect.poll(() => taken.messages).toBe(1)
    server.logCutOff()
    const nextAttemptAt = iso(noon + 21 * minute)
    expect(server.lines('mail')).toMatchObject([['warn', { outcome: 'waiting', message, nextAttemptAt }]])
    const next = await start({ port, journal: await openJournal(url, true), clock: server.clock })
    for (; server.clock.now < noon + 9 * minute; server.clock.now += minute) await next.mailDue()
    expect(taken.messages).toBe(1)
    server.clock.now += hour
    void next.mailDue()
    await expect.poll(() => taken.messages).toBe(2)
  })

  it('hangs delays a round by one email alone, and a server that stops begins no further email', async () => {
    const { port } = await startMailServer({ onConnect: () => {} })
    const [server, stopping] = [await start({ port, timeoutMs: 300 }), await startWithServer()]
    const stop = new AbortController()
    stopping.log.mockImplementation(() => stop.abort())
    for (const { record } of [server, stopping])
      for (const each of ['AAAA-2222', 'BBBB-2222']) await record('kept', { reference: each })
    await server.mailDue()
    expect(logged(server)).toEqual(['waiting'])
    await stopping.mailDue(stop.signal)
    expect(logged(stopping)).toEqual(['mailed'])
  })
})

describe.each(databases)('on %s', (_, createUrl) => {
  it('servers that share a journal mail each lead once, also the lead of a killed server', async () => {
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

  it('a mailed lead that could not be settled is settled first, and not mailed again', async () => {
    const { port, mails } = await startMailServer()
    const server = await start({ port, journal: await openJournal(await createUrl(), true) })
    await server.record('kept')
    const full = new Error('The disk is full')
    const { settleMail } = server.journal
    // Holding the lead fails, then works, and settling it fails.
    const settle = vi.spyOn(server.journal, 'settleMail').mockRejectedValueOnce(full)
    settle.mockImplementationOnce(settleMail).mockImplementationOnce(settleMail)
    settle.mockRejectedValueOnce(full).mockRejectedValueOnce(full)
    for (let round = 0; round < 3; server.clock.now += hour, round += 1) await server.mailDue()
    const message = expect.stringMatching(/^Not mailed .*: The journal cannot be written/) as string
    expect(server.lines('mail')[0]).toMatchObject(['warn', { message }])
    expect(server.lines('journal')).toHaveLength(1)
    await server.mailDue()
    expect(await server.journal.get(reference)).toMatchObject({ state: 'delivered', mailAt: null })
    expect(mails).toHaveLength(1)
  })
})

it('a lead is mailed at once; a quarantined lead after ten minutes as held back, and again once it is released', async () => {
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

it('an unmailed lead is never purged while ENQUIRY_EMAIL is set', async () => {
  const url = temporaryUrl()
  const journal = await openJournal(url, true)
  const states = ['kept', 'quarantined', 'delivered'] as const
  for (const state of states) await recordAs(state, journal, { reference: state, mailAt: iso(noon) })
  expect(await journal.purge(states, '2027-01-01', 10)).toBe(0)
  expect(await journal.purgeable(states, '2027-01-01')).toBe(0)
  expect(await journal.purgeable(states, '2027-01-01', true)).toBe(3)
  expect(await journal.oldestUnmailed()).toBe(iso(noon))
  const unmailed = await openJournal(url)
  expect(await unmailed.oldestUnmailed()).toBeNull()
  expect(await unmailed.purge(states, '2027-01-01', 10)).toBe(3)
})
