import { parseArgs } from 'node:util'
import { forms } from '~/forms/registry'
import type { FormId } from '~/forms/form'
import type { Journal, LeadFilter } from '~/leads/journal'
import { leadStates, type Lead, type LeadState } from '~/leads/lead'
import { csv, forMachines, json, sheet, table } from './lead-text'
import { daysBefore, purgeAll, settledStates } from '~/leads/retention'

/** Where the command writes. */
export interface CommandOutput {
  out(text: string): void
  err(text: string): void
}

export interface LeadsCommandOptions {
  journal: Journal
  /** `LEAD_RETENTION_DAYS` */
  retentionDays: number
  now: () => number
  output: CommandOutput
}

const usage = `Usage:
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
FORM   is one of ${Object.keys(forms).join(', ')}.
TIME   is a day such as 2026-11-21 (UTC), a time such as 2026-11-21T12:00:00Z, or an age such as 7d, 12h or 30m.
--json works with every command. Exit codes: 0 done, 1 not found or not possible, 2 wrong usage, 78 wrong configuration.`

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

type Option = keyof typeof optionTypes
type Given = ReturnType<typeof readWords>

const filterOptions: readonly Option[] = ['state', 'form', 'since']
const optionsOf: Readonly<Record<string, readonly Option[]>> = {
  list: filterOptions,
  show: [],
  retry: ['all', ...filterOptions],
  release: [],
  export: filterOptions,
  erase: ['email'],
  purge: ['state', 'older-than'],
}

// What --all takes when no state is named; refused and kept leads are sent only when somebody means them.
const retriedStates: readonly LeadState[] = ['waiting', 'parked']
// What is still to be sent is not old, whatever its age.
const purgeableStates: readonly LeadState[] = [...settledStates, 'parked', 'quarantined']

class WrongUsage extends Error {}

/**
 * The operator's view of the journal (contract, "Commands").
 *
 * @returns the exit code: 0 done, 1 not found or not possible, 2 wrong usage
 * @throws the journal's error when it cannot be read or written
 */
export async function runLeadsCommand(
  words: readonly string[],
  { journal, retentionDays, now, output }: LeadsCommandOptions,
): Promise<number> {
  const { out, err } = output
  const time = () => new Date(now()).toISOString()
  try {
    const given = readWords(words)
    const tell = (forPeople: string, forJson: unknown) => {
      const text = given.options.json ? json(forJson) : forPeople
      if (text) out(text)
    }
    return await run(given, tell)
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error
    err(`${error.message}\n\n${usage}`)
    return 2
  }

  async function run(given: Given, tell: (forPeople: string, forJson: unknown) => void): Promise<number> {
    const { command, references, options } = given
    switch (command) {
      case 'help':
        out(usage)
        return 0

      case 'list': {
        const leads = await journal.list(readFilter(given, now()))
        tell(table(leads), leads.map(forMachines))
        return 0
      }

      case 'show': {
        const [reference = '', ...more] = references
        if (!reference || more.length > 0) throw new WrongUsage('show takes one reference.')
        const lead = await journal.get(reference)
        if (!lead) return notFound(reference)
        tell(sheet(lead), forMachines(lead))
        return 0
      }

      case 'retry': {
        const hasReferences = references.length > 0
        if (options.all === hasReferences) throw new WrongUsage('retry takes references, or --all.')
        if (hasReferences && (options.state || options.form || options.since)) {
          throw new WrongUsage('Only retry --all takes a filter.')
        }
        const { due, problems } = await makeDue(await referencesToRetry(given), journal.retry, notRetriable)
        const nothing = options.all ? 'Nothing waits and nothing is parked.' : ''
        tell(due.map(dueLine).join('\n') || nothing, { due })
        // Of all, those that somebody has taken up since are on their way.
        return told(options.all ? [] : problems)
      }

      case 'release': {
        if (references.length === 0) throw new WrongUsage('release takes references.')
        const release = (reference: string, at: string) => journal.release(reference, null, at)
        const { due, problems } = await makeDue(references, release, notQuarantined)
        tell(due.map(dueLine).join('\n'), { due })
        return told(problems)
      }

      case 'export': {
        const leads = await journal.list(readFilter(given, now()))
        tell(csv(leads), leads.map(forMachines))
        return 0
      }

      case 'erase': {
        if (!options.email?.includes('@')) throw new WrongUsage('erase takes --email ADDRESS.')
        return erase(options.email, tell)
      }

      case 'purge': {
        const days = options['older-than'] ?? String(retentionDays)
        if (!/^\d{1,5}$/.test(days)) throw new WrongUsage(`--older-than takes days, not "${days}".`)
        const state = readState(options.state, purgeableStates)
        const states = state ? [state] : settledStates
        const purged = await purgeAll(journal, states, daysBefore(now(), Number(days)))
        tell(`Purged ${purged} ${purged === 1 ? 'lead' : 'leads'} older than ${days} days.`, { purged })
        return 0
      }

      default:
        throw new WrongUsage(command ? `There is no command "${command}".` : 'Which command?')
    }
  }

  async function referencesToRetry(given: Given): Promise<readonly string[]> {
    if (!given.options.all) return given.references
    const filter = readFilter(given, now())
    const states = filter.state ? [filter.state] : retriedStates
    const lists = await Promise.all(states.map((state) => journal.list({ ...filter, state })))
    return lists.flat().map((lead) => lead.reference)
  }

  async function makeDue(
    references: readonly string[],
    change: (reference: string, at: string) => Promise<Lead | undefined>,
    reason: (lead: Lead) => string,
  ) {
    const due: string[] = []
    const problems: string[] = []
    for (const reference of references) {
      if (await change(reference, time())) {
        due.push(reference)
        continue
      }
      const lead = await journal.get(reference)
      problems.push(lead ? `${reference} ${reason(lead)}.` : unknown(reference))
    }
    return { due, problems }
  }

  async function erase(
    address: string,
    tell: (forPeople: string, forJson: unknown) => void,
  ): Promise<number> {
    const theirs = (await journal.list({})).filter(({ values }) => isSameAddress(values.email, address))
    if (theirs.length === 0) {
      err(`There is no lead of ${address}.`)
      return 1
    }
    const erased = theirs.map(({ reference }) => reference)
    await journal.remove(erased)
    const sent = theirs.filter(({ attempts }) => attempts > 0).map(({ reference }) => reference)
    const there =
      sent.length > 0 ? `\nThe form service may hold them too; erase there: ${sent.join(', ')}` : ''
    tell(`Erased ${erased.join(', ')}.${there}`, { erased, sentToFormService: sent })
    return 0
  }

  function notFound(reference: string): number {
    err(unknown(reference))
    return 1
  }

  function told(problems: readonly string[]): number {
    for (const problem of problems) err(problem)
    return problems.length > 0 ? 1 : 0
  }
}

function readWords(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: optionTypes,
      allowPositionals: true,
    })
    const [first, ...rest] = positionals
    const command = values.help ? 'help' : first
    const allowed = optionsOf[command ?? '']
    const strange = Object.keys(values).find(
      (name) => name !== 'json' && !allowed?.some((option) => option === name),
    )
    if (allowed && strange) throw new WrongUsage(`${command} does not take --${strange}.`)
    const references = rest.map((reference) => reference.toUpperCase())
    const takesNone = ['list', 'export', 'erase', 'purge'].includes(command ?? '')
    if (takesNone && rest.length > 0) throw new WrongUsage(`${command} does not take "${rest.join(' ')}".`)
    return { command, references, options: { ...values, all: values.all ?? false } }
  } catch (error) {
    if (error instanceof WrongUsage) throw error
    throw new WrongUsage(error instanceof Error ? error.message : String(error))
  }
}

function readFilter({ options }: Given, now: number): LeadFilter {
  const state = readState(options.state, leadStates)
  const form = readForm(options.form)
  const since = readTime(options.since, now)
  return { ...(state && { state }), ...(form && { form }), ...(since && { since }) }
}

function readState(word: string | undefined, accepted: readonly LeadState[]): LeadState | undefined {
  const state = accepted.find((known) => known === word)
  if (word === undefined || state) return state
  throw new WrongUsage(`--state takes one of ${accepted.join(', ')}, not "${word}".`)
}

function readForm(word: string | undefined): FormId | undefined {
  const form = Object.values(forms).find(({ id }) => id === word)
  if (word === undefined || form) return form?.id
  throw new WrongUsage(`--form takes one of ${Object.keys(forms).join(', ')}, not "${word}".`)
}

const unitMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }

function readTime(word: string | undefined, now: number): string | undefined {
  if (word === undefined) return undefined
  const [, count, unit = ''] = /^(\d{1,5})([mhd])$/.exec(word) ?? []
  if (count) return new Date(now - Number(count) * unitMs[unit]!).toISOString()
  const at = /^\d{4}-\d\d-\d\d(T.*)?$/.test(word) ? Date.parse(word) : Number.NaN
  if (Number.isNaN(at)) throw new WrongUsage(`--since takes a day, a time or an age, not "${word}".`)
  return new Date(at).toISOString()
}

function isSameAddress(one: string | undefined, other: string): boolean {
  return one?.trim().toLowerCase() === other.trim().toLowerCase()
}

function unknown(reference: string): string {
  return `There is no lead ${reference}. It may have been purged after its retention time.`
}

function dueLine(reference: string): string {
  return `${reference} is due: the running server sends it within seconds.`
}

function notRetriable({ state }: Lead): string {
  if (state === 'delivered') return 'has been delivered, and no lead is sent twice'
  if (state === 'quarantined') return 'is quarantined; release sends it'
  return 'is being sent at this moment'
}

function notQuarantined({ state }: Lead): string {
  return `is ${state}, not quarantined`
}
