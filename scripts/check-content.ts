/** Before a build or a development server: names the file and the field or line of an owner's first mistake, which theirs would bury. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const problem = encodingProblem() ?? (await fieldProblems()) ?? compilerProblem()
if (problem) {
  console.error(problem)
  process.exit(1)
}

function encodingProblem() {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  const texts = files.filter((file) => /^(content|showroom)\b.*\.(ts|md|json)$/.test(file))
  const isText = (text: string) => !/^\s*$|\uFFFD|[^\P{Cc}\n\r\t]/u.test(text)
  const wrong = texts.find((file) => !isText(readFileSync(`app/${file}`, 'utf8')))
  return wrong && `app/${wrong}: is empty, not saved as UTF-8, or has control characters`
}

async function fieldProblems() {
  // The compiler reports content that cannot be imported.
  const plugin = await import('./site-content/plugin').catch(() => null)
  try {
    plugin?.checkContent()
  } catch (error) {
    return (error as Error).message
  }
}

function compilerProblem() {
  const args = ['node_modules/typescript/bin/tsc', '--project', 'tsconfig.content.json']
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 2] })
  // Further errors mostly follow from the first.
  const [first] = stdout.split('\n')
  const advice =
    "Mostly a quote (', not ’) or comma is missing there or above, or a value lost its form, for words.ts in the facts.ts beside it."
  return first && `${first}\n${advice}`
}
