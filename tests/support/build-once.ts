import { execFileSync } from 'node:child_process'

/** Tests run the pages that visitors get and the assistants that the build has taught, so there has to be a fresh build. */
export default function buildOnce() {
  execFileSync(process.execPath, ['scripts/build.js', '--if-stale'], { stdio: 'inherit' })
}
