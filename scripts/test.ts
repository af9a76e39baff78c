/**
 * Builds, then runs all checks and both test runners, whichever of them fail, and ends with the counts; with --full, one after the
 * other, also tests/full, Firefox and WebKit (tests/engines) and what Playwright leaves out else (tests/e2e/matrix.ts).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { findOrInstallChromium } from './chromium'

rmSync('test-results', { recursive: true, force: true })
const isFull = process.argv.includes('--full')
if (isFull) process.env.FULL = '1'
process.env.CHROMIUM_PATH = findOrInstallChromium()

const projects = ['unit', 'components', 'http', ...(isFull ? ['full', 'engines'] : [])]
const vitest = `vitest -- --project=${projects.join(' --project=')}`
const checks = 'typecheck deadcode format:check lint'
// Beside each other, since much of what the runners test waits.
const order = isFull ? 'run-s' : 'run-p --aggregate-output'
const steps = {
  build: 'npm run --silent build -- --if-stale',
  'checks and tests': `${order} --continue-on-error ${checks} "${vitest}" playwright`,
}
const failed = Object.entries(steps).filter(
  ([, command]) => spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0,
)
console.log(
  failed.length > 0 ? `\nFailed: ${failed.map(([name]) => name).join(', ')}` : '\nEverything passed',
)
const unit = report('vitest')
count('vitest', unit?.numPassedTests, unit?.numFailedTests, unit?.numPendingTests)
const browser = report('playwright')?.stats
count('playwright', browser?.expected, browser && browser.unexpected + browser.flaky, browser?.skipped)
process.exitCode = failed.length > 0 ? 1 : 0

/** What a runner wrote, if it was not killed before. */
function report(runner: string) {
  const file = `test-results/${runner}.json`
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))
}

function count(runner: string, passed = 0, failedCount = 0, skipped = 0) {
  console.log(`${runner}: ${passed} passed, ${failedCount} failed, ${skipped} skipped`)
}
