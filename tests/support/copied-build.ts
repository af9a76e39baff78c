import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './temporary-journal'

/** A folder like that of the image, gone with the test: the build, and of all packages the binaries of libsql. */
export function copyBuild(): string {
  const folder = temporaryFolder()
  cpSync('build', join(folder, 'build'), { recursive: true })
  cpSync('package.json', join(folder, 'package.json'))
  mkdirSync(join(folder, 'node_modules/@libsql'), { recursive: true })
  for (const name of readdirSync('node_modules/@libsql')) {
    cpSync(join('node_modules/@libsql', name), join(folder, 'node_modules/@libsql', name), {
      recursive: true,
    })
  }
  return folder
}
