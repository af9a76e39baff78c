import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask as askAt } from './ask'
import { startProxy, type Proxy, type ProxyName, type Upstream } from './proxies'
import { startSite } from './site'

/** Neither a proxy's address nor the site's, so that what the site believes shows. */
export const clientAddress = '127.0.0.9'

/** Every header of a proxy, as a client can make it up. */
export const forged = {
  'x-forwarded-for': '6.6.6.6',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-request-id': 'forged-by-the-client',
  forwarded: 'for=6.6.6.6;host=evil.example;proto=http',
}

/** A proxy, and what an operator made of its file. */
export interface Link {
  name: ProxyName
  edit?: (configuration: string) => string
}

/** Starts the site behind a chain of proxies, the outermost first, and waits until it responds. */
export async function startBehind(
  chain: readonly (ProxyName | Link)[],
  environment: Record<string, string> = {},
) {
  const site = await startSite({
    // Not told its address, the site learns it from the proxies alone.
    environment: {
      SITE_URL: '',
      TRUST_PROXY: String(chain.length),
      SUBMISSIONS_PER_HOUR: '1000',
      ...environment,
    },
  })
  const proxies: Proxy[] = []
  let upstream: Upstream = { ports: [Number(new URL(await site.listen()).port)] }
  for (const link of chain.toReversed()) {
    const { name, edit }: Link = typeof link === 'string' ? { name: link } : link
    const proxy = await startProxy(name, upstream, edit)
    proxies.push(proxy)
    upstream = { ports: [proxy.port], isTls: true }
  }
  const outermost = proxies.at(-1)!

  const ask = (path: string, headers: IncomingHttpHeaders = {}, form?: Record<string, string>) =>
    askAt(
      new URL(path, outermost.url),
      { localAddress: clientAddress, family: 4, agent: false, headers },
      form,
    )

  // A proxy may take a moment to trust its servers, or to make its certificate.
  const status = async () => (await ask('/readyz').catch(() => null))?.status
  while ((await status()) !== 200) await sleep(50)
  return {
    site,
    outermost,
    ask,
    async close() {
      await Promise.all(proxies.map((proxy) => proxy.stop()))
      await site.close()
    },
  }
}
