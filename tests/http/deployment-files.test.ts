import { spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { readEnvironment } from '~/platform/environment'

interface Service {
  profiles?: string[]
  environment?: Record<string, string | number>
  entrypoint?: string[]
  command?: string[]
  healthcheck?: { test: string[] }
  ports?: string[]
  volumes?: string[]
  cap_add?: string[]
}

const text = readFileSync('compose.yaml', 'utf8')
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> }
const site = services.site!

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dayfive-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A script of compose.yaml as the shell gets it, where `$$` stands for `$`. */
const scriptOf = (words: readonly string[] = []) => words.at(-1)!.replaceAll('$$', '$')

const isInstalled = (program: string, ...words: string[]) => spawnSync(program, words).status === 0
const compose = [['docker', 'compose'], ['docker-compose']].find(([program = '', ...words]) =>
  isInstalled(program, ...words, 'version'),
)
if (!compose) console.log('compose.yaml is not read by Compose: it is not installed')

describe('compose.yaml', () => {
  const reading = readEnvironment({})
  const names = reading.ok ? Object.keys(reading.environment) : []
  const table = [...readFileSync('README.md', 'utf8').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) +\|/gm)]
  const documented = table.flatMap(([, cell]) => cell!.replaceAll('`', '').split(', '))

  it.each(['site', 'site-postgres', 'site-postgres-2'])(
    'passes every variable of the environment to %s',
    (name) => {
      expect(names).toContain('LOG_LEVEL')
      expect(documented).toContain('LOG_LEVEL')
      const passed = Object.keys(services[name]!.environment!)
      expect([...names, ...documented].filter((each) => !passed.includes(each))).toEqual([])
    },
  )

  it('takes every variable from .env under its own name, save what only the containers know', () => {
    const fixed = new Set(['SITE_URL', 'PORT', 'HOST', 'METRICS_PORT', 'DATABASE_URL'])
    const others = Object.entries(site.environment!).filter(
      ([name, value]) => !new RegExp(String.raw`^\$\{${name}:[-?][^}]*\}$`).test(String(value)),
    )
    expect(others.map(([name]) => name).filter((name) => !fixed.has(name))).toEqual([])
  })

  it('starts nothing without a profile, and Caddy only together with a site', () => {
    for (const [name, { profiles }] of Object.entries(services)) expect(profiles, name).not.toBeUndefined()
    expect([services.caddy!, services['caddy-postgres']!].map((each) => each.profiles)).toEqual(
      [site, services['site-postgres']!].map((each) => each.profiles),
    )
  })

  it.each(Object.entries(services))('confines %s', (name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+m$/) as unknown,
      cpus: expect.any(Number) as unknown,
      pids_limit: expect.any(Number) as unknown,
      logging: { options: { 'max-size': '10m' } },
    })
    expect(service.cap_add ?? []).toEqual(name.startsWith('caddy') ? ['NET_BIND_SERVICE'] : [])
  })

  it('opens to the outside only what Caddy serves, and never the metrics', () => {
    for (const [name, { ports = [] }] of Object.entries(services)) {
      const open = ports.filter((port) => !port.startsWith('127.0.0.1:'))
      expect(open, name).toEqual(name.startsWith('caddy') ? ['80:80', '443:443', '443:443/udp'] : [])
      expect(ports.join(), name).not.toContain('9464')
    }
    expect(site.environment!.METRICS_PORT).toBe(9464)
  })

  it('mounts files that exist, and none to be written', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.filter((each) => each.startsWith('.')),
    )
    expect(mounted).not.toEqual([])
    expect(mounted.filter((each) => !each.endsWith(':ro'))).toEqual([])
    expect(mounted.filter((each) => !existsSync(each.split(':')[0]!))).toEqual([])
  })

  it.each([
    { name: 'postgres', required: 'POSTGRES_PASSWORD', program: 'docker-entrypoint.sh' },
    { name: 'alertmanager', required: 'ALERTMANAGER_WEBHOOK_URL', program: 'alertmanager' },
  ])('$name does not start without $required, and says so', ({ name, required, program }) => {
    const { entrypoint, environment } = services[name]!
    expect(environment![required]).toBe(`\${${required}:-}`)
    const folder = temporaryFolder()
    writeFileSync(join(folder, program), '#!/bin/sh\necho "starts with $1"\n', { mode: 0o755 })
    const script = scriptOf(entrypoint).replaceAll('/etc/alertmanager/', `${folder}/`)
    const start = (value: string) => {
      const env = { PATH: `${folder}:${process.env.PATH}`, [required]: value } as never
      return spawnSync('sh', ['-c', script], { env, encoding: 'utf8' })
    }
    const complaint = expect.stringContaining(`${required}: Set it`) as unknown
    expect(start('')).toMatchObject({ status: 2, stdout: '', stderr: complaint })
    expect(start('secret')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^starts with ./) as unknown,
    })
  })

  describe.skipIf(!compose)('as Compose reads it', () => {
    const config = (environment: Record<string, string>) => {
      const [program = '', ...first] = compose!
      const folder = temporaryFolder()
      const env = { PATH: process.env.PATH, HOME: folder, ...environment } as never
      // Not the .env beside compose.yaml, which an operator may have filled in.
      writeFileSync(join(folder, '.env'), '')
      const given = [...first, '--env-file', join(folder, '.env'), 'config']
      return spawnSync(program, given, { env, encoding: 'utf8' })
    }
    const required = { SITE_HOST: 'dayfive.example', CONTACT_EMAIL: 'hello@dayfive.example' }

    it.each(['sqlite', 'postgres', 'monitoring'])('is valid with %s', (COMPOSE_PROFILES) => {
      expect(config({ ...required, COMPOSE_PROFILES })).toMatchObject({ status: 0 })
    })

    it.each(Object.keys(required))('stops without %s, and says so', (missing) => {
      const { status, stderr } = config({ ...required, [missing]: '', COMPOSE_PROFILES: 'sqlite' })
      expect(status).not.toBe(0)
      expect(stderr).toContain('Set it in .env')
    })
  })
})

describe('the copies of the journal in compose.yaml', () => {
  /** Runs the service's own script in a folder like the image's, whose `leads backup` writes its words to the copy or fails. */
  function startBackups(folder: string, leads: 'works' | 'fails') {
    mkdirSync(join(folder, 'build'))
    const code =
      leads === 'works'
        ? "require('fs').writeFileSync(process.argv[3], process.argv[2], { flag: 'wx' })"
        : "require('fs').writeFileSync('tried', ''); process.exit(1)"
    writeFileSync(join(folder, 'build/leads.js'), code)
    const child = spawn('sh', ['-c', scriptOf(services.backup!.command)], { cwd: folder, detached: true })
    // With its sleep.
    onTestFinished(() => void process.kill(-child.pid!, 'SIGKILL'))
  }

  function folderWithCopies() {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'data'))
    const dayMs = 24 * 60 * 60 * 1000
    for (const days of [5, 8, 30]) {
      const copy = join(folder, 'data', `backup-of-${days}-days.db`)
      writeFileSync(copy, '')
      utimesSync(copy, new Date(), new Date(Date.now() - days * dayMs))
    }
    return folder
  }
  const copiesIn = (folder: string) => readdirSync(join(folder, 'data')).toSorted()
  const isHealthy = (folder: string) =>
    spawnSync('sh', ['-c', scriptOf(services.backup!.healthcheck!.test)], { cwd: folder }).status === 0

  it('are one a day, and go after a week', async () => {
    const folder = folderWithCopies()
    expect(isHealthy(folder)).toBe(false)
    startBackups(folder, 'works')
    const today = expect.stringMatching(/^backup-\d{4}-\d\d-\d\d\.db$/) as unknown
    await expect.poll(() => copiesIn(folder)).toEqual([today, 'backup-of-5-days.db'])
    expect(readFileSync(join(folder, 'data', copiesIn(folder)[0]!), 'utf8')).toBe('backup')
    expect(isHealthy(folder)).toBe(true)
  })

  it('stay while there is no new one, which the health check tells', async () => {
    const folder = folderWithCopies()
    startBackups(folder, 'fails')
    await expect.poll(() => existsSync(join(folder, 'tried'))).toBe(true)
    expect(copiesIn(folder)).toHaveLength(3)
    expect(isHealthy(folder)).toBe(false)
  })
})

it('every place that names the base image with its digest names the same, of the same Node.js', () => {
  const places = ['compose.yaml', '.github/workflows/ci.yml'].map((file) => readFileSync(file, 'utf8'))
  const named = places.map((place) => [
    ...place.matchAll(/Node\.js (\d+\.\d+\.\d+)[^]*?node:(\d+)-bookworm-slim@(sha256:[\da-f]{64})\b/g),
  ])
  expect(named.map((each) => each.length)).toEqual([1, 1])
  expect(new Set(named.flat().map(([, version, tag, digest]) => `${version} ${tag} ${digest}`)).size).toBe(1)
  // The Dockerfile builds offline, on a base that has no digest; its tag is that of the others.
  expect(readFileSync('Dockerfile', 'utf8')).toContain(
    `ARG NODE_IMAGE=node:${named[0]![0]![2]}-bookworm-slim\n`,
  )
})

const hasSystemd = isInstalled('systemd-analyze', '--version')
if (!hasSystemd) console.log('The units in deploy/ are not verified: systemd-analyze is not installed')

describe('dayfive.service', () => {
  const unit = readFileSync('deploy/dayfive.service', 'utf8')
  const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]

  it('restarts the server whatever ends it, but not on a wrong configuration', () => {
    expect(setting('Restart')).toBe('always')
    expect(setting('RestartPreventExitStatus')).toBe('78')
    expect(setting('StartLimitIntervalSec')).toBe('0')
  })

  it('waits longer for a stop than the server takes', () => {
    expect(Number(setting('TimeoutStopSec'))).toBeGreaterThan(10)
  })
})

describe.skipIf(!hasSystemd)('to systemd', () => {
  const units = readdirSync('deploy').filter((name) => /\.(service|timer)$/.test(name))

  it.each(units)('%s has no mistake', (unit) => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', join('deploy', unit)], { encoding: 'utf8' })
    // It also reads the units of the machine that this one names.
    expect(stderr.split('\n').filter((line) => line.includes('dayfive'))).toEqual([])
  })

  it.each(units.filter((name) => name.endsWith('.service')))('%s is confined', (unit) => {
    // Of 100; a service without any confinement has 96.
    const given = ['security', '--offline=true', '--threshold=25', '--no-pager', join('deploy', unit)]
    expect(spawnSync('systemd-analyze', given, { encoding: 'utf8' })).toMatchObject({ status: 0 })
  })
})
