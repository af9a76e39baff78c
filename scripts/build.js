/**
 * Builds client, pages and server into build/. With --if-stale it does nothing while the last build is newer than everything
 * that goes into it. Plain JavaScript, so that `npm start` works on a finished build without the development dependencies.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

process.chdir(join(import.meta.dirname, '..'))

const inputs = [
  'app',
  'public',
  'scripts/build.js',
  'server.ts',
  'vite.config.ts',
  'remix.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
// Written last, so its time is that of the whole build.
const lastOutput = 'build/server.js'

if (!process.argv.includes('--if-stale') || isStale()) {
  // Standard output belongs to the command that needs this build.
  execFileSync(process.execPath, ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build'], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  compressFiles('build/client')
  const { build } = await import('esbuild')
  await build({
    entryPoints: { doctor: 'app/commands/doctor.ts', leads: 'app/commands/leads.ts', server: 'server.ts' },
    outdir: 'build',
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    packages: 'external',
    define: { 'import.meta.env': '{"PROD":true}' },
    logLevel: 'warning',
  })
}

/**
 * Puts a brotli and a gzip twin beside each text file, for the server to send.
 *
 * @param {string} folder
 */
function compressFiles(folder) {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg|json|txt|xml)$/.test(entry)) continue
    const path = join(folder, entry)
    const content = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(content))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}

function isStale() {
  if (!existsSync(lastOutput)) return true
  // An image holds the build and package.json without the sources.
  if (!existsSync('server.ts')) return false
  const built = statSync(lastOutput).mtimeMs
  return inputs.some((path) => newest(path) > built)
}

/**
 * When a file, or the newest in a folder, was changed.
 *
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map((entry) => newest(join(path, entry))))
}
