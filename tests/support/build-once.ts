import { execFileSync } from 'node:child_process'

/** The http tests run the pages that visitors get, so there has to be a fresh build of them. */
export default function buildOnce() {
  execFileSync(process.execPath, ['scripts/build.js', '--if-stale'], { stdio: 'inherit' })
}
