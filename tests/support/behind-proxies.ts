import { request as requestPlainly, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as requestByTls } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
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

/** Starts the site behind a chain of proxies, the outermost first, and waits until it answers. */
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
