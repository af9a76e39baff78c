import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * Every layer, lowest first, and what of `app` it may import beside itself, type imports included. A module belongs to the
 * layer with the longest name that its path begins with. That no modules import one another in a circle is asked by the linter.
 */
const layers: Record<string, string> = {
  'app/platform': '',
  'app/assistant': 'platform',
  'app/pictures': 'platform',
  'app/content': 'assistant pictures',
  'app/forms': 'platform',
  'app/log': 'platform forms',
  'app/fonts': '',
  'app/styles': '',
  'app/quiz': 'content',
  'app/ui': 'content forms',
  'app/ui/assistant': 'platform assistant content ui',
  'app/showroom': 'assistant content fonts ui ui/assistant',
  'app/ask': 'platform assistant content showroom',
  'app/leads': 'platform forms log',
  'app/alerts': 'platform log leads',
  'app/enquiries': 'platform forms log leads',
  'app/http/request': 'forms enquiries',
  'app/http/transport': 'platform log http/request',
  'app/http/policy': 'platform forms enquiries http/request',
  'app/http/cache': 'http/request',
  'app/http/remix': `platform content forms ui leads enquiries ask
    http/request http/transport http/policy http/cache`,
  'app/http': `platform content forms quiz log leads enquiries ask
    http/request http/policy http/cache http/remix`,
  // Routes reach the server's state through the load context alone; `leads` only words the sample of an owner's email.
  'app/routes/shared': `content forms pictures assistant ui ui/assistant
    showroom ask leads`,
  'app/routes': `platform content forms pictures quiz assistant styles ui ui/assistant
    showroom ask routes/shared`,
  'app/entry.client.ts': 'ui routes',
  'app/entry.server.tsx': 'ui http/policy',
  'app/root.tsx': 'content fonts styles ui',
  'app/routes.ts': 'content',
  'app/services.server.ts': 'platform assistant leads alerts enquiries ask http log',
  'app/commands': 'platform content forms log leads alerts http/request http',
  'server.ts':
    'platform content leads assistant http/transport http/policy http/remix http log services.server.ts',
}
const order = Object.keys(layers)
const allowedBy = (layer: string) => (layers[layer] ?? '').split(/\s+/).map((name) => `app/${name}`)

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
