import { NotPossible } from '~/leads/journal-fault'
import { UnreadableLead, type Lead } from '~/leads/lead'
import { leadPages } from '~/leads/list-leads'
import { referenceSyntax } from '~/forms/receipt'
import { withReserve } from '~/leads/disk-reserve'
import { daysBefore, purgeAll } from '~/leads/retention'
import type { LeadSelection } from '~/leads/stores/operators'
import { releaseText } from '~/platform/release'
import { readArguments, usage, type Arguments } from './arguments'
import type { CommandContext, Done } from './context'
import { csv, json, jsonArray, sheet, table, type Layout } from './format'
import { createRetry, unknownLead } from './retry'
import { backup, copy, restoreBackup } from './safekeeping'
import { problemsText, readStatus, statusText } from './status'

/** Returns the exit code: 0 done, 1 not found, not possible or a person is needed, 2 wrong usage. */
export async function runLeadsCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { databaseUrl, retentionDays, now, out, err } = context
  const journal = withReserve(context.journal, databaseUrl)
  const retry = createRetry(context, complain)
  let exitCode = 0
  let parsed
  try {
    parsed = readArguments(args, now())
  } catch (error) {
    err(`${(error as Error).message.split('\n')[0]?.replace(/\.$/, '')}; see "leads help"`)
    return 2
  }
  try {
    if (parsed === 'version') await out(`dayfive ${releaseText}`)
    else if (parsed === null) await out(usage)
    else {
      const done = await run(parsed)
      const text = done && (parsed.json ? json(done.data) : done.text)
      if (text) await out(text)
    }
  } catch (error) {
    if (!(error instanceof NotPossible || error instanceof UnreadableLead)) throw error
    complain(error.message)
  }
  return exitCode

  function complain(message: string): void {
    err(message)
    exitCode = 1
  }

  async function run(given: Arguments): Promise<Done | void> {
    switch (given.command) {
      case 'status': {
        const status = await readStatus(context)
        if (status.problems.length > 0) exitCode = 1
        else if (given.quiet) return
        return { text: given.quiet ? problemsText(status) : statusText(status, now()), data: status }
      }

      case 'list':
      case 'export':
        return printPages(given, given.json ? jsonArray : { list: table, export: csv }[given.command])

      case 'show': {
        const [reference = ''] = given.references
        const lead = await journal.get(reference)
        return lead ? { text: sheet(lead), data: lead } : complain(await unknown(reference))
      }

      case 'retry': {
        if (!given.all) return retry.references(given.references)
        const done = await retry.all(given)
        return done.text || exitCode > 0 ? done : { ...done, text: 'Nothing is waiting or parked.' }
      }

      case 'release': {
        const released = await retry.release(given.references)
        await context.record('release', released.data.due.length)
        return released
      }

      case 'erase':
        return erase(given)

      case 'purge': {
        const { state, yes, 'older-than': days = retentionDays } = given
        const before = daysBefore(now(), days)
        const count = await (yes ? purgeAll(journal, [state], before) : journal.purgeable([state], before))
        if (yes) await context.record('purge', count)
        const leads = `${count} ${state} ${count === 1 ? 'lead' : 'leads'} older than ${days} days`
        return yes
          ? { text: `Purged ${leads}.`, data: { purged: count } }
          : { text: `Would purge ${leads}: repeat it with --yes.`, data: { purgeable: count } }
      }

      case 'backup':
        return backup(given.references[0], context)

      case 'restore':
        return restoreBackup(given.references[0]!, given.replace, context)

      case 'copy':
        return copy(given.to, context)
    }
  }

  function pagesOf(selection: LeadSelection): AsyncGenerator<Lead[]> {
    return leadPages(journal, selection, ({ message }) => complain(`${message}.`))
  }

  async function printPages(selection: LeadSelection, layout: Layout): Promise<void> {
    const { head, row, between, tail, empty } = layout
    // Held back until it is known whether another follows.
    let last: string | null = null
    for await (const leads of pagesOf(selection)) {
      await out(last === null ? head : last + between)
      last = leads.map(row).join(`${between}\n`)
    }
    await out(last ?? empty)
    if (last !== null && tail) await out(tail)
  }

  async function unknown(reference: string): Promise<string> {
    if (!referenceSyntax.test(reference)) return `"${reference}" is not a reference, such as K7F2-9QXM.`
    const near = await journal.near(reference)
    return near.length > 0
      ? `There is no lead ${reference}. Did you mean ${near.join(' or ')}?`
      : unknownLead(reference)
  }

  async function erase({ email, references }: Arguments & { command: 'erase' }): Promise<Done | void> {
    const [erased, sent]: [string[], string[]] = [[], []]
    for await (const leads of email ? pagesOf({ email, orUnreadable: true }) : named(references)) {
      const some = leads.map(({ reference }) => reference)
      await journal.erase(some, new Date(now()).toISOString())
      erased.push(...some)
      sent.push(...leads.filter(mayBeSent).map(({ reference }) => reference))
    }
    if (erased.length === 0) return email ? complain(`There is no lead of ${email}.`) : undefined
    await context.record('erase', erased.length)
    const remaining =
      '\nThe form service and the mailbox may hold them too: look there for the email address.'
    const text = `Erased ${erased.join(', ')}, which a restored backup leaves out.${sent.length > 0 ? remaining : ''}`
    return { text, data: { erased, sentToFormService: sent } }
  }

  /** Also those that cannot be read. */
  async function* named(references: readonly string[]): AsyncGenerator<(Lead | Unreadable)[]> {
    const leads: (Lead | Unreadable)[] = []
    for (const reference of references) {
      const lead = await journal.get(reference).catch(() => ({ reference }))
      if (lead) leads.push(lead)
      else complain(await unknown(reference))
    }
    yield leads
  }
}

type Unreadable = Pick<Lead, 'reference'>

/** Also while it is being sent or mailed, or when its sender was killed; perhaps where it cannot be read. */
function mayBeSent(lead: Lead | Unreadable): boolean {
  if (!('state' in lead)) return true
  const { attempts, state, leaseUntil, mailAt, mailedAt } = lead
  return attempts > 0 || state === 'received' || [leaseUntil, mailAt, mailedAt].some((time) => time !== null)
}
