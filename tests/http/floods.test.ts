import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainFormWords } from '~/content/enquiry-pages'
import { consultationForm } from '~/forms/consultation'
import { serveFormService } from '../support/form-service-server'
import { startServer, type ServerProcess } from '../support/server-process'
import { one, textOf } from '../support/document'
import { withFormService } from '../support/site'
import { startTestSite } from '../support/test-servers'
import { entries, readPage, sendConsultation } from '../support/visitors'

// tests/full/floods.test.ts has those of a memory's size.

const finelyCut = `POST /consultation HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(2000)}0\r\n\r\n`
let formService: Awaited<ReturnType<typeof serveFormService>>
let server: ServerProcess
beforeAll(async () => {
  formService = await serveFormService()
  server = await startServer({
    ...withFormService,
    FORM_SERVICE_URL: formService.url,
    // It stands in the process of the flood, which keeps it from answering in time.
    FORM_SERVICE_TIMEOUT_MS: '60000',
    SUBMISSIONS_PER_HOUR: '100000',
    SUBMISSIONS_PER_HOUR_TOTAL: '100000',
  })
})
afterAll(() => {
  server.destroy()
  formService.close()
})

const send = (number: number) => sendConsultation(server.url, { email: `ann${number}@example.com` })

it('a body that was refused takes nothing from the next form on its connection', async () => {
  const form = String(new URLSearchParams(entries(consultationForm)))
  const socket = connect(server.port, '127.0.0.1')
  socket.end(
    `${finelyCut}POST /consultation HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`,
  )
  expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 303'])
})

it('a body that was refused takes nothing from forms on connections that come after its own', async () => {
  for (let time = 0; time < 5; time += 1) {
    const socket = connect(server.port, '127.0.0.1')
    socket.write(finelyCut.slice(0, finelyCut.length / 2))
    await once(socket, 'data')
    socket.destroy()
  }
  const responses = await Promise.all(Array.from({ length: 20 }, (_, number) => send(number)))
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(303))
})

it('every enquiry arrives beside a flood of pages that have to be rendered', async () => {
  const over = new AbortController()
  const statuses = new Set<number>()
  const flood = Array.from({ length: 50 }, async (_, client) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      statuses.add((await fetch(`${server.url}/get-started?package=x${client}-${turn}`)).status)
    }
  })
  try {
    const responses = []
    for (let number = 0; number < 20; number += 4)
      responses.push(...(await Promise.all([1, 2, 3, 4].map((visitor) => send(100 + number + visitor)))))
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(303))
    const after = await fetch(server.url + responses[0]!.headers.get('location')!)
    expect(await after.text()).toContain(consultationForm.success.headline)
  } finally {
    over.abort()
    await Promise.all(flood)
  }
  expect([...statuses].toSorted()).toEqual([200, 503])
  const delivered = server.logged('submission').filter(({ outcome }) => outcome === 'delivered')
  expect(delivered.length).toBeGreaterThanOrEqual(20)
  expect((await fetch(server.url)).status).toBe(200)
  expect(server.complaints()).toBe('')
})

it('a form that comes back when too many wait for a page has every word and error, can be sent, and needs no turn', async () => {
  const site = await startTestSite()
  const values = { ...entries(consultationForm, 'ann<at>example.com'), message: '"Hello" & <b>\nbye' }
  const pages = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const response = await site.post(consultationForm, values)
      return { response, page: await readPage(response) }
    }),
  )
  for (const { page } of pages) {
    expect(page).toMatchObject({ status: 422, values })
    expect(textOf(one(page.document, '#email-error'))).not.toBe('')
  }
  const plain = pages.filter(({ page }) => page.text.includes(plainFormWords.text))
  expect(plain.length).toBeGreaterThan(0)
  expect(plain.length).toBeLessThan(40)
  for (const { response } of plain) {
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
  }
})
