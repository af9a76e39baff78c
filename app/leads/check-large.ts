import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { LogEvent } from '~/log/events'
import { describeError, type Log } from '~/platform/log'

/** The exit code by which the script says so. */
export const damaged = 2

/** Checks by this script in a process of its own, since SQLite is synchronous. Where it cannot check, it says so in the log. */
export function createCheckLarge(script: URL, log: Log<LogEvent>) {
  const run = promisify(execFile)
  return async (path: string): Promise<boolean> => {
    try {
      await run(process.execPath, [...process.execArgv, fileURLToPath(script), path])
    } catch (error) {
      if ((error as { code?: unknown }).code === damaged) return false
      log('error', { event: 'journal', message: `The file cannot be checked: ${describeError(error)}` })
    }
    return true
  }
}
