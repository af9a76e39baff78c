import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LogEvent } from '~/log/events'
import { Fault } from '~/platform/fault'
import { describeError, type Log } from '~/platform/log'
import type { CheckLarge } from './sqlite/open'

/** The exit code for a damaged file. */
export const damaged = 2

/** Checks a file in another process, since SQLite is synchronous. A check that cannot run is logged, and the file is used. */
export function createCheckLarge(script: URL, log: Log<LogEvent>): CheckLarge {
  return async (path) => {
    let kill = () => {}
    try {
      // A second process cannot listen on the inspector's port.
      const options = process.execArgv.filter((option) => !option.startsWith('--inspect'))
      const child = spawn(process.execPath, [...options, fileURLToPath(script), path], { stdio: 'ignore' })
      kill = () => void child.kill()
      process.once('exit', kill)
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
