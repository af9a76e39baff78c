import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** An example of docs/content.md, and the file of `app/` that its section names last before it. */
export interface Example {
  file: string
  text: string
  /** The line below which the rest of the example is written; without one, it replaces what has its keys. */
  anchor?: string
}

export function readExamples(): Example[] {
  const document = readFileSync('docs/content.md', 'utf8')
  return [...document.matchAll(/```(ts|md)\n([^]*?\n)```/g)].map(({ index, 1: language, 2: text = '' }) => {
    const named = [...document.slice(0, index).matchAll(/`(app\/[\w/.-]+[\w/])`/g)].at(-1)![1]!
    if (language === 'md') return { file: `${named.replace(/\/$/, '')}/example.md`, text }
    const [first = '', ...rest] = text.trimEnd().split('\n')
    return /[[{]$/.test(first) ? { file: named, anchor: first, text: rest.join('\n') } : { file: named, text }
  })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const below = (anchor: string) => new RegExp(`^${escaped(anchor)}\n`, 'm')

/** Makes the change that the example shows, as it stands; throws where it has no place. */
export function applyExample(root: string, { file, anchor, text }: Example) {
  if (file.endsWith('.md')) return writeFileSync(join(root, file), text)
  if (anchor) return change(join(root, file), below(anchor), (line) => `${line}${text}\n`)
  for (const [property, indent = ''] of text.matchAll(/^( *)\w+: (?:.*[[{]\n[^]*?\n\1[\]}],|.*)$/gm)) {
    const key = property.split(':', 1)[0]!
    const found = new RegExp(String.raw`^${key}: (?:\[\n[^]*?\n${indent}\],|.*,)$`, 'm')
    change(join(root, file), found, () => property)
  }
}

const amount =
  /((?:price|fee|feePercent|freeFrom|freeDays|minutes|phone): '?(?:555-)?[\d_.]*|'\$[\d,]*)(\d)/gi
// At a time that is offered, a service may take no longer.
const another = (_: string, before: string, last: string) => before + (Number(last) + (last < '2' ? 1 : -1))

/** Makes every price, telephone number and number of minutes another one of as many digits. */
export function changeNumbers(root: string) {
  const demos = readdirSync('app/showroom', { recursive: true, encoding: 'utf8' })
  const facts = demos.filter((name) => name.endsWith('/facts.ts')).map((name) => `showroom/${name}`)
  for (const file of ['content/packages.ts', 'content/owner-decisions.ts', ...facts])
    change(join(root, 'app', file), amount, another)
}

/** Takes away the first entry of the example's list. */
export function removeEntry(root: string, { file, anchor = '' }: Example) {
  const entry = String.raw`( +)\S.*\n(?:\2 +.*\n)*(?:\2[\]}].*\n)?`
  change(join(root, file), new RegExp(`(${below(anchor).source})${entry}`, 'm'), (_, kept) => kept)
}

function change(file: string, found: RegExp, by: (all: string, ...groups: string[]) => string) {
  const before = readFileSync(file, 'utf8')
  if (!found.test(before)) throw new Error(`${file} has no place for the example: ${found.source}`)
  writeFileSync(file, before.replace(found, by))
}
