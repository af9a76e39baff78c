import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** What Vitest's JSON reporter writes, as far as it is read here. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  /** One for each file. */
  testResults: { name: string; message: string; assertionResults: TestResult[] }[]
}

interface TestResult {
  fullName: string
  status: string
  failureMessages: string[]
}

/** @returns null when the report is missing or cut short, as when the runner was killed */
export function readReport<Report>(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return null
  }
}

/** The failures again, for those who see only the end of a log. Messages are cut: they stand whole where the tests ran. */
export function failuresOf({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [describeFailure(basename(name), message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        describeFailure(`${basename(name)}: ${fullName}`, failureMessages.join('\n')),
      ),
  ])
}

const longestMessage = 1200

function describeFailure(test: string, message: string): string {
  const shown = message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message
  return `Failed: ${test}\n${shown.trimEnd().replace(/^/gm, '    ')}`
}
