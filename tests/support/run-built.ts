import { execFile, type ExecFileOptionsWithStringEncoding } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

/** Runs a program of the build as an operator does. */
export async function runBuilt(
  program: 'leads' | 'doctor',
  words: readonly string[],
  environment: NodeJS.ProcessEnv | Record<string, string>,
  options: ExecFileOptionsWithStringEncoding = {},
): Promise<{ code: number; out: string; err: string }> {
  const env = { PATH: process.env.PATH, ...environment } as NodeJS.ProcessEnv
  const run = promisify(execFile)(process.execPath, [resolve(`build/${program}.js`), ...words], {
    env,
    ...options,
  })
  const { code, stdout, stderr } = await run.then(
    (printed) => ({ code: 0, ...printed }),
    (failed: { code: number; stdout: string; stderr: string }) => failed,
  )
  return { code, out: stdout, err: stderr }
}
