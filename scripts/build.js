/**
 * Builds client, pages and server into build/; with --if-stale only if an input is newer than the last build. Plain JavaScript,
 * so that `npm start` works on a finished build without the development dependencies.
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
// Written last.
const lastOutput = 'build/server.js'

if (!process.argv.includes('--if-stale') || isStale()) {
  // Standard output is for the command that needs this build.
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

/** Precompresses text files with brotli and gzip. @param {string} folder */
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
  // The container image has no sources.
  if (!existsSync('server.ts')) return false
  const built = statSync(lastOutput).mtimeMs
  return inputs.some((path) => newest(path) > built)
}

/** The latest modification time of a file or folder. @type {(path: string) => number} */
function newest(path) {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map((entry) => newest(join(path, entry))))
}
