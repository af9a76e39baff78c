import type { Values } from '~/forms/form'
import { forms } from '~/forms/registry'
import type { Lead } from '~/leads/lead'

/** For JSON output, without the secret release token. */
export function forMachines({ releaseToken: _secret, ...lead }: Lead) {
  return lead
}

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
  // Untrusted length.
  widths[header.length - 1] = 0
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')).join('\n')
}

export function sheet(lead: Lead): string {
  const facts = [
    ['reference', lead.reference],
    ['form', lead.form],
    ['state', lead.state],
    ['received', lead.receivedAt],
    ['settled', lead.settledAt ?? '-'],
    ['tries', String(lead.attempts)],
    ['next try', lead.nextAttemptAt ?? '-'],
    // Personal data from here on, never logged.
    ['failure', [lead.failure, lead.failureMessage].filter(Boolean).join(': ') || '-'],
    ...Object.entries(lead.errors ?? {}).flatMap(([field, errors]) =>
      errors.map(({ code, message }) => ['refused', `${field}: ${code}: ${message}`]),
    ),
    ['request id', lead.requestId],
    ['page', lead.page],
  ]
  const values = Object.entries(lead.values).map(([name, value]) => `${name}:\n${indented(value)}`)
  const lines = facts.map(([name = '', value = '']) => `${name.padEnd(12)}${oneLine(value)}`)
  return [...lines, '', ...values].join('\n')
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

export function json(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(commands, escaped)
}

/** CSV (RFC 4180) with a byte order mark, by which spreadsheets detect UTF-8. Control characters stay: CSV has no escapes. */
export function csv(leads: readonly Lead[]): string {
  const rows = leads.map((lead) => [
    ...factColumns.map((name) => String(lead[name] ?? '')),
    ...valueColumns.map((name) => (lead.values as Values)[name] ?? ''),
  ])
  const lines = [[...factColumns, ...valueColumns], ...rows].map((row) => row.map(csvCell).join(','))
  return '\uFEFF' + lines.join('\r\n')
}

// Formula prefixes, full-width ones too, at the start of a line and after other separators, with leading space. The lookbehind
// keeps the time linear.
const formula = /(?<!\s)\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/g

/** Prefixes formulas with an apostrophe (OWASP, "CSV Injection"). */
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

// Control and bidi characters from untrusted text (Unicode Standard Annex 9).
const commands = /[^\P{Cc}\n]|[\u2028\u2029\p{Bidi_Control}]/gu

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

function indented(text: string): string {
  return text.replace(commands, escaped).replace(/^/gm, '  ')
}

function oneLine(text: string): string {
  return text.replaceAll('\n', '\\n').replace(commands, escaped)
}
