import type { Journal, LeadFilter } from '~/leads/journal'
import type { Lead, LeadState } from '~/leads/lead'
import { daysBefore, purgeAll, settledStates } from '~/leads/retention'
import type { CommandOutput } from '../output'
import { readArguments, usage, WrongUsage, type Arguments } from './arguments'
import { csv, forMachines, json, sheet, table } from './format'

// For --all; refused and kept leads only by reference or --state.
const retriedStates: readonly LeadState[] = ['waiting', 'parked']

export interface LeadsCommandContext {
  journal: Journal
  hasFormService: boolean
  retentionDays: number
  now: () => number
  output: CommandOutput
}

/**
 * The `leads` commands (contract, "Commands").
 *
 * @returns the exit code: 0 done, 1 not found or not possible, 2 wrong usage
 * @throws the journal's error
 */
export async function runLeadsCommand(
  args: readonly string[],
  { journal, hasFormService, retentionDays, now, output: { out, err } }: LeadsCommandContext,
): Promise<number> {
  let exitCode = 0
  try {
    const given = readArguments(args, now())
    if (given) await run(given)
    else out(usage)
    return exitCode
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error
    err(`${error.message}\n\n${usage}`)
    return 2
  }

  function complain(message: string): void {
    err(message)
    exitCode = 1
  }

  async function run(given: Arguments): Promise<void> {
    const print = (forPeople: string, forJson: unknown) => {
      const text = given.json ? json(forJson) : forPeople
      if (text) out(text)
    }
    switch (given.command) {
      case 'list':
      case 'export': {
        const leads = await list(given)
        return print((given.command === 'list' ? table : csv)(leads), leads.map(forMachines))
      }

      case 'show': {
        const [reference = ''] = given.references
        const lead = await journal.get(reference)
        return lead ? print(sheet(lead), forMachines(lead)) : complain(unknown(reference))
      }

      case 'retry': {
        const due = given.all ? await retryAll(given) : await makeDue(given.references, retry, notRetriable)
        const nothing = given.all && exitCode === 0 ? 'Nothing waits and nothing is parked.' : ''
        return print(due.map(dueLine).join('\n') || nothing, { due })
      }

      case 'release': {
        const release = (reference: string, at: string) => journal.release(reference, null, at)
        const due = await makeDue(given.references, release, ({ state }) => `is ${state}, not quarantined`)
        return print(due.map(dueLine).join('\n'), { due })
      }

      case 'erase': {
        const normalize = (email: string) => email.trim().toLowerCase()
        const address = normalize(given.email)
        const theirs = (await list({})).filter(({ values }) => normalize(values.email) === address)
        if (theirs.length === 0) return complain(`There is no lead of ${given.email}.`)
        const erased = theirs.map(({ reference }) => reference)
        await journal.remove(erased)
        const sent = theirs.filter(({ attempts }) => attempts > 0).map(({ reference }) => reference)
        const remaining = `\nThe form service may hold them too; erase there: ${sent.join(', ')}`
        const text = `Erased ${erased.join(', ')}.${sent.length > 0 ? remaining : ''}`
        return print(text, { erased, sentToFormService: sent })
      }

      case 'purge': {
        const { state, 'older-than': days = retentionDays } = given
        const purged = await purgeAll(journal, state ? [state] : settledStates, daysBefore(now(), days))
        const leads = purged === 1 ? 'lead' : 'leads'
        return print(`Purged ${purged} ${leads} older than ${days} days.`, { purged })
      }
    }
  }

  function list(filter: LeadFilter): Promise<Lead[]> {
    return journal.list(filter, ({ message }) => complain(`${message}.`))
  }

  async function retryAll(filter: LeadFilter): Promise<string[]> {
    const states = filter.state ? [filter.state] : retriedStates
    const leads = (await Promise.all(states.map((state) => list({ ...filter, state })))).flat()
    // Leads claimed meanwhile are already being sent.
    const reason = (lead: Lead) => (wouldBeStuck(lead) ? notRetriable(lead) : null)
    return makeDue(
      leads.map(({ reference }) => reference),
      retry,
      reason,
    )
  }

  async function retry(reference: string, at: string): Promise<Lead | undefined> {
    const lead = await journal.get(reference)
    return lead && !wouldBeStuck(lead) ? journal.retry(reference, at) : undefined
  }

  /** Without a form service, a settled lead that waits would leave retention and arrive nowhere. */
  function wouldBeStuck({ state }: Lead): boolean {
    return !hasFormService && settledStates.some((settled) => settled === state)
  }

  function notRetriable(lead: Lead): string {
    if (lead.state === 'delivered') return 'has been delivered, and no lead is sent twice'
    if (lead.state === 'quarantined') return 'is quarantined; release sends it'
    if (!wouldBeStuck(lead)) return 'is being sent at this moment'
    return `stays ${lead.state}: CONSULTATION_FORM_ID and PROJECT_FORM_ID are unset, so it cannot be sent`
  }

  /** Returns the due references; reports the others, unless `reason` returns null. */
  async function makeDue(
    references: readonly string[],
    change: (reference: string, at: string) => Promise<Lead | undefined>,
    reason: (lead: Lead) => string | null,
  ): Promise<string[]> {
    const due: string[] = []
    for (const reference of references) {
      if (await change(reference, new Date(now()).toISOString())) {
        due.push(reference)
        continue
      }
      const lead = await journal.get(reference)
      const problem = lead ? reason(lead) : ''
      if (problem !== null) complain(problem ? `${reference} ${problem}.` : unknown(reference))
    }
    return due
  }
}

function unknown(reference: string): string {
  return `There is no lead ${reference}. It may have been purged after its retention time.`
}

function dueLine(reference: string): string {
  return `${reference} is due: the running server sends it within seconds.`
}
