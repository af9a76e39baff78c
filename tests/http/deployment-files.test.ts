import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { readEnvironment } from '~/platform/environment'
import { temporaryFolder } from '../support/temporary-journal'

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

const reading = readEnvironment({})
const defaults = reading.ok ? reading.environment : {}

/** A script of compose.yaml as the shell gets it, where `$$` stands for `$`. */
const scriptOf = (words: readonly string[] = []) => words.at(-1)!.replaceAll('$$', '$')

describe('compose.yaml', () => {
  const names = Object.keys(defaults)
  const table = [...readFileSync('README.md', 'utf8').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) +\|/gm)]
  const documented = table.flatMap(([, cell]) => cell!.replaceAll('`', '').split(', '))

  it.each(Object.keys(services).filter((each) => /^(site|backup)/.test(each)))(
    'passes every variable to %s',
    (name) => {
      expect(names).toContain('LOG_LEVEL')
      expect(documented).toContain('LOG_LEVEL')
      const passed = services[name]!.environment!
      const fixed = ['SITE_URL', 'PORT', 'HOST', 'METRICS_PORT', 'DATABASE_URL']
      for (const each of [...names, ...documented]) {
        const value = new RegExp(fixed.includes(each) ? '' : String.raw`^\$\{${each}:[-?][^}]*\}$`)
        expect(String(passed[each] ?? 'not passed'), each).toMatch(value)
      }
      for (const each of fixed) expect(passed).toHaveProperty(each)
    },
  )

  it('stops without what it must know, and starts nothing without a profile, so that Caddy never runs alone', () => {
    for (const name of ['SITE_HOST', 'CONTACT_EMAIL'])
      expect(Object.values(site.environment!).join()).toContain(`\${${name}:?Set it in .env`)
    for (const [name, { profiles }] of Object.entries(services)) expect(profiles, name).toHaveLength(1)
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

  it('does not start PostgreSQL without its password, and says so', () => {
    const { entrypoint, environment } = services.postgres!
    expect(environment!.POSTGRES_PASSWORD).toBe('${POSTGRES_PASSWORD:-}')
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'docker-entrypoint.sh'), '#!/bin/sh\necho "starts $1"\n', { mode: 0o755 })
    const start = (POSTGRES_PASSWORD: string) => {
      const env = { PATH: `${folder}:${process.env.PATH}`, POSTGRES_PASSWORD } as never
      return spawnSync('sh', ['-c', scriptOf(entrypoint)], { env, encoding: 'utf8' })
    }
    const complaint = expect.stringContaining('POSTGRES_PASSWORD: Set it') as unknown
    expect(start('')).toMatchObject({ status: 2, stdout: '', stderr: complaint })
    expect(start('secret')).toMatchObject({ status: 0, stdout: 'starts postgres\n' })
  })
})

it('compose.yaml has the journal copied each day; copies go after a week, unless there is no new one', async () => {
  const { command, healthcheck } = services.backup!
  const folder = temporaryFolder()
  for (const name of ['data', 'build']) mkdirSync(join(folder, name))
  for (const days of [5, 8, 30]) {
    const copy = join(folder, 'data', `backup-of-${days}-days.db`)
    writeFileSync(copy, '')
    utimesSync(copy, new Date(), new Date(Date.now() - days * 24 * 60 * 60 * 1000))
  }
  const copies = () => readdirSync(join(folder, 'data')).toSorted()
  const isHealthy = () => spawnSync('sh', ['-c', scriptOf(healthcheck!.test)], { cwd: folder }).status === 0
  /** Runs the service's own script in this folder, as in the image's. */
  const start = (leads: string) => {
    writeFileSync(join(folder, 'build/leads.js'), leads)
    const child = spawn('sh', ['-c', scriptOf(command)], { cwd: folder, detached: true })
    // Includes the sleep of the script.
    onTestFinished(() => void process.kill(-child.pid!, 'SIGKILL'))
  }

  start("require('fs').writeFileSync('tried', ''); process.exit(1)")
  await expect.poll(() => existsSync(join(folder, 'tried'))).toBe(true)
  expect(copies()).toHaveLength(3)
  expect(isHealthy()).toBe(false)

  start("require('fs').writeFileSync(process.argv[3], process.argv[2], { flag: 'wx' })")
  const today = expect.stringMatching(/^backup-\d{4}-\d\d-\d\d\.db$/) as unknown
  await expect.poll(copies).toEqual([today, 'backup-of-5-days.db'])
  expect(readFileSync(join(folder, 'data', copies()[0]!), 'utf8')).toBe('backup')
  expect(isHealthy()).toBe(true)
})

it('.env.example has every variable, with its default, and no other than those of Compose', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm)
  const shown = new Map([...lines].map(([, name = '', value = '']) => [name, value]))
  // Required variables of Compose have no default.
  const expected = new Map(Object.entries({ ...defaults, CONTACT_EMAIL: '' }))
  for (const [name, value] of expected) expect(shown.get(name), name).toBe(String(value ?? ''))
  const others = [...shown.keys()].filter((name) => !expected.has(name))
  expect(others).toEqual(['SITE_HOST', 'COMPOSE_PROFILES', 'POSTGRES_PASSWORD', 'IMAGE'])
})

it('every place that names the base image with its digest names the same, of the same Node.js', () => {
  const places = ['compose.yaml', '.github/workflows/ci.yml', '.github/workflows/release.yml'].map((file) =>
    readFileSync(file, 'utf8'),
  )
  const named = places.map((place) => [
    ...place.matchAll(/Node\.js (\d+\.\d+\.\d+)[^]*?node:(\d+)-bookworm-slim@(sha256:[\da-f]{64})\b/g),
  ])
  expect(named.map((each) => each.length)).toEqual([1, 1, 1])
  expect(new Set(named.flat().map(([, version, tag, digest]) => `${version} ${tag} ${digest}`)).size).toBe(1)
  // The Dockerfile builds offline, on a base that has no digest; its tag is that of the others.
  expect(readFileSync('Dockerfile', 'utf8')).toContain(
    `ARG NODE_IMAGE=node:${named[0]![0]![2]}-bookworm-slim\n`,
  )
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
if (!hasSystemd) console.log('The units in deploy/ are not verified: systemd-analyze is not installed')

const units = readdirSync('deploy').filter((name) => /\.(service|timer)$/.test(name))
it.skipIf(!hasSystemd).each(units)('to systemd %s has no mistake', (unit) => {
  const { stderr } = spawnSync('systemd-analyze', ['verify', join('deploy', unit)], { encoding: 'utf8' })
  // It also reads the units of the machine that this one names.
  expect(stderr.split('\n').filter((line) => line.includes('dayfive'))).toEqual([])
})
