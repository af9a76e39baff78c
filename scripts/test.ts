/** Runs every check of the project, the quick ones first, and ends with the counts of the test runners. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findOrInstallChromium } from './chromium'

process.chdir(join(import.meta.dirname, '..'))
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')

const logFolder = 'test-results/logs'
const vitestReport = 'test-results/vitest.json'
const playwrightReport = 'test-results/playwright.json'
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${join('node_modules', '.bin')}${delimiter}${process.env.PATH}`,
}

const failed = [
  run('format', 'prettier', '--check', '.'),
  run('lint', 'oxlint', '--deny-warnings'),
  run('types', 'tsc'),
  run('dead code', 'knip'),
  run('build', process.execPath, 'scripts/build.js', '--if-stale'),
  run(
    'unit and http tests',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ),
  runBrowserTests(),
].filter((name) => name !== null)

const vitest = readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(
  vitestReport,
)
const playwright = readReport<{
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}>(playwrightReport)
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything passed')
if (vitest) count('vitest', vitest.numPassedTests, vitest.numFailedTests, vitest.numPendingTests)
if (playwright) {
  const { expected, unexpected, flaky, skipped } = playwright.stats
  count('playwright', expected, unexpected + flaky, skipped)
}
process.exit(failed.length > 0 ? 1 : 0)

/** Runs one check and returns its name when it failed. */
function run(name: string, command: string, ...words: string[]): string | null {
  console.log(`\n== ${name}`)
  const { status, error } = spawnSync(command, words, { stdio: 'inherit', env: environment })
  if (error) console.error(error.message)
  return status === 0 ? null : name
}

function runBrowserTests(): string | null {
  try {
    environment.CHROMIUM_PATH = findOrInstallChromium()
  } catch (error) {
    console.error(error)
    return 'browser tests'
  }
  const failure = run('browser tests', 'playwright', 'test')
  if (failure) tellLastWords()
  return failure
}

/** A server that did not start, or ended, says why in the last line of its log, which nobody may come to fetch. */
function tellLastWords() {
  if (!existsSync(logFolder)) return
  for (const name of readdirSync(logFolder)) {
    const lastLine = readFileSync(join(logFolder, name), 'utf8').trimEnd().split('\n').at(-1)
    console.log(`${name}: ${lastLine}`)
  }
}

function readReport<Report>(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return null
  }
}

function count(runner: string, passed: number, failedCount: number, skipped: number) {
  console.log(`${runner}: ${passed} passed, ${failedCount} failed, ${skipped} skipped`)
}
