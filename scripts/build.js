/**
 * Builds client, pages and server into build/; with --if-stale only if an input is newer than the last build,
 * with --if-missing only if there is none (an operator's command must not rebuild what a server runs). Plain JavaScript,
 * so that `npm start` works on a finished build without the development dependencies.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
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

if (isAskedFor()) {
  // Standard output is for the command that needs this build.
  execFileSync(process.execPath, ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build'], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  compressFiles('build/client')
  // Named by their content, so a build would add to those of the last.
  rmSync('build/chunks', { recursive: true, force: true })
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
    // Native, optional, and of the development server.
    external: ['libsql', 'pg-native', 'vite'],
    // Without the polyfills, undici among them, that only older versions of Node.js need.
    alias: { '@remix-run/node': '@remix-run/server-runtime' },
    define: { 'import.meta.env': '{"PROD":true}', 'process.env.NODE_ENV': '"production"' },
    // For packages in CommonJS.
    banner: {
      js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)",
    },
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

function isAskedFor() {
  if (process.argv.includes('--if-missing')) return !existsSync(lastOutput)
  return !process.argv.includes('--if-stale') || isStale()
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
