import { forms } from '~/forms/registry'
import type { Lead } from './lead'

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
    printable(lead.values.email ?? '-'),
  ])
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => row[column]!.length)))
  return [header, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
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
    ['failure', lead.failure ? `${lead.failure}: ${lead.failureMessage ?? ''}` : '-'],
    ['request id', lead.requestId],
    ['page', lead.page],
  ]
  const values = Object.entries(lead.values).map(([name, value]) => `${name}:\n${value.replace(/^/gm, '  ')}`)
  return printable(
    [...facts.map(([name = '', value]) => `${name.padEnd(12)}${value}`), '', ...values].join('\n'),
  )
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
    (lead) => lead.values[name],
  ]),
]

/**
 * Leads as comma-separated values (RFC 4180) that a spreadsheet opens as text: the mark at the start makes it read UTF-8.
 */
export function csv(leads: readonly Lead[]): string {
  const rows = [
    csvColumns.map(([name]) => name),
    ...leads.map((lead) => csvColumns.map(([, read]) => String(read(lead) ?? ''))),
  ]
  return '\uFEFF' + rows.map((row) => row.map(csvCell).join(',')).join('\r\n')
}

// What spreadsheets take for a formula, also behind spaces, and in the wide letters that they treat as the usual ones. At the
// start of a line and behind a separator too: a spreadsheet that separates by another character splits the cell there.
const formulaStart = /(^|[\t\r\n;|])(?=\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

/** A cell that stays text in a spreadsheet (OWASP, "CSV Injection"): an apostrophe stands before what would be a formula. */
function csvCell(text: string): string {
  return `"${text.replace(formulaStart, "$1'").replaceAll('"', '""')}"`
}

function minute(time: string | null): string {
  return time?.slice(0, 16).replace('T', ' ') ?? '-'
}

/** Without the control characters that a terminal would obey; the form service's words may hold any. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, '\uFFFD')
}
