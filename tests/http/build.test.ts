import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import packageJson from '../../package.json'

const programs = [
  ...['build', 'build/chunks'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => join(folder, name)),
  ),
  'build/server/index.js',
]

it.each(programs)('%s needs nothing but Node and the production dependencies', (program) => {
  const code = readFileSync(program, 'utf8')
  const imported = [...code.matchAll(/^import (?:[^'"]* from )?["']([^."'][^"']*)["']/gm)].map(
    ([, name]) => name!,
  )
  expect(imported).not.toEqual([])
  const packages = imported
    .filter((name) => !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  expect(packages.filter((name) => !Object.hasOwn(packageJson.dependencies, name))).toEqual([])
})

it('sends no part of Zod to browsers', () => {
  const scripts = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'))
  expect(scripts).not.toEqual([])
  for (const name of scripts) {
    expect(readFileSync(join('build/client/assets', name), 'utf8'), name).not.toMatch(/ZodError|invalid_type/)
  }
})

describe('build --if-stale', () => {
  const folders = ['app', 'public', 'build', 'scripts']
  const files = ['server.ts', 'vite.config.ts', 'remix.config.js', 'tsconfig.json', 'package-lock.json']
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dayfive-build-'))
    for (const name of folders) mkdirSync(join(folder, name))
    for (const file of [...files, 'build/server.js']) writeFileSync(join(folder, file), '')
    cpSync('scripts/build.js', join(folder, 'scripts/build.js'))
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** Without the packages, a build that begins fails. */
  const begins = (flag = '--if-stale') =>
    spawnSync(process.execPath, [join(folder, 'scripts/build.js'), flag]).status !== 0
  const touch = (file: string, seconds: number) => {
    const time = Date.now() / 1000 + seconds
    utimesSync(join(folder, file), time, time)
  }

  it.each(['app', 'tsconfig.json', 'package.json'])('builds when %s is newer than the build', (input) => {
    touch('build/server.js', 60)
    touch(input, 120)
    expect(begins()).toBe(true)
  })

  it('does nothing when the build is newer than everything', () => {
    touch('build/server.js', 60)
    expect(begins()).toBe(false)
  })

  it('builds when there is no build', () => {
    rmSync(join(folder, 'build'), { recursive: true })
    expect(begins()).toBe(true)
  })

  it("for an operator's command builds only when there is none, since a server may run what is there", () => {
    touch('package.json', 60)
    expect(begins('--if-missing')).toBe(false)
    rmSync(join(folder, 'build'), { recursive: true })
    expect(begins('--if-missing')).toBe(true)
  })

  it('does nothing without the sources, as in the image', () => {
    rmSync(join(folder, 'server.ts'))
    touch('package.json', 60)
    expect(begins()).toBe(false)
  })
})
