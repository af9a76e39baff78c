import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * Every layer, lowest first, and what it may import beside itself, type imports included. A module belongs to the layer with the
 * longest name that its path begins with.
 */
const layers: Record<string, readonly string[]> = {
  'app/platform': [],
  'app/content': [],
  'app/forms': [],
  'app/pictures': [],
  'app/fonts': [],
  'app/styles': [],
  'app/declared-search.ts': ['app/platform'],
  'app/page-loader.server.ts': ['app/declared-search.ts'],
  'app/offers': ['app/content'],
  'app/quiz': ['app/content', 'app/offers'],
  'app/assistant': ['app/content'],
  'app/ui': ['app/content', 'app/forms', 'app/offers', 'app/quiz'],
  'app/showroom': ['app/platform', 'app/content', 'app/assistant', 'app/ui'],
  'app/leads': ['app/platform', 'app/forms'],
  'app/alerts': ['app/platform', 'app/forms', 'app/leads'],
  'app/enquiries': ['app/platform', 'app/forms', 'app/leads'],
  'app/http/log-events.ts': ['app/platform'],
  'app/http/answer.ts': ['app/enquiries'],
  'app/http/policy/host.ts': ['app/platform'],
  'app/http/transport': [
    'app/platform',
    'app/http/log-events.ts',
    'app/http/answer.ts',
    'app/http/policy/host.ts',
  ],
  'app/http/request-facts.ts': ['app/platform', 'app/forms', 'app/http/answer.ts', 'app/http/transport'],
  'app/http/policy': [
    'app/platform',
    'app/forms',
    'app/enquiries',
    'app/http/answer.ts',
    'app/http/policy/host.ts',
    'app/http/transport',
    'app/http/request-facts.ts',
  ],
  'app/http/cache': ['app/platform', 'app/http/answer.ts', 'app/http/request-facts.ts', 'app/http/policy'],
  'app/http/remix': [
    'app/platform',
    'app/content',
    'app/forms',
    'app/page-loader.server.ts',
    'app/ui',
    'app/leads',
    'app/enquiries',
    'app/showroom',
    'app/http/answer.ts',
    'app/http/transport',
    'app/http/request-facts.ts',
    'app/http/policy',
    'app/http/cache',
  ],
  'app/http': [
    'app/platform',
    'app/content',
    'app/forms',
    'app/leads',
    'app/enquiries',
    'app/showroom',
    'app/http/log-events.ts',
    'app/http/answer.ts',
    'app/http/transport',
    'app/http/request-facts.ts',
    'app/http/policy',
    'app/http/cache',
    'app/http/remix',
  ],
  'app/log-line.ts': ['app/platform', 'app/leads', 'app/alerts', 'app/enquiries', 'app/http/log-events.ts'],
  'app/entry.client.ts': ['app/ui'],
  'app/entry.server.tsx': ['app/ui', 'app/http/policy'],
  'app/root.tsx': ['app/content', 'app/fonts', 'app/styles', 'app/ui'],
  // Routes reach the server through the load context alone.
  'app/routes': [
    'app/content',
    'app/forms',
    'app/pictures',
    'app/declared-search.ts',
    'app/page-loader.server.ts',
    'app/offers',
    'app/quiz',
    'app/assistant',
    'app/styles',
    'app/ui',
    'app/showroom',
  ],
  'app/routes.ts': ['app/content'],
  'app/funnel.server.ts': ['app/platform', 'app/content', 'app/forms', 'app/quiz'],
  'app/services.server.ts': [
    'app/platform',
    'app/leads',
    'app/alerts',
    'app/showroom',
    'app/http',
    'app/log-line.ts',
    'app/funnel.server.ts',
  ],
  'app/commands': ['app/platform', 'app/forms', 'app/leads', 'app/http/transport', 'app/http'],
  'server.ts': [
    'app/platform',
    'app/http/transport',
    'app/http/policy',
    'app/http/remix',
    'app/http',
    'app/log-line.ts',
    'app/services.server.ts',
  ],
}
const order = Object.keys(layers)

interface Import {
  from: string
  to: string
  isType: boolean
}

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.[jt]sx?$/.test(path))

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
      return [{ from, to: candidates.find((each) => known.has(each)) ?? path, isType: Boolean(isType) }]
    }),
  )
}

function layerOf(path: string): string | undefined {
  return order
    .filter((layer) => path === layer || path.startsWith(`${layer}/`))
    .toSorted((one, other) => other.length - one.length)[0]
}

/** The modules that import one another in a circle, and those between two circles. */
function circular(imports: readonly Import[]): string[] {
  let left = imports
  for (;;) {
    const importing = new Set(left.map(({ from }) => from))
    const imported = new Set(left.map(({ to }) => to))
    const next = left.filter(({ from, to }) => importing.has(to) && imported.has(from))
    if (next.length === left.length) return [...importing].toSorted()
    left = next
  }
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
      return other !== own && other !== '' && !layers[own]?.includes(other)
    })
    expect(forbidden.map(show)).toEqual([])
  })

  it('allows imports of lower layers only', () => {
    const upward = order.filter((layer, at) => layers[layer]?.some((other) => order.indexOf(other) >= at))
    expect(upward).toEqual([])
  })

  it('has no circle, not even of types', () => {
    expect(circular(imports)).toEqual([])
  })

  it('gives the ui its content as props: it imports only types of the content and the quiz', () => {
    const values = imports.filter(
      ({ from, to, isType }) => layerOf(from) === 'app/ui' && /^app\/(content|quiz)\//.test(to) && !isType,
    )
    expect(values.map(show)).toEqual([])
  })
})

it('no page reads a search parameter around its declaration', () => {
  const around = [...sourcesOf('app/routes'), ...sourcesOf('app/ui'), 'app/root.tsx'].filter((path) =>
    /useSearchParams|request\.url/.test(readFileSync(path, 'utf8')),
  )
  expect(around).toEqual([])
})

it.each([
  ['scripts', 'tests'],
  ['tests', 'scripts'],
])('%s import nothing of %s', (folder, other) => {
  const crossing = importsOf(sourcesOf(folder)).filter(({ to }) => to.startsWith(`${other}/`))
  expect(crossing.map(show)).toEqual([])
})
