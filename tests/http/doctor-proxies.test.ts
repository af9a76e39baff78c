import { mkdtempSync, rmSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { examine, serve } from '../support/doctor'
import { missingProxies, startProxy, type Proxy, type ProxyName, type Upstream } from '../support/proxies'
import { startSite, type Site } from '../support/site'

/** A site that tells the doctor how requests arrive, whatever its own TRUST_PROXY. */
let site: Site
let sitePort: number
let folder: string
let databaseUrl: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dayfive-'))
  databaseUrl = `file:${join(folder, 'leads.db')}`
  site = await startSite({ environment: { DATABASE_URL: databaseUrl, SITE_URL: '' } })
  await site.services.journal.checkWritable(new Date().toISOString())
  sitePort = Number(new URL(await site.listen()).port)
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const append = 'Have each proxy append the address of its client to X-Forwarded-For'
const set = (proxies: number) => `Set TRUST_PROXY=${proxies}.`

async function judge(siteUrl: string, trusted: number) {
  const { of, findings } = await examine({
    DATABASE_URL: databaseUrl,
    SITE_URL: siteUrl,
    TRUST_PROXY: String(trusted),
  })
  const problems = findings.filter(({ level }) => level === 'problem')
  expect(of('proxies')).toHaveLength(1)
  return { of, problems, proxies: of('proxies')[0]! }
}

type Edit = (configuration: string) => string

const exchange =
  (...pairs: [from: RegExp, to: string][]): Edit =>
  (configuration) =>
    pairs.reduce((text, [from, to]) => {
      if (!from.test(text)) throw new Error(`The configuration in deploy/ has no ${from} any more`)
      return text.replace(from, to)
    }, configuration)

interface Link {
  name: ProxyName
  edit?: Edit
}

/** Starts a chain, the outermost first, and waits until it answers. */
async function startChain(links: readonly Link[]): Promise<Proxy> {
  let upstream: Upstream = { ports: [sitePort] }
  let outermost: Proxy | undefined
  for (const { name, edit } of links.toReversed()) {
    const proxy = await startProxy(name, upstream, edit)
    onTestFinished(() => proxy.stop())
    upstream = { ports: [proxy.port], isTls: true }
    outermost = proxy
  }
  if (!outermost) throw new Error('There is no proxy')
  const { url } = outermost
  await expect
    .poll(async () => (await examine({ DATABASE_URL: databaseUrl, SITE_URL: url })).of('proxies'))
    .toHaveLength(1)
  return outermost
}

const nginx = (to: string): Link => ({
  name: 'nginx',
  edit: exchange([/proxy_set_header X-Forwarded-For .*;/, to]),
})
const haproxy = (...pairs: [RegExp, string][]): Link => ({ name: 'haproxy', edit: exchange(...pairs) })
const caddy = (to: string): Link => ({ name: 'caddy', edit: exchange([/header_up X-Request-Id .*/, to]) })
// As from another machine.
const elsewhere: [RegExp, string] = [/(server dayfive1 \S+)/, '$1 source 127.0.0.7']
const withoutForwarding: [RegExp, string][] = [
  [/http-request del-header X-Forwarded-For/, ''],
  [/option forwardfor/, ''],
]

interface Case {
  what: string
  links: Link[]
  /** The right TRUST_PROXY; null where none is. */
  right: number | null
  /** What the message has where none is right. */
  because?: string
}

const cases: Case[] = [
  { what: 'nginx as shipped', links: [{ name: 'nginx' }], right: 1 },
  { what: 'HAProxy as shipped', links: [{ name: 'haproxy' }], right: 1 },
  { what: 'Caddy as shipped', links: [{ name: 'caddy' }], right: 1 },
  { what: 'HAProxy and nginx as shipped', links: [{ name: 'haproxy' }, { name: 'nginx' }], right: 2 },
  {
    what: 'nginx that replaces the header',
    links: [nginx('proxy_set_header X-Forwarded-For $remote_addr;')],
    right: 1,
  },
  { what: 'nginx that sets nothing', links: [nginx('')], right: null, because: 'No proxy adds' },
  {
    what: 'nginx that sets X-Real-IP only',
    links: [nginx('proxy_set_header X-Real-IP $remote_addr;')],
    right: null,
    because: 'does not read X-Real-IP',
  },
  {
    what: 'nginx that removes the header',
    links: [nginx("proxy_set_header X-Forwarded-For '';")],
    right: null,
    because: 'drops X-Forwarded-For',
  },
  {
    what: 'HAProxy that passes the header on',
    links: [haproxy(...withoutForwarding)],
    right: null,
    because: 'No proxy adds',
  },
  {
    what: 'HAProxy that adds only where there is none',
    links: [
      haproxy(
        [/http-request del-header X-Forwarded-For/, ''],
        [/option forwardfor/, 'option forwardfor if-none'],
      ),
    ],
    right: null,
    because: 'Where a visitor sends X-Forwarded-For',
  },
  {
    what: 'Caddy that removes the header',
    links: [caddy('header_up -X-Forwarded-For')],
    right: null,
    because: 'drops X-Forwarded-For',
  },
  {
    what: 'HAProxy that passes the header on, in front of nginx',
    links: [haproxy(...withoutForwarding, elsewhere), { name: 'nginx' }],
    right: null,
    because: 'names 127.0.0.7, a proxy',
  },
  {
    what: 'HAProxy in front of nginx that passes the header on',
    links: [haproxy(elsewhere), nginx('')],
    right: 1,
  },
]

function isSkipped(links: readonly Link[]): boolean {
  const names = links.map(({ name }) => name)
  return missingProxies(names, `what the doctor says behind ${names.join(' and ')}`).length > 0
}

/** The finding about proxies where this number is right, or none is. */
function expected(right: number | null, trusted: number) {
  const fix = expect.stringContaining(right === null ? append : set(right)) as string
  const level = expect.stringMatching(right === null ? 'problem' : /problem|warning/) as string
  return right === trusted ? { level: 'ok' } : { level, fix }
}

describe('the doctor on TRUST_PROXY', () => {
  for (const { what, links, right, because = '' } of cases) {
    it.skipIf(isSkipped(links))(`says what is true behind ${what}`, async () => {
      const { url } = await startChain(links)
      for (const trusted of [0, 1, 2, 3]) {
        const { proxies, problems } = await judge(url, trusted)
        expect(proxies).toMatchObject(expected(right, trusted))
        expect(proxies.message).toContain(because)
        expect(problems.filter(({ check }) => check !== 'proxies')).toEqual([])
      }
    })
  }

  it('says that too many are harmless only while the first proxy drops what visitors send', async ({
    skip,
  }) => {
    const links: Link[] = [{ name: 'haproxy' }]
    if (isSkipped(links)) skip()
    const { url } = await startChain(links)
    const { proxies } = await judge(url, 2)
    expect(proxies).toMatchObject({
      level: 'warning',
      message: expect.stringContaining('harmless only while'),
    })
  })
})

describe('the doctor on how requests arrive', () => {
  const broken: [string, Link, string, string][] = [
    [
      'scheme',
      { name: 'nginx', edit: exchange([/proxy_set_header X-Forwarded-Proto .*;/, '']) },
      'problem',
      'X-Forwarded-Proto',
    ],
    [
      'scheme',
      { name: 'haproxy', edit: exchange([/X-Forwarded-Proto https/, 'X-Forwarded-Proto http']) },
      'problem',
      'X-Forwarded-Proto',
    ],
    [
      'host',
      {
        name: 'nginx',
        edit: exchange([
          /proxy_set_header X-Forwarded-Host .*;/,
          'proxy_set_header X-Forwarded-Host inside.test;',
        ]),
      },
      'warning',
      'X-Forwarded-Host',
    ],
  ]
  for (const [what, link, level, header] of broken) {
    it.skipIf(isSkipped([link]))(`says that ${link.name} gives a wrong ${what}`, async () => {
      const { url } = await startChain([link])
      const { of } = await judge(url, 1)
      expect(of('address')).toMatchObject([{ level, fix: expect.stringContaining(header) }])
    })
  }
})

type Alter = (headers: IncomingHttpHeaders, client: string) => IncomingHttpHeaders

/** A proxy in front of this origin, which it reaches from this address as from another machine. */
function standIn(target: string, from: string, alter: Alter): Promise<string> {
  return serve((incoming, outgoing) => {
    const { connection: _dropped, ...kept } = incoming.headers
    const upstream = request(
      target + incoming.url,
      {
        method: incoming.method ?? 'GET',
        headers: { ...kept, ...alter(incoming.headers, incoming.socket.remoteAddress ?? '') },
        localAddress: from,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    incoming.pipe(upstream)
  })
}

const appends: Alter = (headers, client) => ({
  'x-forwarded-for': [headers['x-forwarded-for'], client].filter(Boolean).join(', '),
})
const passesOn: Alter = () => ({})
const says: Alter = (_, client) => ({ forwarded: `for=${client}` })

describe('the doctor without TLS', () => {
  const own = () => `http://127.0.0.1:${sitePort}`

  it.each([0, 1, 2])('knows that no proxy is in front where TRUST_PROXY is %i', async (trusted) => {
    const { proxies } = await judge(own(), trusted)
    expect(proxies).toMatchObject(expected(0, trusted))
    expect(proxies.message).toContain(trusted === 0 ? 'No proxy' : 'make up')
  })

  it('says nothing of proxies when it has gone around them', async () => {
    const { of } = await examine({
      DATABASE_URL: databaseUrl,
      PORT: String(sitePort),
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
    })
    expect(of('proxies')).toMatchObject([{ level: 'warning', fix: expect.stringContaining('--url') }])
  })

  it.each<[string, Alter[], number | null]>([
    ['one that appends', [appends], 1],
    ['two that append', [appends, appends], 2],
    ['one that passes on what comes', [passesOn], null],
    ['one that sends Forwarded only', [says], null],
    ['one that appends before one that passes on', [appends, passesOn], 1],
    ['one that passes on before one that appends', [passesOn, appends], null],
  ])('says what is true behind %s', async (_, alters, right) => {
    let url = own()
    for (const [index, alter] of alters.toReversed().entries())
      url = await standIn(url, `127.0.0.${5 + index}`, alter)
    for (const trusted of [0, 1, 2]) {
      const { proxies, problems } = await judge(url, trusted)
      expect(proxies).toMatchObject(expected(right, trusted))
      expect(problems.filter(({ check }) => check !== 'proxies')).toEqual([])
    }
  })
})
