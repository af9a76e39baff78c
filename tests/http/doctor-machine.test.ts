import { execFile } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { generate } from 'selfsigned'
import { describe, expect, it, onTestFinished } from 'vitest'
import { judgeCertificate, readCertificate } from '~/commands/doctor/certificate-check'
import type { Finding } from '~/commands/doctor/finding'
import { findPortHolder } from '~/commands/doctor/port-holder'
import { filePath } from '~/leads/sqlite'
import { createRegistry, serveMetrics } from '~/platform/metrics'
import { examine, isolated, serve } from '../support/doctor'
import { freePort } from '../support/free-port'
import { startSite } from '../support/site'
import { openJournal, temporaryUrl } from '../support/temporary-journal'

const day = 24 * 60 * 60 * 1000

async function makeJournal(): Promise<string> {
  const url = temporaryUrl()
  const journal = await openJournal(url)
  await journal.close()
  return url
}

const portOf = (origin: string) => new URL(origin).port

async function startServer(databaseUrl: string) {
  const site = await startSite({ environment: { DATABASE_URL: databaseUrl, SITE_URL: '' } })
  onTestFinished(() => site.close())
  return { HOST: '127.0.0.1', PORT: portOf(await site.listen()) }
}

describe('the doctor on ports', () => {
  // Only Linux tells.
  const holder = process.platform === 'linux' ? new RegExp(`\\(process ${process.pid}\\)`) : /another program/

  it('says who has taken PORT when no server runs, and that alone', async () => {
    const PORT = portOf(await serve((_, response) => response.end('Another program')))
    const environment = { DATABASE_URL: await makeJournal(), PORT, HOST: '127.0.0.1' }
    for (const siteUrl of ['', `http://127.0.0.1:${PORT}`, 'http://127.0.0.1:1']) {
      const { code, findings } = await examine({ ...environment, SITE_URL: siteUrl })
      expect(code).toBe(1)
      expect(findings.filter(({ level }) => level === 'problem')).toMatchObject([
        {
          check: 'ports',
          message: expect.stringContaining(`PORT ${PORT} is taken by`),
          fix: expect.stringContaining('PORT'),
        },
      ])
      expect(findings.filter(({ check }) => check === 'address')).toEqual([])
      expect(findings[0]?.message).toMatch(holder)
    }
  })

  it('says who has taken METRICS_PORT', async () => {
    const METRICS_PORT = portOf(await serve((_, response) => response.end('Another program')))
    const databaseUrl = await makeJournal()
    const taken = [
      {
        check: 'ports',
        level: 'problem',
        message: expect.stringContaining(`METRICS_PORT ${METRICS_PORT} is taken`),
      },
    ]
    const problemsOf = async (environment: Record<string, string>) => {
      const given = { DATABASE_URL: databaseUrl, HOST: '127.0.0.1', METRICS_PORT, ...environment }
      return (await examine(given)).findings.filter(({ level }) => level === 'problem')
    }
    expect(await problemsOf({})).toMatchObject(taken)
    expect(await problemsOf(await startServer(databaseUrl))).toMatchObject(taken)
  })

  it('is content when our own server has both, and says when it serves no metrics', async () => {
    const databaseUrl = await makeJournal()
    const environment = { DATABASE_URL: databaseUrl, ...(await startServer(databaseUrl)) }
    const METRICS_PORT = String(await freePort())
    const without = await examine({ ...environment, METRICS_PORT })
    expect(without.of('ports')).toMatchObject([
      { level: 'warning', fix: expect.stringContaining('Restart the server') },
      { level: 'ok' },
    ])
    const registry = createRegistry()
    const metrics = await serveMetrics(registry, Number(METRICS_PORT), '127.0.0.1')
    onTestFinished(() => metrics.close())
    const { Gauge } = await import('prom-client')
    new Gauge({ name: 'dayfive_leads', help: 'Leads', registers: [registry] }).set(1)
    const both = await examine({ ...environment, METRICS_PORT })
    expect(both.of('ports')).toMatchObject([{ level: 'ok' }, { level: 'ok' }])
  })

  it('says that HOST is no address of this machine', async () => {
    const { of } = await examine({ DATABASE_URL: await makeJournal(), HOST: '192.0.2.1' })
    expect(of('ports')).toMatchObject([{ level: 'problem', fix: expect.stringContaining('HOST') }])
    expect(of('address')).toEqual([])
  })

  it.skipIf(process.platform !== 'linux')('knows by proc(5) who listens, and that nobody does', async () => {
    const port = Number(portOf(await serve(() => {})))
    expect(findPortHolder(port)).toMatchObject({ uid: process.getuid?.(), process: { pid: process.pid } })
    expect(findPortHolder(await freePort())).toBeNull()
  })
})

interface Pair {
  key: string
  cert: string
}

async function makeCertificate(
  host: string,
  {
    issuer,
    from = Date.now() - day,
    to = Date.now() + 90 * day,
    isIssuer = false,
  }: { issuer?: Pair; from?: number; to?: number; isIssuer?: boolean } = {},
): Promise<Pair> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
    algorithm: 'sha256',
    notBeforeDate: new Date(from),
    notAfterDate: new Date(to),
    ...(issuer && { ca: issuer }),
    extensions: [
      { name: 'basicConstraints', cA: isIssuer, critical: true },
      ...(isIssuer
        ? [{ name: 'keyUsage' as const, keyCertSign: true, cRLSign: true, critical: true }]
        : [{ name: 'subjectAltName' as const, altNames: [{ type: 2 as const, value: host }] }]),
    ],
  })
  return { key, cert }
}

/** Serves HTTPS with this certificate until the end of the test; gives the port. */
async function serveTls({ key, cert }: Pair, ...chain: string[]): Promise<number> {
  const server = createTlsServer({ key, cert: [cert, ...chain].join('\n') }, (_, response) => response.end())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

describe('the doctor on the certificate', () => {
  const judge = async (
    port: number,
    { host = 'dayfive.test', trusting = [] as string[], now = Date.now() } = {},
  ) => {
    const presented = await readCertificate({ hostname: '127.0.0.1', port: String(port) }, trusting)
    if (!presented) throw new Error('Nothing answers')
    return judgeCertificate(presented, host, now)
  }

  it('is content with one that is trusted, and warns two weeks before its end', async () => {
    const authority = await makeCertificate('Authority', { isIssuer: true })
    const port = await serveTls(
      await makeCertificate('dayfive.test', { issuer: authority, to: Date.now() + 20 * day }),
    )
    const trusting = [authority.cert]
    expect(await judge(port, { trusting })).toMatchObject({ check: 'certificate', level: 'ok' })
    expect(await judge(port, { trusting, now: Date.now() + 7 * day })).toMatchObject({
      level: 'warning',
      message: expect.stringContaining('ends in 12 days'),
      fix: expect.stringContaining('Renew'),
    })
  })

  it('says that it has expired', async () => {
    const authority = await makeCertificate('Authority', { isIssuer: true })
    const old = await makeCertificate('dayfive.test', {
      issuer: authority,
      from: Date.now() - 9 * day,
      to: Date.now() - day,
    })
    expect(await judge(await serveTls(old), { trusting: [authority.cert] })).toMatchObject({
      level: 'problem',
      message: expect.stringMatching(/dayfive.test expired at [\dTZ:.-]+: browsers/),
      fix: expect.stringContaining('Renew'),
    })
  })

  it('says that it is self-signed', async () => {
    expect(await judge(await serveTls(await makeCertificate('dayfive.test')))).toMatchObject({
      level: 'problem',
      message: expect.stringMatching(/dayfive.test is self-signed: browsers/),
      fix: expect.stringContaining('from an authority'),
    })
  })

  it('says that it is for another name', async () => {
    const authority = await makeCertificate('Authority', { isIssuer: true })
    const port = await serveTls(await makeCertificate('other.test', { issuer: authority }))
    expect(await judge(port, { trusting: [authority.cert] })).toMatchObject({
      level: 'problem',
      message: expect.stringMatching(/is for other names \(other.test\): browsers/),
      fix: expect.stringContaining('for dayfive.test'),
    })
  })

  it('says that its issuer was not sent along, and is content when it was', async () => {
    const authority = await makeCertificate('Authority', { isIssuer: true })
    const intermediate = await makeCertificate('Intermediate', { issuer: authority, isIssuer: true })
    const leaf = await makeCertificate('dayfive.test', { issuer: intermediate })
    const trusting = [authority.cert]
    expect(await judge(await serveTls(leaf), { trusting })).toMatchObject({
      level: 'problem',
      message: expect.stringContaining('the chain is incomplete'),
      fix: expect.stringContaining('fullchain.pem'),
    })
    expect(await judge(await serveTls(leaf, intermediate.cert), { trusting })).toMatchObject({ level: 'ok' })
  })

  it('says that nobody knows its authority', async () => {
    const authority = await makeCertificate('Authority', { isIssuer: true })
    const leaf = await makeCertificate('dayfive.test', { issuer: authority })
    expect(await judge(await serveTls(leaf, authority.cert))).toMatchObject({
      level: 'problem',
      message: expect.stringContaining('from an authority that this machine does not know'),
    })
  })

  it('is one finding however much is wrong, and only warns of a trial on this machine', async () => {
    const old = await makeCertificate('localhost', { from: Date.now() - 9 * day, to: Date.now() - day })
    const port = await serveTls(old)
    expect(await judge(port)).toMatchObject({
      level: 'problem',
      message: expect.stringMatching(/expired .* and is for other names \(localhost\)/),
    })
    const trial = await serveTls(await makeCertificate('localhost'))
    const { of } = await examine({
      DATABASE_URL: await makeJournal(),
      SITE_URL: `https://localhost:${trial}`,
    })
    expect(of('certificate')).toMatchObject([
      { level: 'warning', message: expect.stringContaining('self-signed') },
    ])
  })

  it('says nothing of a certificate where nothing answers', async () => {
    const { of } = await examine({ DATABASE_URL: await makeJournal(), SITE_URL: 'https://127.0.0.1:1' })
    expect(of('certificate')).toEqual([])
    expect(of('address')).toMatchObject([{ level: 'problem' }])
  })
})

const isRoot = process.getuid?.() === 0
const nobody = 65_534
if (!isRoot) console.log('What the doctor says of root-owned files is not tried: only root can make them')

describe.skipIf(!isRoot)('the doctor on files of other users', () => {
  /** A journal in a folder of nobody's, as under a service manager. */
  async function makeTheirs(): Promise<{ folder: string; file: string; databaseUrl: string }> {
    // Under a folder that every user may enter.
    const top = mkdtempSync(join(tmpdir(), 'dayfive-'))
    onTestFinished(() => rmSync(top, { recursive: true, force: true }))
    chmodSync(top, 0o755)
    const folder = join(top, 'data')
    mkdirSync(folder, { mode: 0o700 })
    const databaseUrl = `file:${join(folder, 'leads.db')}`
    const file = filePath(databaseUrl)
    // A copy: a closed connection of this process lives on until garbage collection, and then removes the log beside its file.
    await (await openJournal(`file:${join(top, 'leads.db')}`)).close()
    copyFileSync(join(top, 'leads.db'), file)
    for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))]) {
      chownSync(path, nobody, nobody)
    }
    return { folder, file, databaseUrl }
  }

  const ownersIn = (folder: string) => readdirSync(folder).map((name) => statSync(join(folder, name)).uid)

  async function examineAs(uid: number, databaseUrl: string): Promise<Finding[]> {
    const env = await isolated({ DATABASE_URL: databaseUrl })
    const run = promisify(execFile)(process.execPath, ['build/doctor.js', '--json'], { env, uid, gid: uid })
    const { stdout } = await run.catch((failed: { stdout: string }) => failed)
    return (JSON.parse(stdout) as Finding[]).filter(({ check }) => check === 'journal')
  }

  it('says that root-owned files keep the server from writing, and how to mend it', async () => {
    const { folder, file, databaseUrl } = await makeTheirs()
    for (const path of [`${file}-wal`, `${file}-shm`]) {
      rmSync(path, { force: true })
      writeFileSync(path, '')
    }
    const denied = {
      level: 'problem',
      message: expect.stringMatching(/leads.db-wal belongs to uid 0, .*leads.db-shm belongs to uid 0/),
      fix: `As root: chown ${nobody} '${file}-wal' '${file}-shm'`,
    }
    expect(await examineAs(nobody, databaseUrl)).toContainEqual(expect.objectContaining(denied))
    chownSync(file, 0, 0)
    chmodSync(file, 0o600)
    const all = `As root: chown ${nobody} '${file}' '${file}-wal' '${file}-shm'`
    expect(await examineAs(nobody, databaseUrl)).toMatchObject([{ level: 'problem', fix: all }])
    expect(await examineAs(0, databaseUrl)).toContainEqual(expect.objectContaining({ level: 'problem' }))
    for (const name of readdirSync(folder)) chownSync(join(folder, name), nobody, nobody)
    expect(await examineAs(nobody, databaseUrl)).toMatchObject([{ level: 'ok' }])
  })

  it('makes no root-owned file as root, and says whom to run it as', async () => {
    const { folder, databaseUrl } = await makeTheirs()
    expect(await examineAs(0, databaseUrl)).toMatchObject([
      { level: 'warning', fix: expect.stringContaining(`sudo -u '#${nobody}'`) },
      { level: 'ok' },
    ])
    expect(new Set(ownersIn(folder))).toEqual(new Set([nobody]))
    // A write-ahead log that a server left, and that root opens.
    const journal = await openJournal(databaseUrl)
    expect(ownersIn(folder).length).toBeGreaterThan(1)
    expect(new Set(ownersIn(folder))).toEqual(new Set([nobody]))
    await journal.close()
  })

  it('makes no journal as root', async () => {
    const { folder, databaseUrl } = await makeTheirs()
    for (const name of readdirSync(folder)) rmSync(join(folder, name))
    expect(await examineAs(0, databaseUrl)).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('no journal at') }),
    )
    expect(readdirSync(folder)).toEqual([])
  })

  it('says that it has to be run as another user by a user who may not enter', async () => {
    const { folder, databaseUrl } = await makeTheirs()
    const before = readdirSync(folder)
    expect(await examineAs(65_533, databaseUrl)).toMatchObject([
      { level: 'problem', fix: expect.stringContaining(`as the user of the server`) },
    ])
    expect(readdirSync(folder)).toEqual(before)
  })
})

it('says that every user of the machine can read the journal', async () => {
  const databaseUrl = await makeJournal()
  const file = filePath(databaseUrl)
  chmodSync(file, 0o644)
  chmodSync(dirname(file), 0o755)
  const open = await examine({ DATABASE_URL: databaseUrl })
  expect(open.of('journal')[0]).toMatchObject({
    level: 'warning',
    fix: expect.stringContaining(`chmod 600 '${file}'`),
  })
  chmodSync(dirname(file), 0o700)
  const closed = await examine({ DATABASE_URL: databaseUrl })
  expect(closed.of('journal')).toMatchObject([{ level: 'ok' }])
})
