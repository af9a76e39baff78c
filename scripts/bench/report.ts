import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { format, resolveConfig } from 'prettier'

const page = 'docs/benchmarks.md'

/** A promise in figures and what was measured of it. */
export interface Limit {
  what: string
  limit: string
  measured: string
  holds: boolean
}

/**
 * Writes one of the generated parts of docs/benchmarks.md anew, between its two marks.
 *
 * @throws when the page has no such marks
 */
export async function writeReport(part: 'bench' | 'lighthouse', markdown: string): Promise<void> {
  const old = readFileSync(page, 'utf8')
  const [start, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`]
  const [from, to] = [old.indexOf(start), old.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${page} has no part between ${start} and ${end}`)
  const text = `${old.slice(0, from)}${start}\n\n${markdown}\n\n${old.slice(to)}`
  writeFileSync(page, await format(text, { ...(await resolveConfig(page)), filepath: page }))
}

/** A table of Markdown; the first column is words, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'))
  return [head, rule, ...rows].map(line).join('\n')
}

export function limitTable(limits: readonly Limit[]): string {
  return table(
    ['limit', 'accepted', 'measured', ''],
    limits.map(({ what, limit, measured, holds }) => [
      what,
      limit,
      measured,
      holds ? 'holds' : '**does not hold**',
    ]),
  )
}

/** When, of what and on what was measured, in one sentence. */
export function circumstances(): string {
  const processors = cpus()
  const memory = (totalmem() / 2 ** 30).toFixed(0)
  return (
    `Measured on ${new Date().toISOString().slice(0, 10)}, on ${processors.length} cores of ` +
    `${processors[0]?.model.trim()}, ${memory} GiB of memory, ${process.platform}, Node.js ${process.versions.node}.`
  )
}

/** The middle of the figures; the lower of the two in the middle. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? Number.NaN
}
