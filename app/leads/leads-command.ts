import type { Journal } from './journal'
import { leadStates, type Lead, type LeadState } from './lead'

/** Where the command writes, and the exit code it ends with: 0 done, 1 nothing found, 2 wrong usage. */
export interface CommandOutput {
  out(text: string): void
  err(text: string): void
}

const usage = `Usage:
  leads list [--state STATE] [--json]   the leads, newest first
  leads show REFERENCE [--json]         everything about one lead

STATE is one of ${leadStates.join(', ')}.`

/** The operator's view of the journal (contract, "Commands"). */
export async function runLeadsCommand(
  words: readonly string[],
  journal: Journal,
  { out, err }: CommandOutput,
): Promise<number> {
  const json = words.includes('--json')
  const [command, ...given] = words.filter((word) => word !== '--json')
  switch (command) {
    case 'list':
      return list(given)
    case 'show':
      return show(given)
    case 'help':
    case '--help':
      out(usage)
      return 0
    default:
      return misused(command ? `There is no command "${command}".` : 'Which command?')
  }

  async function list(rest: string[]): Promise<number> {
    const [option, state, ...more] = rest
    if (more.length > 0 || (option !== undefined && option !== '--state')) {
      return misused(`list does not take "${rest.join(' ')}".`)
    }
    if (option !== undefined && !isLeadState(state)) return misused(`There is no state "${state ?? ''}".`)
    const leads = await journal.list(isLeadState(state) ? { state } : {})
    out(json ? JSON.stringify(leads.map(forMachines), null, 2) : table(leads))
    return 0
  }

  async function show(rest: string[]): Promise<number> {
    const [reference, ...more] = rest
    if (!reference || more.length > 0) return misused('show takes one reference.')
    const lead = await journal.get(reference.toUpperCase())
    if (!lead) {
      err(`There is no lead ${reference}. It may have been purged after its retention time.`)
      return 1
    }
    out(json ? JSON.stringify(forMachines(lead), null, 2) : sheet(lead))
    return 0
  }

  function misused(reason: string): number {
    err(`${reason}\n\n${usage}`)
    return 2
  }
}

function isLeadState(word: string | undefined): word is LeadState {
  return leadStates.some((state) => state === word)
}

function forMachines({ releaseToken: _secret, ...lead }: Lead) {
  return lead
}

function table(leads: readonly Lead[]): string {
  if (leads.length === 0) return 'No leads.'
  const header = ['REFERENCE', 'RECEIVED', 'FORM', 'STATE', 'TRIES', 'FAILURE', 'EMAIL']
  const rows = leads.map((lead) => [
    lead.reference,
    lead.receivedAt.slice(0, 16).replace('T', ' '),
    lead.form,
    lead.state,
    String(lead.attempts),
    lead.failure ?? '-',
    lead.values.email ?? '-',
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

function sheet(lead: Lead): string {
  const facts = [
    ['reference', lead.reference],
    ['form', lead.form],
    ['state', lead.state],
    ['received', lead.receivedAt],
    ['settled', lead.settledAt ?? '-'],
    ['tries', String(lead.attempts)],
    ['failure', lead.failure ? `${lead.failure}: ${lead.failureMessage ?? ''}` : '-'],
    ['request id', lead.requestId],
    ['page', lead.page],
  ]
  const values = Object.entries(lead.values).map(([name, value]) => `${name}:\n${value.replace(/^/gm, '  ')}`)
  return [...facts.map(([name = '', value]) => `${name.padEnd(12)}${value}`), '', ...values].join('\n')
}
