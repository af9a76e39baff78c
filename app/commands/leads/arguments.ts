import { parseArgs } from 'node:util'
import type { FormId } from '~/forms/form'
import { forms } from '~/forms/registry'
import type { LeadFilter } from '~/leads/journal'
import { leadStates, type LeadState } from '~/leads/lead'
import { settledStates } from '~/leads/retention'

const formNames = Object.keys(forms) as FormId[]

export const usage = `Usage:
  leads list [FILTER] [--json]         the leads, newest first
  leads show REFERENCE [--json]        everything about one lead
  leads retry REFERENCE ... | --all [FILTER]
                                       has leads that did not arrive sent at once by the running server;
                                       --all takes those that wait or are parked, or those of one state
  leads release REFERENCE ...          has quarantined leads sent by the running server
  leads export [FILTER] [--json]       the leads as CSV for a spreadsheet
  leads erase --email ADDRESS          removes every lead of this address, whatever its state
  leads purge [--state STATE] [--older-than DAYS]
                                       removes settled leads (${settledStates.join(', ')}), or those of one state,
                                       that are older than LEAD_RETENTION_DAYS or these days

FILTER is any of --state STATE, --form FORM, --since TIME.
STATE  is one of ${leadStates.join(', ')}.
FORM   is one of ${formNames.join(', ')}.
TIME   is a day such as 2026-11-21 (UTC), a time such as 2026-11-21T12:00:00Z, or an age such as 7d, 12h or 30m.
--json works with every command. Exit codes: 0 done, 1 not found or not possible, 2 wrong usage, 78 wrong configuration.`

export class WrongUsage extends Error {}

const optionTypes = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  all: { type: 'boolean' },
  state: { type: 'string' },
  form: { type: 'string' },
  since: { type: 'string' },
  email: { type: 'string' },
  'older-than': { type: 'string' },
} as const

const filterOptions = ['state', 'form', 'since']
const commands: Readonly<Record<string, { options: readonly string[]; takesReferences?: boolean }>> = {
  list: { options: filterOptions },
  show: { options: [], takesReferences: true },
  retry: { options: ['all', ...filterOptions], takesReferences: true },
  release: { options: [], takesReferences: true },
  export: { options: filterOptions },
  erase: { options: ['email'] },
  purge: { options: ['state', 'older-than'] },
}

export type Arguments = ReturnType<typeof readArguments>

/** @throws WrongUsage */
export function readArguments(args: readonly string[]) {
  const { values: options, positionals } = parse(args)
  const [first = '', ...rest] = positionals
  if (options.help || first === 'help') return { command: 'help', references: [], options }
  const known = Object.hasOwn(commands, first) ? commands[first] : undefined
  if (!known) throw new WrongUsage(first ? `There is no command "${first}".` : 'Which command?')
  const unknown = Object.keys(options).find((name) => name !== 'json' && !known.options.includes(name))
  if (unknown) throw new WrongUsage(`${first} does not take --${unknown}.`)
  if (!known.takesReferences && rest.length > 0) {
    throw new WrongUsage(`${first} does not take "${rest.join(' ')}".`)
  }
  return { command: first, references: rest.map((reference) => reference.toUpperCase()), options }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: optionTypes, allowPositionals: true })
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error))
  }
}

/** @throws WrongUsage */
export function readFilter({ options }: Arguments, now: number): LeadFilter {
  const state = readName('state', options.state, leadStates)
  const form = readName('form', options.form, formNames)
  const since = readTime(options.since, now)
  return { ...(state && { state }), ...(form && { form }), ...(since && { since }) }
}

// Never leads that are still to be sent.
const purgeableStates: readonly LeadState[] = [...settledStates, 'parked', 'quarantined']

/** @throws WrongUsage */
export function readPurge({ options }: Arguments, retentionDays: number) {
  const days = options['older-than'] ?? String(retentionDays)
  if (!/^\d{1,5}$/.test(days)) throw new WrongUsage(`--older-than takes days, not "${days}".`)
  const state = readName('state', options.state, purgeableStates)
  return { days: Number(days), states: state ? [state] : settledStates }
}

function readName<Name extends string>(
  option: string,
  value: string | undefined,
  accepted: readonly Name[],
): Name | undefined {
  const name = accepted.find((known) => known === value)
  if (value === undefined || name) return name
  throw new WrongUsage(`--${option} takes one of ${accepted.join(', ')}, not "${value}".`)
}

const unitMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }

function readTime(value: string | undefined, now: number): string | undefined {
  if (value === undefined) return undefined
  const [, count, unit = ''] = /^(\d{1,5})([mhd])$/.exec(value) ?? []
  if (count) return new Date(now - Number(count) * unitMs[unit]!).toISOString()
  const at = /^\d{4}-\d\d-\d\d(T.*)?$/.test(value) ? Date.parse(value) : Number.NaN
  if (Number.isNaN(at)) throw new WrongUsage(`--since takes a day, a time or an age, not "${value}".`)
  return new Date(at).toISOString()
}
