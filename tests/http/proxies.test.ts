import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { connect, constants } from 'node:http2'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { consultationForm as form } from '~/forms/registry'
import { listAll } from '../support/list-all'
import { chains, clientAddress, startBehind } from '../support/proxies'
import { entries } from '../support/visitors'

/** Every header of a proxy, as a client can make it up. */
const forged = {
  'x-forwarded-for': '6.6.6.6',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-request-id': 'forged-by-the-client',
  forwarded: 'for=6.6.6.6;host=evil.example;proto=http',
}

/** Posts a form over HTTP/2, whose end comes later; a stream that breaks off is an error. */
async function postByHttp2(url: string) {
  const session = connect(url, { rejectUnauthorized: false })
  const stream = session.request({ ':method': 'POST', ':path': new URL(url).pathname })
  stream.write(String(new URLSearchParams(entries(form))))
  setTimeout(() => stream.end(), 20)
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders & { ':status': number }]
  const body = await text(stream)
  if (!stream.closed) await once(stream, 'close')
  expect(stream.rstCode).toBe(constants.NGHTTP2_NO_ERROR)
  session.close()
  return { status: headers[':status'], headers, body }
}

// tests/full has restarts behind them, and what the doctor says of them.
it.each(chains)('behind $names pages and forms come whole, and nothing forged counts', async ({ chain }) => {
  const { site, outermost, ask, close } = await startBehind(chain)
  onTestFinished(close)
  const page = await ask('/', { 'accept-encoding': 'identity' })
  expect(page.status).toBe(200)
  expect(page.body).toContain('</html>')
  expect(page.headers).toMatchObject({
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })

  const sent = await ask(form.path, { ...forged, origin: outermost.url }, entries(form))
  expect(sent.status).toBe(303)
  expect(await listAll(site.services.journal)).toMatchObject([{ page: `${outermost.url}${form.path}` }])
  const requestId = sent.headers['x-request-id']
  expect(requestId).toMatch(/^[\da-f-]{32,36}$/)
  // Both lines are written once the response is out.
  await expect
    .poll(() => site.logged('submission'))
    .toMatchObject([{ outcome: 'kept', requestId, clientIp: clientAddress }])
  await expect.poll(() => outermost.log()).toContain(requestId)

  // However a visitor's words got into an address, and where a response sends them.
  for (const mark of ['%3F', '%3f', '%253F', '%25%33%46', '%3B', ';', '%26', '&', '?'])
    await ask(`/preview/barbershop${mark}name=zoe`, { referer: `${outermost.url}/?name=zoe` })
  expect((await ask('/Launch/?name=zoe')).headers.location).toContain('zoe')
  await expect.poll(() => outermost.log()).toContain('/Launch/')
  expect(outermost.log()).toContain('/preview/barbershop')
  expect(outermost.log()).not.toContain(new URL(sent.headers.location!, outermost.url).search.slice(1))

  const foreign = await ask(form.path, { ...forged, origin: 'https://evil.example' }, entries(form))
  expect(foreign.status).toBe(403)
  const long = { ...entries(form), message: 'x'.repeat(200_000) }
  expect((await ask(form.path, { origin: outermost.url }, long)).status).toBe(413)
  const plain = await ask(`${outermost.plainUrl}/launch`)
  expect(plain.status).toBe(308)
  expect(plain.headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/launch$/)

  // Where no server responds, a page says so, and no log repeats a visitor's words.
  await site.close()
  const body = readFileSync('deploy/unavailable.html', 'utf8')
  const headers = expect.objectContaining({ 'cache-control': 'no-store', 'retry-after': '30' }) as unknown
  for (const unanswered of [
    await ask('/quiz?email=zoe@example.com'),
    await ask(form.path, { origin: outermost.url }, entries(form)),
    await postByHttp2(outermost.url + form.path),
  ])
    expect(unanswered).toMatchObject({ status: 503, body, headers })
  await expect.poll(() => outermost.log()).toContain('/quiz')
  // Errors come by another stream.
  await sleep(200)
  expect(outermost.log()).not.toContain('zoe')
})
