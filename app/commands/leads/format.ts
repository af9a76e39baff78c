import type { Values } from '~/forms/form'
import { forms } from '~/forms/registry'
import type { Lead } from '~/leads/lead'

/** A lead as JSON output shows it: all but the token that would release it. */
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
  const lines = [header, ...rows]
  const widths = header.map((_, column) =>
    lines.reduce((most, line) => Math.max(most, line[column]!.length), 0),
  )
  // The last column is as long as a visitor made it.
  widths[header.length - 1] = 0
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')).join('\n')
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
    // Here and below in the form service's words, which must not enter the log.
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
const factColumns = [
  'reference',
  'form',
  'state',
  'receivedAt',
  'settledAt',
  'attempts',
  'failure',
  'failureMessage',
] as const

/** JSON with escapes in the place of all that a terminal would obey. */
export function json(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(commands, escaped)
}

/**
 * Leads as comma-separated values (RFC 4180) that a spreadsheet opens as text: the mark at the start makes it read UTF-8. CSV has
 * no escapes, so control characters stay what they are.
 */
export function csv(leads: readonly Lead[]): string {
  const rows = leads.map((lead) => [
    ...factColumns.map((name) => String(lead[name] ?? '')),
    ...valueColumns.map((name) => (lead.values as Values)[name] ?? ''),
  ])
  const lines = [[...factColumns, ...valueColumns], ...rows].map((row) => row.map(csvCell).join(','))
  return '\uFEFF' + lines.join('\r\n')
}

// What spreadsheets take for a formula, also behind spaces, and in the full-width letters that they treat as the usual ones. At
// the start of a line and behind a separator too: a spreadsheet that separates by another character splits the cell there. A
// match begins only where a run of space does, so that the time is linear.
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

// What a terminal would obey: control characters, line breaks of Unicode, and those that turn the direction of the text around
// them (Unicode Standard Annex 9).
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
