import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepAssets, readAssets } from '../../scripts/release/previous-assets.js'
import { createDatabase } from '../support/database'
import { temporaryFolder, temporaryUrl } from '../support/temporary-journal'
import { startTestServer } from '../support/test-servers'
import { sendConsultation } from '../support/visitors'

// Imported by the app, but nothing of theirs is in the build.
const buildTools = new Set(['@remix-run/dev', '@remix-run/route-config'])

const programs = [
  ...['build', 'build/chunks'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => join(folder, name)),
  ),
  'build/server/index.js',
]

/** The imports of a file, without those of Node.js. */
const importsOf = (file: string) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^@?import (?!type )(?:[^'";]* from )?['"]((?:@[^/'"]+\/)?[^/'"~.][^/'"]*)/gm,
    ),
  ].flatMap(([, name]) => (isBuiltin(name!) ? [] : [name!]))

it('the built programs import nothing but Node.js and their own parts', () => {
  for (const program of programs) expect(importsOf(program), program).toEqual([])
})

/** A temporary folder like the image's: the build, and of all packages only the binaries of libsql. */
function copyBuild(): string {
  const folder = temporaryFolder()
  cpSync('build', join(folder, 'build'), { recursive: true })
  cpSync('package.json', join(folder, 'package.json'))
  mkdirSync(join(folder, 'node_modules/@libsql'), { recursive: true })
  for (const name of readdirSync('node_modules/@libsql')) {
    cpSync(join('node_modules/@libsql', name), join(folder, 'node_modules/@libsql', name), {
      recursive: true,
    })
  }
  return folder
}

it('the server, leads and doctor run without packages, except the binary of libsql', async () => {
  const folder = copyBuild()
  const inFolder = (name: string) => join(folder, 'build', name)
  const serveFrom = async (DATABASE_URL: string) => {
    const server = await startTestServer({ DATABASE_URL }, [inFolder('server.js')])
    expect((await sendConsultation(server.url)).status).toBe(303)
    const run = async (command: string, ...words: string[]) => {
      const env: Record<string, string | undefined> = { PATH: process.env.PATH, DATABASE_URL }
      const ended = promisify(execFile)(process.execPath, [inFolder(command), ...words], {
        env: env as NodeJS.ProcessEnv,
      })
      // The doctor finds the database of the tests less durable than it should be.
      return (await ended.catch((error: { stdout: string }) => error)).stdout
    }
    expect(JSON.parse(await run('leads.js', 'list', '--json'))).toMatchObject([{ state: 'kept' }])
    expect(await run('doctor.js')).toMatch(/^ok +journal/m)
    expect(await server.stop()).toBe(0)
  }
  await Promise.all([temporaryUrl(), await createDatabase()].map(serveFrom))
})

describe('licences.txt', () => {
  const licences = readFileSync('build/licences.txt', 'utf8')
  const titled = new Set([...licences.matchAll(/^(\S+) \d[\w.-]* \(/gm)].map(([, name]) => name))

  it('has our own licence and every package of the programs', () => {
    expect(licences).toContain(readFileSync('LICENSE', 'utf8').trim())
    // esbuild names each file before its code.
    const packages = programs.flatMap((program) =>
      [...readFileSync(program, 'utf8').matchAll(/^\/\/ node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm)].map(
        ([, name]) => name!,
      ),
    )
    expect(packages).toEqual(expect.arrayContaining(['libsql', 'pg', 'react-dom', 'zod']))
    expect([...new Set(packages)].filter((name) => !titled.has(name))).toEqual([])
  })

  it('has every package whose code, styles or fonts the pages import', () => {
    const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(tsx?|css)$/.test(name),
    )
    const imported = files.flatMap((file) => importsOf(join('app', file)))
    const packages = new Set(imported.filter((name) => !buildTools.has(name)))
    expect([...packages]).toEqual(expect.arrayContaining(['lucide-react', 'tailwindcss']))
    const fonts = [...readFileSync('package.json', 'utf8').matchAll(/"(@fontsource[^"]+)"/g)].map(
      ([, name]) => name!,
    )
    expect([...packages, ...fonts].filter((name) => !titled.has(name))).toEqual([])
  })
})

it('sends no part of Zod to browsers', () => {
  for (const name of readdirSync('build/client/assets').filter((each) => each.endsWith('.js')))
    expect(readFileSync(join('build/client/assets', name), 'utf8'), name).not.toMatch(/ZodError|invalid_type/)
})

it.each([
  ['{offers}', '{ofers}', '/launch cannot be shown: {ofers} is misspelled: search app/content for it'],
  ['hands are busy', '{hands} are busy', '/about cannot be shown: {hands} is misspelled'],
  ['"\\/launch#compare"', '"\\/launch#compair"', 'has a link to /launch#compair, where nothing is'],
])('a build ends with %s mistyped as %s, and names the page', (text, mistyped, problem) => {
  const copy =
    'cp -r app build package.json scripts tsconfig.json "$0" && ln -s "$PWD/node_modules" "$0" && cd "$0"'
  const mistype = `sed -i.bak 's/${text}/${mistyped}/' build/server/index.js`
  const script = `${copy} && ${mistype} && node --import tsx scripts/check-pages.ts`
  const { stderr, status } = spawnSync('sh', ['-c', script, temporaryFolder()], { encoding: 'utf8' })
  expect([stderr, status]).toEqual([expect.stringContaining(problem), 1])
})

describe('build --if-stale', () => {
  const folders = ['app', 'public', 'build', 'scripts', 'scripts/assistant', 'scripts/site-content']
  const configured = ['vite.config.ts', 'remix.config.js', 'tsconfig.json', 'package-lock.json']
  const files = ['server.ts', ...configured, 'scripts/learn.ts', 'build/server.js']
  let folder: string
  beforeEach(() => {
    folder = temporaryFolder()
    for (const name of folders) mkdirSync(join(folder, name))
    for (const file of files) writeFileSync(join(folder, file), '')
    cpSync('scripts/build.js', join(folder, 'scripts/build.js'))
    cpSync('scripts/release', join(folder, 'scripts/release'), { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  })

  /** Without packages, a build asks for them. */
  const begins = (flag = '--if-stale') =>
    spawnSync(process.execPath, [join(folder, 'scripts/build.js'), flag]).stderr.includes(
      'run `npm ci` first.\n',
    )
  const touch = (file: string, seconds: number) => {
    const time = Date.now() / 1000 + seconds
    utimesSync(join(folder, file), time, time)
  }

  it.each(['app', 'scripts/assistant', 'tsconfig.json', 'package.json'])('builds if %s is newer', (input) => {
    touch('build/server.js', 60)
    expect(begins()).toBe(false)
    touch(input, 120)
    expect(begins()).toBe(true)
  })

  it("builds if there is no build; an operator's command builds only then", () => {
    touch('package.json', 60)
    expect(begins('--if-missing')).toBe(false)
    rmSync(join(folder, 'build'), { recursive: true })
    for (const flag of ['--if-stale', '--if-missing']) expect(begins(flag), flag).toBe(true)
  })

  it('does nothing without the sources, as in the image', () => {
    rmSync(join(folder, 'server.ts'))
    touch('package.json', 60)
    expect(begins()).toBe(false)
  })
})

it('an upgraded server still serves the files of pages from the release before', async () => {
  const [first, folder] = [temporaryFolder(), copyBuild()]
  mkdirSync(join(first, 'client/assets'), { recursive: true })
  for (const name of ['home-of-before.js', 'home-of-before.js.br', 'home-of-before.js.gz'])
    writeFileSync(join(first, 'client/assets', name), 'first')
  keepAssets(join(folder, 'build'), readAssets(first))
  const server = await startTestServer({}, [join(folder, 'build/server.js')])
  const old = await fetch(`${server.url}/assets/home-of-before.js`)
  expect([old.status, await old.text()]).toEqual([200, 'first'])
  expect(Object.fromEntries(old.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  const own = readdirSync(join(folder, 'build/client/assets')).find((name) => name.endsWith('.js'))
  expect((await fetch(`${server.url}/assets/${own}`)).status).toBe(200)
  expect((await fetch(`${server.url}/assets/home-of-nobody.js`)).status).toBe(404)
})
