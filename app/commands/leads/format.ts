import type { Values } from '~/forms/form'
import { forms } from '~/forms/registry'
import { leadStates, type Lead } from '~/leads/lead'
import { failures } from '~/log/names'
import { escaped } from '~/platform/log'

type Pages = AsyncIterable<Lead[]>

const widest = (...words: readonly string[]) => Math.max(...words.map(({ length }) => length))
const minuteWidth = 'YYYY-MM-DD HH:MM'.length
// Widths are fixed, since rows are printed as they are read. The email comes last, since its length is untrusted.
const columns: readonly [name: string, width: number, cell: (lead: Lead) => string][] = [
  ['REFERENCE', 'XXXX-XXXX'.length, ({ reference }) => reference],
  ['RECEIVED (UTC)', minuteWidth, ({ receivedAt }) => minute(receivedAt)],
  ['FORM', widest(...Object.keys(forms)), ({ form }) => form],
  ['STATE', widest(...leadStates), ({ state }) => state],
  ['TRIES', 5, ({ attempts }) => String(attempts)],
  ['NEXT TRY (UTC)', minuteWidth, ({ nextAttemptAt }) => minute(nextAttemptAt)],
  ['NEXT MAIL (UTC)', minuteWidth, ({ mailAt }) => minute(mailAt)],
  ['FAILURE', widest(...failures), ({ failure }) => failure ?? '-'],
  ['NAME', 20, ({ values }) => [...oneLine(values.name)].slice(0, 20).join('')],
  ['EMAIL', 0, ({ values }) => oneLine(values.email)],
]

export async function* table(pages: Pages) {
  let head = columns.map(([name, width]) => name.padEnd(width)).join('  ') + '\n'
  for await (const leads of pages) {
    const rows = leads.map((lead) => columns.map(([, width, cell]) => cell(lead).padEnd(width)).join('  '))
    yield head + rows.join('\n')
    head = ''
  }
  if (head) yield 'No leads.'
}

export function sheet(lead: Lead, now: number): string {
  const since = lead.mailQueuedAt ?? lead.queuedAt
  const refused = Object.entries(lead.errors ?? {}).flatMap(([field, errors]) =>
    errors.map(({ code, message }) => ['refused', `${field} by ${code}: ${message}`]),
  )
  const lines = nameValueLines(12, [
    ['reference', lead.reference],
    ['form', lead.form],
    ['state', lead.state],
    ['received', lead.receivedAt],
    [lead.nextAttemptAt ? 'last try' : 'settled', lead.settledAt],
    ['tries', String(lead.attempts)],
    ['next try', lead.nextAttemptAt],
    ['mailed', lead.mailedAt],
    ['next mail', lead.mailAt],
    ['mail since', lead.mailAt && Date.parse(since) <= now ? since : null],
    ['mail fault', lead.mailFailure],
    // Personal data follows, which is never logged.
    ['failure', [lead.failure, lead.failureMessage].filter(Boolean).join(': ')],
    ...refused,
    ['request id', lead.requestId],
    ['page', lead.page],
  ])
  const values = Object.entries(lead.values).map(([name, value]) => `${name}:\n${indented(value)}`)
  return [lines, '', ...values].join('\n')
}

/** One line for each pair. An empty value is a hyphen. */
export function nameValueLines(width: number, pairs: readonly (readonly (string | null)[])[]): string {
  return pairs.map(([name, value]) => name!.padEnd(width) + oneLine(value || '-')).join('\n')
}

/** JSON without the secret that releases a lead. */
export function json(value: unknown): string {
  const shown = (name: string, each: unknown) => (name === 'releaseToken' ? undefined : each)
  return JSON.stringify(value, shown, 2).replace(commands, escaped)
}

export async function* jsonArray(pages: Pages) {
  let before = '['
  for await (const leads of pages) {
    yield `${before}\n${leads.map((lead) => json(lead).replace(/^/gm, '  ')).join(',\n')}`
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

// Control and bidi characters in untrusted text (Unicode Standard Annex 9).
const commands = /[^\P{Cc}\n]|[\u2028\u2029\p{Bidi_Control}]/gu

// Prefixes of formulas, full-width ones too, after a separator and space. The lookbehind keeps the time linear.
const formula = /(?<!\s)\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/g

const recordColumns = 'reference form state receivedAt settledAt attempts failure failureMessage'.split(
  ' ',
) as (keyof Lead)[]
const valueColumns = [
  ...new Set(Object.values(forms).flatMap(({ fields }) => fields.map(({ name }) => name))),
]

/** CSV (RFC 4180). Spreadsheets detect UTF-8 by the byte order mark. */
export async function* csv(pages: Pages) {
  yield `\uFEFF${[...recordColumns, ...valueColumns].map(csvCell).join(',')}\r`
  for await (const leads of pages) {
    const rows = leads.map((lead) => [
      ...recordColumns.map((name) => lead[name]),
      ...valueColumns.map((name) => (lead.values as Values)[name]),
    ])
    yield rows.map((row) => `${row.map((cell) => csvCell(String(cell ?? ''))).join(',')}\r`).join('\n')
  }
}

/** Prefixes formulas with an apostrophe (OWASP, "CSV Injection"); escapes as in lists, except tabs and line breaks. */
function csvCell(untrusted: string): string {
  const text = untrusted.replace(commands, (each) => ('\t\r'.includes(each) ? each : escaped(each)))
  const guarded = text.replace(formula, (match, offset: number) => {
    const isFirst = offset === 0 || ';|'.includes(text[offset - 1]!)
    return (isFirst ? "'" : '') + match.replace(/[\t\r\n]/g, "$&'")
  })
  return `"${guarded.replaceAll('"', '""')}"`
}

function minute(time: string | null): string {
  return time?.slice(0, minuteWidth).replace('T', ' ') ?? '-'
}

function indented(text: string): string {
  return text.replace(commands, escaped).replace(/^/gm, '  ')
}

function oneLine(text: string): string {
  return text.replaceAll('\n', '\\n').replace(commands, escaped)
}
