import { UnreadableLead, type Journal } from '~/leads/journal'
import { NotPossible } from '~/leads/journal-fault'
import type { Lead } from '~/leads/lead'
import { leadPages, type LeadSelection } from '~/leads/list-leads'
import { referenceSyntax } from '~/forms/receipt'
import { withReserve } from '~/leads/reserve'
import { daysBefore, purgeAll } from '~/leads/retention'
import { releaseText } from '~/platform/release'
import type { CommandOutput } from '../output'
import { readArguments, usage, WrongUsage, type Arguments } from './arguments'
import { csv, forMachines, json, jsonArray, sheet, table, type Layout } from './format'
import { createRetry, unknownLead, type Retried } from './retry'
import { backup, copy, restoreBackup, type Done } from './safekeeping'
import { problemsText, readStatus, statusText } from './status'

export interface LeadsCommandContext {
  journal: Journal
  /** Where the journal is, for the commands that handle it as a whole. */
  databaseUrl: string
  hasFormService: boolean
  isMailed: boolean
  retentionDays: number
  now: () => number
  output: CommandOutput
}

/** Returns the exit code: 0 done, 1 not found, not possible or a person is needed, 2 wrong usage. */
export async function runLeadsCommand(
  args: readonly string[],
  context: LeadsCommandContext,
): Promise<number> {
  const { databaseUrl, retentionDays, now } = context
  const journal = withReserve(context.journal, databaseUrl)
  const { out, err } = context.output
  let exitCode = 0
  const time = () => new Date(now()).toISOString()
  const retry = createRetry({ ...context, complain })
  try {
    const given = readArguments(args, now())
    if (given === 'version') await out(`dayfive ${releaseText}`)
    else if (given) await run(given)
    else await out(usage)
    return exitCode
  } catch (error) {
    if (error instanceof NotPossible || error instanceof UnreadableLead) {
      err(error.message)
      return 1
    }
    if (!(error instanceof WrongUsage)) throw error
    err(`${error.message.split('\n')[0]?.replace(/\.$/, '')}; see "leads help"`)
    return 2
  }

  function complain(message: string): void {
    err(message)
    exitCode = 1
  }

  async function run(given: Arguments): Promise<void> {
    const print = async (forPeople: string, forJson: unknown) => {
      await out(given.json ? json(forJson) : forPeople)
    }
    const printDone = ({ text, facts }: Done) => print(text, facts)
    switch (given.command) {
      case 'status': {
        const status = await readStatus(context)
        if (status.problems.length > 0) exitCode = 1
        else if (given.quiet) return
        return print(given.quiet ? problemsText(status) : statusText(status, now()), status)
      }

      case 'list':
        return printPages(given, given.json ? jsonArray : table)

      case 'export':
        return printPages(given, given.json ? jsonArray : csv)

      case 'show': {
        const [reference = ''] = given.references
        const lead = await journal.get(reference)
        return lead ? print(sheet(lead), forMachines(lead)) : complain(await unknown(reference))
      }

      case 'retry': {
        const retried = await (given.all ? retry.all(given) : retry.references(given.references))
        const isNothing = given.all && retried.due.length === 0 && exitCode === 0
        if (isNothing && !given.json) return print('Nothing waits and nothing is parked.', null)
        return printDue(retried, given.json)
      }

      case 'release':
        return printDue(await retry.release(given.references), given.json)

      case 'erase': {
        const { erased, sent } = await (given.email ? erase(given.email) : eraseThese(given.references))
        if (erased.length === 0)
          return given.email ? complain(`There is no lead of ${given.email}.`) : undefined
        const remaining =
          '\nThe form service and the mailbox may hold them too: look there for the e-mail address.'
        const text = `Erased ${erased.join(', ')}, which a restored backup leaves out.${sent.length > 0 ? remaining : ''}`
        return print(text, { erased, sentToFormService: sent })
      }

      case 'purge': {
        const { state, yes, 'older-than': days = retentionDays } = given
        const before = daysBefore(now(), days)
        const count = await (yes ? purgeAll(journal, [state], before) : journal.purgeable([state], before))
        const leads = `${count} ${state} ${count === 1 ? 'lead' : 'leads'} older than ${days} days`
        return yes
          ? print(`Purged ${leads}.`, { purged: count })
          : print(`Would purge ${leads}: repeat it with --yes.`, { purgeable: count })
      }

      case 'backup':
        return printDone(await backup(given.references[0], context))

      case 'restore':
        return printDone(await restoreBackup(given.references[0]!, given.replace, context))

      case 'copy':
        return printDone(await copy(given.to, context))
    }
  }

  async function printDue({ due, woken }: Retried, isJson: boolean): Promise<void> {
    const lines = isJson
      ? [json({ due, woken: woken.length > 0 ? woken : undefined })]
      : [
          ...woken.map((form) => `${form} rests no longer, though the form service asked for it.`),
          ...due.map((reference) => `${reference} is due: a running server sends it in its turn.`),
        ]
    for (const line of lines) await out(line)
  }

  function pagesOf(selection: LeadSelection): AsyncGenerator<Lead[]> {
    const { state, form, since, email, orUnreadable, search } = selection
    return leadPages(journal, { state, form, since, email, orUnreadable, search }, ({ message }) =>
      complain(`${message}.`),
    )
  }

  async function printPages(
    selection: LeadSelection,
    { head, row, between, tail, empty }: Layout,
  ): Promise<void> {
    // Held back until it is known whether another follows.
    let last: string | null = null
    for await (const leads of pagesOf(selection)) {
      await out(last === null ? head : last + between)
      last = leads.map(row).join(`${between}\n`)
    }
    await out(last ?? empty)
    if (last !== null && tail !== null) await out(tail)
  }

  async function unknown(reference: string): Promise<string> {
    if (!referenceSyntax.test(reference)) return `"${reference}" is no reference, such as K7F2-9QXM.`
    const near = await journal.near(reference)
    return near.length > 0
      ? `There is no lead ${reference}. Did you mean ${near.join(' or ')}?`
      : unknownLead(reference)
  }

  /** Also those that cannot be read. */
  async function eraseThese(references: readonly string[]): Promise<{ erased: string[]; sent: string[] }> {
    const [erased, sent]: [string[], string[]] = [[], []]
    for (const reference of references) {
      const lead = await journal.get(reference).catch(() => 'unreadable' as const)
      if (!lead) complain(await unknown(reference))
      else erased.push(reference)
      if (lead && (lead === 'unreadable' || mayBeSent(lead))) sent.push(reference)
    }
    await journal.erase(erased, time())
    return { erased, sent }
  }

  async function erase(email: string): Promise<{ erased: string[]; sent: string[] }> {
    const [erased, sent]: [string[], string[]] = [[], []]
    for await (const leads of pagesOf({ email, orUnreadable: true })) {
      const references = leads.map(({ reference }) => reference)
      await journal.erase(references, time())
      erased.push(...references)
      sent.push(...leads.filter(mayBeSent).map(({ reference }) => reference))
    }
    return { erased, sent }
  }
}

/** Also while it is being sent or mailed, or when its sender was killed. */
function mayBeSent({ attempts, state, leaseUntil, mailAt, mailedAt }: Lead): boolean {
  return attempts > 0 || state === 'received' || [leaseUntil, mailAt, mailedAt].some((time) => time !== null)
}
