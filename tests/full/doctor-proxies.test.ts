import { expect, it, onTestFinished } from 'vitest'
import { examine } from '../support/doctor'
import { type Link, missingProxies, type ProxyName, proxyNames, startBehind } from '../support/proxies'
import { temporaryUrl } from '../support/temporary-journal'

const missing = missingProxies(proxyNames, 'what the doctor says behind a proxy')
const isThere = ({ name }: Link) => !missing.includes(name)

/** Starts the site behind proxies; gives what runs the doctor there, with this TRUST_PROXY. */
async function startDoctor(links: readonly Link[]) {
  const databaseUrl = temporaryUrl()
  const { site, outermost, close } = await startBehind(links, { DATABASE_URL: databaseUrl })
  onTestFinished(close)
  await site.services.journal.checkWritable(new Date().toISOString())
  return (trusted: number) =>
    examine({ DATABASE_URL: databaseUrl, SITE_URL: outermost.url, TRUST_PROXY: String(trusted) })
}

/** A proxy whose configuration in `deploy/` is changed so. */
function edited(name: ProxyName, ...changes: [from: RegExp, to: string][]): Link {
  const edit = (configuration: string) =>
    changes.reduce((text, [from, to]) => {
      if (!from.test(text)) throw new Error(`The configuration in deploy/ has no ${from} any more`)
      return text.replace(from, to)
    }, configuration)
  return { name, edit }
}

const nginx = (to: string) => edited('nginx', [/proxy_set_header X-Forwarded-For .*;/, to])
const keeping: [RegExp, string] = [/http-request del-header X-Forwarded-For/, '']
// As from another machine.
const elsewhere: [RegExp, string] = [/(server dayfive1 \S+)/, '$1 source 127.0.0.7']

/** Beside each chain the right TRUST_PROXY, or null where none is. */
const cases: [what: string, links: Link[], right: number | null][] = [
  ...proxyNames.map((name): [string, Link[], number] => [`${name} as shipped`, [{ name }], 1]),
  ['HAProxy and nginx as shipped', [{ name: 'haproxy' }, { name: 'nginx' }], 2],
  ['nginx that replaces the header', [nginx('proxy_set_header X-Forwarded-For $remote_addr;')], 1],
  ['nginx that sets nothing', [nginx('')], null],
  ['nginx that removes the header', [nginx("proxy_set_header X-Forwarded-For '';")], null],
  [
    'HAProxy that adds only where there is none',
    [edited('haproxy', keeping, [/option forwardfor/, 'option forwardfor if-none'])],
    null,
  ],
  [
    'HAProxy that passes the header on, in front of nginx',
    [edited('haproxy', keeping, [/option forwardfor/, ''], elsewhere), { name: 'nginx' }],
    null,
  ],
  ['HAProxy in front of nginx that passes the header on', [edited('haproxy', elsewhere), nginx('')], 1],
]

it.each(cases.filter(([, links]) => links.every(isThere)))(
  'the doctor says which TRUST_PROXY is right behind %s',
  async (_, links, right) => {
    const examineWith = await startDoctor(links)
    for (const trusted of [0, 1, 2]) {
      const { of, findings } = await examineWith(trusted)
      const [{ level, fix = '' } = {}, ...others] = of('proxies')
      expect(others).toEqual([])
      expect(level).toMatch(right === trusted ? 'ok' : right === null ? 'problem' : /problem|warning/)
      const isRight = right === trusted ? /^/ : `Set TRUST_PROXY=${right}.`
      expect(fix).toMatch(right === null ? 'Have each proxy append the address of its client' : isRight)
      expect(findings.filter((each) => each.level === 'problem' && each.check !== 'proxies')).toEqual([])
    }
  },
)

const broken: [level: string, header: string, link: Link][] = [
  ['problem', 'X-Forwarded-Proto', edited('nginx', [/proxy_set_header X-Forwarded-Proto .*;/, ''])],
  ['problem', 'X-Forwarded-Proto', edited('haproxy', [/(X-Forwarded-Proto) https/, '$1 http'])],
  [
    'warning',
    'X-Forwarded-Host',
    edited('nginx', [/(proxy_set_header X-Forwarded-Host) .*;/, '$1 inside.test;']),
  ],
]
it.each(broken.filter(([, , link]) => isThere(link)))(
  'the doctor finds a %s in a wrong %s',
  async (level, header, link) => {
    const { of } = await (await startDoctor([link]))(1)
    expect(of('address')).toMatchObject([{ level, fix: expect.stringContaining(header) }])
  },
)
