import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createDatabase } from '../support/database'
import { missingProxies, proxyNames, startProxy } from '../support/proxies'
import { rollingRestart } from '../support/rolling-restart'
import { startServer } from '../support/server-process'
import { startSite } from '../support/site'

const missing = missingProxies(proxyNames, 'restarting servers behind a proxy')

describe('two servers that are restarted one after the other under load', { timeout: 180_000 }, () => {
  for (const name of proxyNames) {
    it.skipIf(missing.includes(name))(`fail no request behind ${name}, and lose no enquiry`, async () => {
      const { answers, failures, exitCodes, lost } = await rollingRestart(name, await createDatabase(), 1)
      expect(failures).toEqual([])
      expect(Object.keys(answers).toSorted()).toEqual(['GET 200', 'POST 303'])
      expect(exitCodes).toEqual([0, 0])
      expect(lost).toEqual([])
    })
  }
})

describe('a server behind a proxy that is told to stop', () => {
  it('answers on until the proxy has noticed, says that it closes the connection, and exits with 0', async () => {
    const server = await startServer({ TRUST_PROXY: '1' })
    onTestFinished(() => server.destroy())
    const before = await fetch(`${server.url}/launch`)
    expect(before.headers.get('connection')).toBe('keep-alive')
    const code = server.stop('SIGTERM')
    await server.until('drain')
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    const during = await fetch(`${server.url}/launch`)
    expect(during.status).toBe(200)
    expect(during.headers.get('connection')).toBe('close')
    expect(await code).toBe(0)
    await expect(fetch(server.url)).rejects.toThrow('fetch failed')
  })
})

/** A server whose readiness check is answered with a redirect, as a proxy's port for plain HTTP does. */
async function startRedirecting() {
  let visits = 0
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== '/readyz') visits += 1
    outgoing.writeHead(308, { location: 'https://dayfive.invalid/readyz' }).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, visits: () => visits }
}

describe('a proxy with health checks', () => {
  const status = (url: string) =>
    new Promise<number | undefined>((resolve) => {
      const visit = request(`${url}/launch`, { agent: false, rejectUnauthorized: false })
      visit
        .on('response', (answer) => resolve(answer.resume().statusCode))
        .on('error', () => resolve(undefined))
      visit.end()
    })
  /** Whether ten visitors in a row get a page. */
  const servesAll = async (url: string) => {
    for (let visits = 0; visits < 10; visits += 1) if ((await status(url)) !== 200) return false
    return true
  }

  for (const name of ['haproxy', 'caddy'] as const) {
    it.skipIf(missing.includes(name))(
      `sends no visitor to a server that answers its check with a redirect: ${name}`,
      async () => {
        const site = await startSite()
        onTestFinished(() => site.close())
        const redirecting = await startRedirecting()
        const own = Number(new URL(await site.listen()).port)
        const proxy = await startProxy(name, { ports: [own, redirecting.port] })
        onTestFinished(() => proxy.stop())
        await expect.poll(() => servesAll(proxy.url)).toBe(true)
        const before = redirecting.visits()
        expect(await servesAll(proxy.url)).toBe(true)
        expect(redirecting.visits()).toBe(before)
      },
    )

    it.skipIf(missing.includes(name))(
      `sends no visitor to a draining server, although it still answers: ${name}`,
      async () => {
        let isDraining = false
        const site = await startSite()
        const other = await startSite({ isDraining: () => isDraining })
        onTestFinished(() => Promise.all([site.close(), other.close()]).then(() => {}))
        const [own, draining] = await Promise.all([site.listen(), other.listen()])
        const proxy = await startProxy(name, {
          ports: [Number(new URL(own).port), Number(new URL(draining).port)],
        })
        onTestFinished(() => proxy.stop())
        const visits = () => other.logged('request').filter(({ path }) => path === '/launch').length
        await expect.poll(async () => (await status(proxy.url)) === 200 && visits() > 0).toBe(true)
        isDraining = true
        await expect
          .poll(async () => {
            const before = visits()
            return (await servesAll(proxy.url)) && visits() === before
          })
          .toBe(true)
      },
    )
  }

  // Whoever is not root cannot change the user, so there is nothing to see.
  it.skipIf(missing.includes('haproxy') || process.getuid?.() !== 0)(
    'is not root, although root started it: haproxy',
    async () => {
      const site = await startSite()
      onTestFinished(() => site.close())
      const proxy = await startProxy('haproxy', { ports: [Number(new URL(await site.listen()).port)] })
      onTestFinished(() => proxy.stop())
      const [, ids = ''] = /^Uid:\s+(.*)$/m.exec(readFileSync(`/proc/${proxy.pid}/status`, 'utf8')) ?? []
      expect(ids.split(/\s+/)).not.toContain('0')
    },
  )
})
