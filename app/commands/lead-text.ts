import type { Values } from '~/forms/form'
import { forms } from '~/forms/registry'
import type { Lead } from '~/leads/lead'

/** What machines get of a lead: all but the token that would release it. */
export function forMachines({ releaseToken: _secret, ...lead }: Lead) {
  return lead
}

/** Leads as a table for a terminal, one a line under a heading. */
export function table(leads: readonly Lead[]): string {
  if (leads.length === 0) return 'No leads.'
  const header = ['REFERENCE', 'RECEIVED', 'FORM', 'STATE', 'TRIES', 'NEXT TRY', 'FAILURE', 'EMAIL']
  const rows = leads.map((lead) => [
    lead.reference,
    minute(lead.receivedAt),
    lead.form,
    lead.state,
    String(lead.attempts),
    minute(lead.nextAttemptAt),
    lead.failure ?? '-',
    oneLine(lead.values.email),
  ])
  const widths = header.map(() => 0)
  for (const row of [header, ...rows]) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column]!, cell.length)
  }
  // The last column is as long as a visitor made it.
  widths[header.length - 1] = 0
  return [header, ...rows]
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  '))
    .join('\n')
}

/** Everything about one lead, for a terminal. */
export function sheet(lead: Lead): string {
  const facts = [
    ['reference', lead.reference],
    ['form', lead.form],
    ['state', lead.state],
    ['received', lead.receivedAt],
    ['settled', lead.settledAt ?? '-'],
    ['tries', String(lead.attempts)],
    ['next try', lead.nextAttemptAt ?? '-'],
    // Here and below in the form service's words, which the log leaves out.
    ['failure', [lead.failure, lead.failureMessage].filter(Boolean).join(': ') || '-'],
    ...Object.entries(lead.errors ?? {}).flatMap(([field, errors]) =>
      errors.map(({ code, message }) => ['refused', `${field}: ${code}: ${message}`]),
    ),
    ['request id', lead.requestId],
    ['page', lead.page],
  ]
  const values = Object.entries(lead.values).map(([name, value]) => `${name}:\n${indented(value)}`)
  return [
    ...facts.map(([name = '', value = '']) => `${name.padEnd(12)}${oneLine(value)}`),
    '',
    ...values,
  ].join('\n')
}

const valueColumns = [
  ...new Set(Object.values(forms).flatMap((form) => form.fields.map((field) => field.name))),
]
const csvColumns: readonly [name: string, read: (lead: Lead) => string | number | null | undefined][] = [
  ['reference', (lead) => lead.reference],
  ['form', (lead) => lead.form],
  ['state', (lead) => lead.state],
  ['receivedAt', (lead) => lead.receivedAt],
  ['settledAt', (lead) => lead.settledAt],
  ['attempts', (lead) => lead.attempts],
  ['failure', (lead) => lead.failure],
  ['failureMessage', (lead) => lead.failureMessage],
  ...valueColumns.map((name): [string, (lead: Lead) => string | undefined] => [
    name,
    ({ values }: { values: Values }) => values[name],
  ]),
]

/** What machines read, by JSON escapes where a terminal would obey. */
export function json(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(commands, escaped)
}

/**
 * Leads as comma-separated values (RFC 4180) that a spreadsheet opens as text: the mark at the start makes it read UTF-8. CSV has
 * no escapes, so control characters stay what they are.
 */
export function csv(leads: readonly Lead[]): string {
  const rows = [
    csvColumns.map(([name]) => name),
    ...leads.map((lead) => csvColumns.map(([, read]) => String(read(lead) ?? ''))),
  ]
  return '\uFEFF' + rows.map((row) => row.map(csvCell).join(',')).join('\r\n')
}

// What spreadsheets take for a formula, also behind spaces, and in the wide letters that they treat as the usual ones. At the
// start of a line and behind a separator too: a spreadsheet that separates by another character splits the cell there. A match
// takes in all space before the sign and begins nowhere else in it, so that each character is looked at once.
const formula = /(?<!\s)\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/g

/** A cell that stays text in a spreadsheet (OWASP, "CSV Injection"): an apostrophe stands before what would be a formula. */
function csvCell(text: string): string {
  const guarded = text.replace(formula, (match, offset: number) => {
    const isFirst = offset === 0 || ';|'.includes(text[offset - 1]!)
    return (isFirst ? "'" : '') + match.replace(/[\t\r\n]/g, "$&'")
  })
  return `"${guarded.replaceAll('"', '""')}"`
}

function minute(time: string | null): string {
  return time?.slice(0, 16).replace('T', ' ') ?? '-'
}

// What a terminal would obey, visitors and the form service may write: control characters, line breaks of Unicode, and those that
// turn the direction of the text around them (Unicode Standard Annex 9).
const commands = /[^\P{Cc}\n]|[\u2028\u2029\p{Bidi_Control}]/gu

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

function indented(text: string): string {
  return text.replace(commands, escaped).replace(/^/gm, '  ')
}

/** On a line of its own, whatever line breaks it holds. */
function oneLine(text: string): string {
  return text.replaceAll('\n', '\\n').replace(commands, escaped)
}
