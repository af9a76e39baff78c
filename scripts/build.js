/**
 * Builds client, pages and server into build/. Plain JavaScript, so that `npm start` works on a finished build without the
 * development dependencies.
 *
 *   --if-stale           only if an input is newer than the last build
 *   --if-missing         only if there is none: an operator's command must not rebuild what a server runs
 *   --previous=FOLDER    the build that this one replaces; without it, the one in build/
 */
import { execSync, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { licences } from './release/licences.js'
import { keepAssets, readAssets } from './release/previous-assets.js'

const known = /** @type {const} */ ({
  'if-stale': { type: 'boolean' },
  'if-missing': { type: 'boolean' },
  previous: { type: 'string' },
})
const options = readOptions()
const previous = resolve(options.previous || join(import.meta.dirname, '../build'))
process.chdir(join(import.meta.dirname, '..'))

const files = fs.readdirSync('.').filter((name) => /\.(json|[jt]s)$/.test(name))
const inputs = ['app', 'public', 'scripts', ...files]
const lastOutput = 'build/server.js'

if (isAskedFor() && !fs.existsSync('node_modules/tsx')) {
  console.error('The packages are missing: run `npm ci` first.')
  process.exit(1)
}
if (isAskedFor()) await waitForOthers()
if (isAskedFor()) {
  console.error('Building: a minute or two.')
  run('--import', 'tsx', 'scripts/check-content.ts')
  const before = readAssets(previous)
  if (options.previous && before.own.size === 0)
    console.error(`No build at ${previous}: no file of one is kept for pages that are open`)
  run('node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '--logLevel=error')
  compressFiles('build/client')
  run('--import', 'tsx', 'scripts/learn.ts')
  keepAssets('build', before)
  fs.writeFileSync('build/licences.txt', licences())
  // Chunks are named by their content, so those of earlier builds would stay.
  fs.rmSync('build/chunks', { recursive: true, force: true })
  const { build } = await import('esbuild')
  await build({
    entryPoints: {
      doctor: 'app/commands/doctor.ts',
      leads: 'app/commands/leads.ts',
      server: 'server.ts',
      'server/index': 'build/server/index.js',
    },
    outdir: 'build',
    allowOverwrite: true,
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    // Optional, or only for development. Of libsql, the binary of the platform stays outside too, since it is required by a computed name.
    external: ['pg-native', 'vite'],
    // Leaves out polyfills, such as undici, for older versions of Node.js.
    alias: { '@remix-run/node': '@remix-run/server-runtime' },
    define: {
      'import.meta.env': JSON.stringify({ PROD: true, REVISION: revision() }),
      'process.env.NODE_ENV': '"production"',
    },
    // Packages in CommonJS need `require`.
    banner: {
      js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)",
    },
    logLevel: 'warning',
  })
  run('--import', 'tsx', 'scripts/check-pages.ts')
  if (!options['if-stale'] && !options['if-missing']) console.error('Built. Start it with `npm start`.')
}

function readOptions() {
  try {
    return parseArgs({ options: known }).values
  } catch (error) {
    console.error(/** @type {Error} */ (error).message)
    process.exit(2)
  }
}

/** Two builds at once would mix their files. If a build is killed, the system frees its lock. */
async function waitForOthers() {
  const { default: Database } = await import('libsql')
  fs.mkdirSync('.cache', { recursive: true })
  const lock = new Database('.cache/build-lock')
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    console.error('Another build runs in this folder: waiting for its end, at most ten minutes')
    lock.exec('PRAGMA busy_timeout = 600000')
    lock.exec('BEGIN EXCLUSIVE')
  }
  process.on('exit', () => lock.close())
}

/** Runs Node.js, and prints to the standard error: a command that needs the build owns the standard output. @param {string[]} args */
function run(...args) {
  const env = /** @type {const} */ ({ ...process.env, NODE_ENV: 'production' })
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 2, 2], env })
  if (status === 0) return
  // The next start builds again, while commands go on with what there is.
  if (fs.existsSync(lastOutput)) fs.utimesSync(lastOutput, 0, 0)
  process.exit(1)
}

function revision() {
  const ask = 'git rev-parse HEAD 2>/dev/null || echo unknown'
  return process.env.REVISION || execSync(ask, { encoding: 'utf8' }).trim()
}

/** @param {string} folder */
function compressFiles(folder) {
  for (const entry of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg|json|txt|xml)$/.test(entry)) continue
    const path = join(folder, entry)
    const content = fs.readFileSync(path)
    fs.writeFileSync(`${path}.br`, brotliCompressSync(content))
    fs.writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}

function isAskedFor() {
  if (!fs.existsSync(lastOutput)) return true
  if (options['if-missing']) return false
  if (!options['if-stale']) return true
  // The container image has no sources.
  if (!fs.existsSync('server.ts')) return false
  const built = fs.statSync(lastOutput).mtimeMs
  return inputs.some((path) => newest(path) > built)
}

/** The latest modification time of a file or folder. @type {(path: string) => number} */
function newest(path) {
  const { mtimeMs } = fs.statSync(path)
  if (!fs.statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...fs.readdirSync(path).map((entry) => newest(join(path, entry))))
}
