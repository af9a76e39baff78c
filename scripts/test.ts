/**
 * Runs all checks and prints the counts of the test runners; with --full also tests/full, Firefox and WebKit (tests/engines) and
 * what Playwright leaves out else (tests/e2e/matrix.ts).
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findChromium, findOrInstallChromium } from './chromium'

process.chdir(join(import.meta.dirname, '..'))
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')

const isFull = process.argv.includes('--full')
const projects = ['unit', 'components', 'http', ...(isFull ? ['full', 'engines'] : [])]
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${join('node_modules', '.bin')}${delimiter}${process.env.PATH}`,
  ...(isFull && { FULL: '1' }),
}

const failed = [
  ...(await Promise.all([
    run('build', 'buffered', process.execPath, 'scripts/build.js', '--if-stale'),
    run('types', 'buffered', 'tsc'),
    run('dead code', 'buffered', 'knip'),
    run('format', 'buffered', 'prettier', '--check', '.'),
    run('lint', 'buffered', 'oxlint', '--deny-warnings'),
  ])),
  await run(
    'vitest',
    'streamed',
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    '--outputFile=test-results/vitest.json',
  ),
  await runBrowserTests(),
].filter((name) => name !== null)

// Messages stand whole where the tests ran; this is for those who see only the end of a log.
const longestMessage = 1200
const vitest = readReport<VitestReport>('vitest')
for (const { assertionResults } of vitest?.testResults ?? [])
  for (const { status, fullName, failureMessages } of assertionResults)
    if (status === 'failed')
      console.log(`\nFailed: ${fullName}\n${failureMessages.join('\n').slice(0, longestMessage)}`)
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything passed')
if (vitest) count('vitest', vitest.numPassedTests, vitest.numFailedTests, vitest.numPendingTests)
const browsers = readReport<PlaywrightReport>('playwright')?.stats
if (browsers) count('playwright', browsers.expected, browsers.unexpected + browsers.flaky, browsers.skipped)
process.exit(failed.length > 0 ? 1 : 0)

async function run(name: string, output: 'streamed' | 'buffered', command: string, ...args: string[]) {
  const isBuffered = output === 'buffered'
  if (!isBuffered) console.log(`\n== ${name}`)
  const startedAt = performance.now()
  const child = spawn(command, args, {
    stdio: isBuffered ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: environment,
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (written += chunk))
  const status = await new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message)
      resolve(null)
    })
    child.on('close', resolve)
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(isBuffered ? `\n== ${name} (${seconds} s)\n${written.trimEnd()}` : `(${seconds} s)`)
  return status === 0 ? null : name
}

async function runBrowserTests(): Promise<string | null> {
  if (!findChromium()) console.log('\nNo Chromium was found, so one is being installed for the browser tests')
  try {
    environment.CHROMIUM_PATH = findOrInstallChromium()
  } catch (error) {
    console.error(error)
    return 'playwright'
  }
  return run('playwright', 'streamed', 'playwright', 'test')
}

interface VitestReport extends Record<`num${'Passed' | 'Failed' | 'Pending'}Tests`, number> {
  testResults: {
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Null when it is missing, as when the runner was killed. */
function readReport<Report>(runner: string): Report | null {
  const file = `test-results/${runner}.json`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null
}

function count(runner: string, passed: number, failedCount: number, skipped: number) {
  console.log(`${runner}: ${passed} passed, ${failedCount} failed, ${skipped} skipped`)
}
