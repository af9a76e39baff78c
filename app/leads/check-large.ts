import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LogEvent } from '~/log/events'
import { Fault } from '~/platform/fault'
import { describeError, type Log } from '~/platform/log'
import type { CheckLarge } from './open-tables'

/** The exit code by which the script says so. */
export const damaged = 2

/** Checks by this script in a process of its own, since SQLite is synchronous. Where it cannot check, it says so in the log. */
export function createCheckLarge(script: URL, log: Log<LogEvent>): CheckLarge {
  return async (path) => {
    const child = spawn(process.execPath, [...process.execArgv, fileURLToPath(script), path], {
      stdio: 'ignore',
    })
    const kill = () => child.kill()
    process.once('exit', kill)
    try {
      const [code] = (await once(child, 'exit')) as [number | null]
      if (code === damaged) return false
      if (code !== 0) throw new Fault(`It ended with ${code}`)
    } catch (error) {
      log('error', { event: 'journal', message: `The file cannot be checked: ${describeError(error)}` })
    } finally {
      process.off('exit', kill)
    }
    return true
  }
}
