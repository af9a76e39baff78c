import { randomUUID } from 'node:crypto'
import { request as requestPlainly, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as requestByTls } from 'node:https'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consultationForm } from '~/forms/consultation'
import { listAll } from '../support/list-all'
import { missingProxies, startProxy, type Proxy, type ProxyName, type Upstream } from '../support/proxies'
import { startSite, type Site } from '../support/site'
import { entries } from '../support/visitors'

/** The proxies from the outermost to the one before the site. */
const chains: ProxyName[][] = [['nginx'], ['haproxy'], ['caddy'], ['haproxy', 'nginx']]

const form = consultationForm
/** Neither the proxy's address nor the site's, so that what the site believes shows. */
const clientAddress = '127.0.0.9'
const forged = {
  'x-forwarded-for': '6.6.6.6',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-request-id': 'forged-by-the-client',
  forwarded: 'for=6.6.6.6;host=evil.example;proto=http',
}

for (const chain of chains) {
  const missing = missingProxies(chain, `what visitors get behind ${chain.join(' and ')}`)

  describe.skipIf(missing.length > 0)(`behind ${chain.join(' and ')}`, () => {
    let site: Site
    const proxies: Proxy[] = []
    let outermost: Proxy

    beforeAll(async () => {
      site = await startSite({
        // Not told its address, the site learns it from the proxies alone.
        environment: { SITE_URL: '', TRUST_PROXY: String(chain.length), SUBMISSIONS_PER_HOUR: '1000' },
      })
      let upstream: Upstream = { ports: [Number(new URL(await site.listen()).port)] }
      for (const name of chain.toReversed()) {
        outermost = await startProxy(name, upstream)
        proxies.push(outermost)
        upstream = { ports: [outermost.port], isTls: true }
      }
      await untilReady()
    })
    afterAll(async () => {
      await Promise.all(proxies.map((proxy) => proxy.stop()))
      await site.close()
    })

    /** A proxy may take a moment to trust its servers, or to make its certificate. */
    async function untilReady() {
      const status = async () => (await ask('/readyz').catch(() => null))?.status
      while ((await status()) !== 200) await new Promise((resolve) => setTimeout(resolve, 50))
    }

    async function ask(path: string, headers: IncomingHttpHeaders = {}, values?: Record<string, string>) {
      const url = new URL(path, outermost.url)
      const send = url.protocol === 'https:' ? requestByTls : requestPlainly
      const body = values && new URLSearchParams(values).toString()
      const answer = send(url, {
        method: body === undefined ? 'GET' : 'POST',
        localAddress: clientAddress,
        family: 4,
        rejectUnauthorized: false,
        agent: false,
        headers: {
          ...(body !== undefined && {
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': Buffer.byteLength(body),
          }),
          ...headers,
        },
      })
      const [response] = await new Promise<[IncomingMessage]>((resolve, reject) => {
        answer.on('response', (incoming) => resolve([incoming])).on('error', reject)
        answer.end(body)
      })
      return { status: response.statusCode, headers: response.headers, body: await text(response) }
    }

    async function leadOf(email: string) {
      const leads = await listAll(site.services.journal)
      return leads.find(({ values }) => values.email === email)
    }

    it.each<[string, string, Record<string, string>, number]>([
      ['as a browser without script sends it', form.path, { origin: 'ours' }, 303],
      ['as a text browser sends it, without Origin', form.path, {}, 303],
      ['as the script sends it', `${form.path}.data`, { origin: 'ours' }, 202],
      ['with every header of a proxy forged', form.path, { ...forged, origin: 'ours' }, 303],
    ])('a form is taken %s', async (_, path, { origin, ...headers }: Record<string, string>, status) => {
      const email = `${randomUUID()}@example.com`
      const answer = await ask(
        path,
        { ...headers, ...(origin && { origin: outermost.url }) },
        entries(form, email),
      )
      expect(answer.status).toBe(status)
      expect((await leadOf(email))?.page).toBe(`${outermost.url}${form.path}`)
      const requestId = answer.headers['x-request-id']
      expect(requestId).toMatch(/^[\da-f-]{32,36}$/)
      // Both lines are written once the answer is out.
      await expect
        .poll(() => site.logged('submission').find((line) => line.requestId === requestId))
        .toMatchObject({ outcome: 'kept', clientIp: clientAddress, javascript: path !== form.path })
      await expect.poll(() => outermost.log()).toContain(requestId)
    })

    it('a form from another site is refused, whatever host it forges', async () => {
      const headers = { ...forged, origin: 'https://evil.example' }
      const answer = await ask(form.path, headers, entries(form))
      expect(answer.status).toBe(403)
      expect(answer.body).toContain('That came from another site')
    })

    it('a form that is too large is answered by our page', async () => {
      const answer = await ask(form.path, { origin: outermost.url }, { message: 'x'.repeat(100_000) })
      expect(answer.status).toBe(413)
      expect(answer.body).toContain('</html>')
    })

    it('every page comes whole, however often it is asked for, with our headers once', async () => {
      for (let count = 0; count < 20; count += 1) {
        const answer = await ask('/', { 'accept-encoding': 'identity' })
        expect(answer.status).toBe(200)
        expect(answer.body).toContain('</html>')
        expect(answer.headers['x-frame-options']).toBe('DENY')
        expect(answer.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      }
    })

    it('every answer has a request id of its own, also a file and what the client has already', async () => {
      const first = await ask('/favicon.svg')
      const second = await ask('/favicon.svg')
      const known = await ask('/favicon.svg', { 'if-none-match': String(first.headers.etag) })
      expect([first, second, known].map(({ status }) => status)).toEqual([200, 200, 304])
      const ids = [first, second, known].map(({ headers }) => headers['x-request-id'])
      expect(ids).toEqual(ids.map(() => expect.stringMatching(/^[\da-f-]{32,36}$/)))
      expect(new Set(ids).size).toBe(3)
    })

    it('whoever comes without TLS is sent to it', async () => {
      const answer = await ask(`${outermost.plainUrl}/launch`)
      expect(answer.status).toBe(308)
      expect(answer.headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/launch$/)
    })
  })
}
