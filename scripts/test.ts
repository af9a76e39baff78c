/** Runs all checks and prints the counts of the test runners; with --full also the long chaos, fuzz and browser tests. */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { findChromium, findOrInstallChromium } from './chromium'
import { failuresOf, readReport, type VitestReport } from './vitest-report'

process.chdir(join(import.meta.dirname, '..'))
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')

const isFull = process.argv.includes('--full')
const vitestReport = 'test-results/vitest.json'
const enginesReport = 'test-results/engines.json'
const playwrightReport = 'test-results/playwright.json'
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
    'unit and http tests',
    'streamed',
    'vitest',
    'run',
    ...['unit', 'components', 'http', ...(isFull ? ['full'] : [])].map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ),
  ...(await runBrowserTests()),
].filter((name) => name !== null)

const vitest = readReport<VitestReport>(vitestReport)
const engines = readReport<VitestReport>(enginesReport)
const playwright = readReport<{
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}>(playwrightReport)
const reports = [vitest, engines].filter((report) => report !== null)
for (const failure of reports.flatMap(failuresOf)) console.log(`\n${failure}`)
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything passed')
if (vitest) count('vitest', vitest.numPassedTests, vitest.numFailedTests, vitest.numPendingTests)
// Each file is an engine.
for (const { name, assertionResults } of engines?.testResults ?? []) {
  const countOf = (status: string) => assertionResults.filter((test) => test.status === status).length
  count(
    basename(name, '.test.ts'),
    countOf('passed'),
    countOf('failed'),
    countOf('skipped') + countOf('pending'),
  )
}
if (playwright) {
  const { expected, unexpected, flaky, skipped } = playwright.stats
  count('playwright', expected, unexpected + flaky, skipped)
}
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

function runEngines(): Promise<string | null> {
  return run(
    'three engines',
    'streamed',
    'vitest',
    'run',
    '--project=engines',
    // One for each: they mostly wait.
    '--maxWorkers=3',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${enginesReport}`,
  )
}

async function runBrowserTests(): Promise<(string | null)[]> {
  if (!findChromium()) console.log('\nNo Chromium was found, so one is being installed for the browser tests')
  try {
    environment.CHROMIUM_PATH = findOrInstallChromium()
  } catch (error) {
    console.error(error)
    return ['browser tests']
  }
  return [await runEngines(), await run('browser tests', 'streamed', 'playwright', 'test')]
}

function count(runner: string, passed: number, failedCount: number, skipped: number) {
  console.log(`${runner}: ${passed} passed, ${failedCount} failed, ${skipped} skipped`)
}
