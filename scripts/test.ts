/**
 * Builds, then runs all checks and both test runners, whichever of them fail, and ends with the counts; with --full, one after the
 * other, also tests/full, Firefox and WebKit (tests/engines) and what Playwright leaves out else (tests/e2e/matrix.ts).
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { findOrInstallChromium } from './chromium'

rmSync('test-results', { recursive: true, force: true })
const isFull = process.argv.includes('--full')
if (isFull) process.env.FULL = '1'
process.env.CHROMIUM_PATH = findOrInstallChromium()

const projects = ['unit', 'components', 'http', ...(isFull ? ['full', 'engines'] : [])]
const scripts = [
  ['typecheck'],
  ['deadcode'],
  ['format:check'],
  ['lint'],
  ['vitest', ...projects.map((project) => `--project=${project}`)],
  ['playwright'],
]
const failed = await run('build', '--if-stale')
if (isFull) for (const script of scripts) failed.push(...(await run(...script)))
else failed.push(...(await Promise.all(scripts.map((script) => run(...script)))).flat())

// Messages stand whole where the tests ran; this is for those who see only the end of a log.
const longestMessage = 1200
const unit = report('vitest') as VitestReport | null
for (const { name, message, assertionResults } of unit?.testResults ?? []) {
  if (message) console.log(`\nFailed: ${name}\n${message.slice(0, longestMessage)}`)
  for (const { status, fullName, failureMessages } of assertionResults)
    if (status === 'failed')
      console.log(`\nFailed: ${fullName}\n${failureMessages.join('\n').slice(0, longestMessage)}`)
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything passed')
count('vitest', unit?.numPassedTests, unit?.numFailedTests, unit?.numPendingTests)
const browser = (report('playwright') as PlaywrightReport | null)?.stats
count('playwright', browser?.expected, browser && browser.unexpected + browser.flaky, browser?.skipped)
process.exitCode = failed.length > 0 ? 1 : 0

/** Runs a script of package.json; returns its name if it fails. */
async function run(...script: string[]): Promise<string[]> {
  const [name = '', ...args] = script
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], { stdio: 'inherit' })
  const [code] = (await once(child, 'close')) as [number | null]
  return code === 0 ? [] : [name]
}

interface VitestReport extends Record<`num${'Passed' | 'Failed' | 'Pending'}Tests`, number> {
  testResults: {
    name: string
    /** Why a file could not be loaded. */
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Null when it is missing, as when the runner was killed. */
function report(runner: string): unknown {
  const file = `test-results/${runner}.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function count(runner: string, passed?: number, failedCount = 0, skipped = 0) {
  const counts = `${passed} passed, ${failedCount} failed, ${skipped} skipped`
  console.log(`${runner}: ${passed === undefined ? 'no report' : counts}`)
}
