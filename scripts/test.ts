/**
 * Builds, runs all checks and both test runners, even if some fail, and ends with the counts. `--full` runs them one after the other
 * and adds tests/full, Firefox and WebKit (tests/engines), and the rest of Playwright's tests (tests/e2e/matrix.ts).
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { findOrInstallChromium } from './chromium'

rmSync('test-results', { recursive: true, force: true })
const isFull = process.argv.includes('--full')
if (isFull) process.env.FULL = '1'
process.env.CHROMIUM_PATH = findOrInstallChromium()

const projects = ['unit', 'taught', 'components', 'http', ...(isFull ? ['full', 'engines'] : [])]
const scripts = [
  ['typecheck'],
  ['deadcode'],
  ['format:check'],
  ['lint'],
  ['vitest', ...projects.map((project) => `--project=${project}`)],
  ['playwright'],
]
const failed = await run('build', '--if-stale')
// The rest would bury the error of the build.
if (failed.length > 0) process.exit(1)
if (isFull) for (const script of scripts) failed.push(...(await run(...script)))
else failed.push(...(await Promise.all(scripts.map((script) => run(...script)))).flat())

console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything passed')
count('vitest', ['numPassedTests', 'numFailedTests', 'numPendingTests'])
count('playwright', ['expected', 'unexpected', 'flaky', 'skipped'])
process.exitCode = failed.length > 0 ? 1 : 0

async function run(...script: string[]): Promise<string[]> {
  const [name = '', ...args] = script
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], { stdio: 'inherit' })
  const [code] = (await once(child, 'close')) as [number | null]
  return code === 0 ? [] : [name]
}

/** Prints numbers of a runner's report, which is missing if the runner was killed. */
function count(runner: string, names: readonly string[]) {
  const file = `test-results/${runner}.json`
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { stats?: object }) : {}
  const counts = { ...report, ...report.stats } as Record<string, number>
  console.log(`${runner}: ${names.map((name) => `${counts[name] ?? 'no'} ${name}`).join(', ')}`)
}
