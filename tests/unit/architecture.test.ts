import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import layers from '../support/layers.json'

/**
 * Layers, lowest first: what of `app` each may import beside itself, type imports included. A module's has the longest name that
 * its path begins with. Routes reach the server's state by the load context alone. That none import in circles, the linter asks.
 */
const order = Object.keys(layers)
const allowedBy = (layer: string) =>
  layers[layer as keyof typeof layers].split(' ').map((name) => `app/${name}`)

type Import = { from: string; to: string; name: string; isType: boolean }

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
const sourcesOf = (folder: string) => filesOf(folder).filter((path) => /\.[jt]sx?$/.test(path))

const statement = /^(?:import|export) (type )?(?:[^'"]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm

/** What the modules import by a relative path or by `~`, as paths from here, with the extension where there is such a source. */
function importsOf(files: readonly string[]): Import[] {
  const known = new Set(files)
  return files.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(statement)].flatMap(([, isType, named, dynamic]) => {
      const name = named ?? dynamic ?? ''
      if (!/^[.~]/.test(name)) return []
      const path = name.startsWith('~/') ? join('app', name.slice(2)) : join(from, '..', name)
      const candidates = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')]
      const to = candidates.find((each) => known.has(each)) ?? path
      return [{ from, to, name, isType: Boolean(isType) }]
    }),
  )
}

function layerOf(path: string): string | undefined {
  return order
    .filter((layer) => path === layer || path.startsWith(`${layer}/`))
    .toSorted((one, other) => other.length - one.length)[0]
}

const show = ({ from, to }: Import) => `${from} -> ${to}`
const sources = [...sourcesOf('app'), 'server.ts']
const imports = importsOf(sources)

describe('the import graph of the app', () => {
  it('is read completely', () => {
    expect(sources.filter((path) => layerOf(path) === undefined)).toEqual([])
    expect(imports.length).toBeGreaterThan(sources.length)
  })

  it('has no import that its layer does not allow', () => {
    const forbidden = imports.filter(({ from, to }) => {
      const [own = '', other = ''] = [layerOf(from), layerOf(to)]
      return other !== own && other !== '' && !allowedBy(own).includes(other)
    })
    expect(forbidden.map(show)).toEqual([])
  })

  it('writes imports from another folder of the app as ~/folder/module', () => {
    const topOf = (path: string) => path.split('/', 2).join('/')
    const relative = imports.filter(
      ({ from, to, name }) => name.startsWith('..') && to.startsWith('app/') && topOf(from) !== topOf(to),
    )
    expect(relative.map(show)).toEqual([])
  })

  it('allows imports of lower layers only', () => {
    const upward = order.filter((layer, at) => allowedBy(layer).some((other) => order.indexOf(other) >= at))
    expect(upward).toEqual([])
  })

  it('lets app/ui import no texts of the content, only types and how texts are filled', () => {
    const values = imports.filter(
      ({ from, to, isType }) => layerOf(from) === 'app/ui' && layerOf(to) === 'app/content' && !isType,
    )
    expect(values.map(({ to }) => to)).toEqual(['app/content/fill.ts'])
  })
})

it('every page reads search parameters only by its declaration', () => {
  const around = [...sourcesOf('app/routes'), ...sourcesOf('app/ui'), 'app/root.tsx'].filter((path) =>
    /useSearchParams|request\.url/.test(readFileSync(path, 'utf8')),
  )
  expect(around).toEqual([])
})

it('every error that a server makes is a Fault, whose words the log shows', () => {
  // For browsers, for a build, and for a terminal.
  const others =
    'assistant/phrases commands/leads/arguments content/fill showroom/draft/week ui/assistant/ask-script'
  const plain = sources.filter((path) => /new (Range|Type)?Error\(/.test(readFileSync(path, 'utf8')))
  expect(plain.toSorted()).toEqual(others.split(' ').map((path) => `app/${path}.ts`))
})

it('scripts import nothing of tests', () => {
  const crossing = importsOf(sourcesOf('scripts')).filter(({ to }) => to.startsWith('tests/'))
  expect(crossing.map(show)).toEqual([])
})

it('every source file that a document names exists', () => {
  const files = ['app', 'deploy', 'docs', 'scripts', 'tests'].flatMap(filesOf).concat(readdirSync('.'))
  const documents = ['README.md', ...filesOf('docs').filter((path) => path.endsWith('.md'))]
  const named = documents.flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/(?<=`)[a-z\d./-]+\.(?:tsx?|css|jsonl?|md)(?=`)/g),
  ])
  const missing = named.filter(([name]) => !files.some((path) => `/${path}`.endsWith(`/${name}`)))
  expect(missing.map(String)).toEqual([])
})
