import { readFileSync, writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

const file = 'test-results/vitest.json'

interface VitestReport {
  passed: number
  failed: number
  skipped: number
  /** For those who see only the end of a log. */
  failures: string[]
}

/** Writes the counts and the failures. Vitest's own JSON has the stacks, of which those of time limits do not say what happened. */
export default class ReportWriter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const failures = [
      ...unhandled.map((error) => describe('outside of tests', [error])),
      ...modules.flatMap((module) =>
        [module, ...module.children.allSuites()]
          .filter((each) => each.errors().length > 0)
          .map((each) => describe(module.relativeModuleId, each.errors())),
      ),
      ...tests
        .filter((test) => test.result().state === 'failed')
        .map((test) =>
          describe(`${test.module.relativeModuleId}: ${test.fullName}`, test.result().errors ?? []),
        ),
    ]
    const report: VitestReport = {
      passed: count('passed'),
      failed: count('failed'),
      skipped: count('skipped'),
      failures,
    }
    writeFileSync(file, JSON.stringify(report))
  }
}

/** @returns null when it is missing, as when the runner was killed */
export function readVitestReport(): VitestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  } catch {
    return null
  }
}

// Messages stand whole where the tests ran.
const longestMessage = 1200

function describe(where: string, errors: readonly SerializedError[]): string {
  const said = errors.map(({ message, stack = '' }) => {
    const place = /^ +at .*/m.exec(stack)?.[0] ?? ''
    return `${message.slice(0, longestMessage)}\n${place}`
  })
  return `Failed: ${where}\n${said.join('\n').trimEnd().replace(/^/gm, '    ')}`
}
