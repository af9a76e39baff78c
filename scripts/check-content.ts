/** Before a build or a development server: names the file and the field or line of an owner's first mistake, which theirs would bury. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { parseDocument } from 'yaml'
import advice from './site-content/advice.json' with { type: 'json' }

const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(content|showroom)\b.*\.(ts|md|json)$|lessons\/(?!manners)/.test(file))
  .map((file) => ({ file: `app/${file}`, source: readFileSync(`app/${file}`, 'utf8') }))
const problem =
  encodingProblem() ||
  curlyProblem() ||
  (await fieldProblems()) ||
  compilerProblem() ||
  jsonProblem() ||
  (await lineProblem())
if (problem) {
  console.error(problem)
  process.exit(1)
}

function encodingProblem() {
  const wrong = files.find(({ source }) => /^\s*$|\uFFFD|[^\P{Cc}\n\r\t]/u.test(source))
  return wrong && `${wrong.file}: is empty, not saved as UTF-8, or has control characters`
}

/** Of curly quotes in JSON, the compiler names a line above. */
function curlyProblem() {
  for (const { file, source } of files.filter((each) => each.file.endsWith('.json'))) {
    const at = source.split('\n').findIndex((line) => /^\s*([“”„]|"[^"]*" *: *[[ ]*[“”„])/.test(line))
    if (at >= 0) return `${file}(${at + 1}): ${advice.curly}`
  }
}

async function fieldProblems() {
  // The compiler reports content that cannot be imported.
  const plugin = await import('./site-content/plugin').catch(() => null)
  return plugin?.contentProblems(plugin.content).join('\n')
}

function compilerProblem() {
  const args = ['node_modules/typescript/bin/tsc', '--project', 'tsconfig.content.json']
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 2] })
  // Further errors mostly follow from the first.
  const [first = ''] = stdout.split('\n')
  const [, name, line] = /^(\S+)\((\d+)/.exec(first) ?? []
  const { source = '' } = files.find(({ file }) => file === name) ?? {}
  const said = [first, source.split('\n')[Number(line) - 1]?.trim()].join('\n').trim()
  const [, fix] = Object.entries(advice.compiler).find(([cause]) => RegExp(cause, 'm').test(said)) ?? []
  return first && `${said.replace(/error TS\d+: /, '')}\n${fix}`
}

/** Finds what the compiler overlooks: YAML, which contains JSON, allows just one comma before a bracket. */
function jsonProblem() {
  for (const { file, source } of files.filter((each) => each.file.endsWith('.json'))) {
    const [fault] = parseDocument(source.replaceAll(/,(?=\s*[\]}])/g, ',,')).errors
    const { line } = fault?.linePos?.[0] ?? { line: 1 }
    if (fault)
      return `${file}(${line}): ${source.split('\n')[line - 1]?.trim()}: ${fault.message.replace(/ at line[^]*/, '')}\n${advice.json}`
  }
}

async function lineProblem() {
  // A post or a text that cannot be read says why.
  const lines = await import('./site-content/lines').catch((error: Error) => error)
  return lines instanceof Error ? lines.message : files.flatMap(lines.lineProblems).join('\n')
}
