import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { expect } from 'vitest'
import { findProgram } from '../engines/engine'
import { ask as askAt } from './ask'
import { freePorts } from './free-port'
import { startSite } from './site'

export type ProxyName = 'nginx' | 'haproxy' | 'caddy'

const all: readonly ProxyName[] = ['nginx', 'haproxy', 'caddy']

/** Those that are installed; all in continuous integration, which then fails at the start of the one that is missing. */
export const proxyNames = all.filter((name) => process.env.CI || findProgram(name))
if (proxyNames.length < all.length)
  console.log(`Nothing is tested behind proxies but ${proxyNames.join(', ')}: the others are not installed`)

/** Each of them alone, and two in a row, the outermost first. */
export const chains = [...proxyNames.map((name) => [name]), ['haproxy', 'nginx'] as ProxyName[]]
  .filter((chain) => chain.every((name) => proxyNames.includes(name)))
  .map((chain) => ({ chain, names: chain.join(' and ') }))

/** What stands behind a proxy: one or two servers of the site, or another proxy, which is spoken to by TLS. */
export type Upstream = { ports: number[]; isTls?: boolean }

/** Starts a reverse proxy that ends TLS with the file of `deploy/`, in which ports and paths are replaced and a second server is commented in. */
export async function startProxy(name: ProxyName, upstream: Upstream) {
  const program = findProgram(name)
  if (!program) throw new Error(`${name} is not installed`)
  const folder = mkdtempSync(join(tmpdir(), `dayfive-${name}-`))
  const [port = 0, plainPort = 0] = await freePorts(2)
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const certificate = join(folder, 'certificate.pem')
  writeFileSync(certificate, `${cert}\n${key}`)
  const plan = plans[name]({ folder, certificate, port, plainPort, upstream })
  const file = join(folder, plan.file)
  writeFileSync(file, exchange(readFileSync(join('deploy', plan.file), 'utf8'), plan.exchange))

  const child = spawn(program, plan.words(file), {
    env: { PATH: process.env.PATH, HOME: folder, ...plan.environment } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let written = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (written += chunk))
  const status = () =>
    askAt(`https://localhost:${port}/readyz`, { family: 4, agent: false }).then(
      (response) => response.status,
      () => `no response, ${written}`,
    )
  // It may take a moment to listen, to trust its servers, or to make its certificate.
  await expect.poll(status).toBe(200)
  return {
    url: `https://localhost:${port}`,
    port,
    /** Where it takes plain HTTP, only to send it on to https. */
    plainUrl: `http://localhost:${plainPort}`,
    log: () => written + (plan.logFile ? readFileSync(plan.logFile, 'utf8') : ''),
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      process.off('exit', kill)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Place {
  folder: string
  /** With its key. */
  certificate: string
  port: number
  plainPort: number
  upstream: Upstream
}

interface Plan {
  file: string
  /** What stands in the file, and what stands there for the test. */
  exchange: Record<string, string>
  words(file: string): string[]
  environment?: Record<string, string>
  logFile?: string
}

const isRoot = process.getuid?.() === 0

const plans: Record<ProxyName, (place: Place) => Plan> = {
  nginx: ({ folder, certificate, port, plainPort, upstream: { ports } }) => ({
    file: 'nginx.conf',
    exchange: {
      'http {': `http {\n${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${join(folder, use)};`).join('\n')}`,
      '/run/nginx.pid': join(folder, 'nginx.pid'),
      '/var/log/nginx/error.log': 'stderr',
      '/var/log/nginx/access.log': join(folder, 'access.log'),
      'server 127.0.0.1:3000': `server 127.0.0.1:${ports[0]}`,
      ...(ports[1] && { '# server 127.0.0.1:3001': `server 127.0.0.1:${ports[1]}` }),
      // One address is enough, and a machine may have no other kind.
      'listen [::]:80;': '',
      'listen [::]:443 ssl http2;': '',
      '/etc/nginx/unavailable.html': join(process.cwd(), 'deploy/unavailable.html'),
      'listen 80;': `listen 127.0.0.1:${plainPort};`,
      'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
      'https://dayfive.example$request_uri': `https://localhost:${port}$request_uri`,
      '/etc/letsencrypt/live/dayfive.example/fullchain.pem': certificate,
      '/etc/letsencrypt/live/dayfive.example/privkey.pem': certificate,
    },
    words: (file) => ['-e', 'stderr', '-c', file, '-g', `daemon off;${isRoot ? ' user root;' : ''}`],
    logFile: join(folder, 'access.log'),
  }),
  haproxy: ({ certificate, port, plainPort, upstream: { ports, isTls } }) => ({
    file: 'haproxy.cfg',
    exchange: {
      'bind :::80 v4v6': `bind 127.0.0.1:${plainPort}`,
      'bind :::443 v4v6': `bind 127.0.0.1:${port}`,
      '/etc/haproxy/dayfive.example.pem': certificate,
      '/etc/haproxy/unavailable.html': join(process.cwd(), 'deploy/unavailable.html'),
      // Unprivileged, it cannot become another user.
      ...(!isRoot && { '  user haproxy\n  group haproxy\n': '' }),
      'server dayfive1 127.0.0.1:3000': `server dayfive1 127.0.0.1:${ports[0]}${isTls ? ' ssl verify none' : ''}`,
      ...(ports[1] && { '# server dayfive2 127.0.0.1:3001': `server dayfive2 127.0.0.1:${ports[1]}` }),
    },
    words: (file) => ['-db', '-f', file],
  }),
  caddy: ({ port, plainPort, upstream }) => ({
    file: 'Caddyfile',
    exchange: {
      'root * /etc/caddy': `root * ${join(process.cwd(), 'deploy')}`,
      '{\n\tlog {': `{\n\tskip_install_trust\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tlog {`,
    },
    words: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
    environment: {
      SITE_HOST: `localhost:${port}`,
      UPSTREAMS: upstream.ports.map((each) => `127.0.0.1:${each}`).join(' '),
    },
  }),
}

function exchange(text: string, exchanged: Record<string, string>): string {
  return Object.entries(exchanged).reduce((result, [from, to]) => {
    if (!result.includes(from))
      throw new Error(`The configuration in deploy/ does not say "${from}" any more`)
    return result.replaceAll(from, to)
  }, text)
}

/** Neither a proxy's address nor the site's, so that what the site believes shows. */
export const clientAddress = '127.0.0.9'

/** Starts the site behind a chain of proxies, the outermost first, and waits until it responds. */
export async function startBehind(chain: readonly ProxyName[], environment: Record<string, string> = {}) {
  const site = await startSite({
    // Not told its address, the site learns it from the proxies alone.
    environment: {
      SITE_URL: '',
      TRUST_PROXY: String(chain.length),
      SUBMISSIONS_PER_HOUR: '1000',
      ...environment,
    },
  })
  const proxies: Awaited<ReturnType<typeof startProxy>>[] = []
  let upstream: Upstream = { ports: [Number(new URL(await site.listen()).port)] }
  for (const name of chain.toReversed()) {
    const proxy = await startProxy(name, upstream)
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
