import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import packageJson from '../../package.json'

const programs = [
  ...readdirSync('build')
    .filter((name) => name.endsWith('.js'))
    .map((name) => join('build', name)),
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
