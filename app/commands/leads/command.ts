import { withReserve } from '~/leads/disk-reserve'
import { NotPossible } from '~/leads/journal-fault'
import { referenceSyntax } from '~/forms/receipt'
import { UnreadableLead, type Lead } from '~/leads/lead'
import { leadPages, type LeadFilter } from '~/leads/list-leads'
import { daysBefore, purgeAll } from '~/leads/retention'
import { isoTime } from '~/platform/iso-time'
import { releaseText } from '~/platform/release'
import { firstSentence } from '../first-sentence'
import { readArguments, usage, type Arguments } from './arguments'
import type { CommandContext, Done } from './context'
import { csv, json, jsonArray, sheet, table } from './format'
import { createRetry } from './retry'
import { backup, copy, restoreBackup } from './backup'
import { problemsText, readStatus, statusText } from './status'

/** Returns the exit code: 0 done, 1 not found, not possible or a person is needed, 2 wrong usage. */
export async function runLeadsCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { environment, now, out, err } = context
  let { journal } = context
  const { usualStates, retryNamed, retryAll, release } = createRetry(context, complain)
  let exitCode = 0
  let parsed
  try {
    parsed = readArguments(args, now())
  } catch (error) {
    err(`${firstSentence(error)}; see "leads help"`)
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
    if (!(error instanceof NotPossible)) throw error
    complain(error.message)
  }
  return exitCode

  function complain(message: string): void {
    err(message)
    exitCode = 1
  }

  async function run(given: Arguments): Promise<Done | void> {
    if (given.command === 'erase' || (given.command === 'purge' && given.yes))
      journal = withReserve(journal, environment.DATABASE_URL)
    switch (given.command) {
      case 'status': {
        const status = await readStatus(context)
        if (status.problems.length > 0) exitCode = 1
        else if (given.quiet) return
        if (!given.quiet) return { text: statusText(status, now()), data: status }
        return { text: problemsText(status), data: { problems: status.problems } }
      }
      case 'list':
      case 'export': {
        const print = given.json ? jsonArray : { list: table, export: csv }[given.command]
        for await (const text of print(selected(given))) await out(text)
        return
      }
      case 'show':
        for await (const [lead] of named(given.references)) {
          if (!(lead instanceof UnreadableLead)) return { text: sheet(lead!, now()), data: lead }
          complain(`${lead.message}.`)
        }
        return
      case 'retry': {
        if (!given.all) return retryNamed(named(given.references))
        const pages = selected(given, given.state ? [given.state] : usualStates)
        const done = await retryAll(pages, selected({ ...given, unmailed: true }))
        const needs = usualStates.includes('kept') ? '' : ' Kept leads need form ids or ENQUIRY_EMAIL first.'
        return done.text || exitCode > 0 ? done : { ...done, text: `Nothing waits to be sent.${needs}` }
      }
      case 'release': {
        const released = await release(named(given.references))
        const count = released.data.due.length
        if (count > 0) await context.record('release', count)
        return released
      }
      case 'erase': {
        const { email, references } = given
        return erase(email ? selected({ email }) : named(references), email)
      }
      case 'purge': {
        const { state, yes, 'older-than': days = environment.LEAD_RETENTION_DAYS } = given
        const before = daysBefore(now(), days)
        const unmailed = await journal.purgeable([state], before, true)
        const count = await (yes ? purgeAll(journal, [state], before) : journal.purgeable([state], before))
        if (yes && count > 0) await context.record('purge', count)
        const waiting = unmailed
          ? `; ${unmailed} ${environment.ENQUIRY_EMAIL ? 'not mailed yet, kept' : 'of them never mailed'}`
          : ''
        const age = days === 1 ? '1 day' : `${days} days`
        const leads = `${count} ${state} ${count === 1 ? 'lead' : 'leads'} older than ${age}${waiting}`
        const repeat = count > 0 ? ' To do so, add --yes.' : ''
        if (yes) return { text: `Purged ${leads}.`, data: { purged: count, unmailed } }
        return { text: `Would purge ${leads}.${repeat}`, data: { purgeable: count, unmailed } }
      }
      case 'backup':
        return backup(given.references[0], context)
      case 'restore':
        return restoreBackup(given.references[0]!, given.replace, context)
      case 'copy':
        return copy(given.to, context)
    }
  }

  async function* selected(filter: LeadFilter, states: LeadFilter['state'][] = [filter.state]) {
    for (const state of states)
      yield* leadPages(journal, { ...filter, state }, ({ message }) => complain(`${message}.`))
  }

  async function* named(references: readonly string[]) {
    for (const reference of references) {
      const lead = await journal.get(reference).catch((error: unknown) => {
        if (error instanceof UnreadableLead) return error
        throw error
      })
      if (lead) yield [lead]
      else if (!referenceSyntax.test(reference)) complain(`${reference} is no reference, such as K7F2-9QXM.`)
      else complain(`There is no lead ${reference}. It may have been erased, or purged after its time.`)
    }
  }

  async function erase(pages: AsyncIterable<(Lead | UnreadableLead)[]>, email?: string) {
    const erased: string[] = []
    const places = new Set<string>()
    for await (const leads of pages) {
      for (const place of leads.flatMap(placesOf)) places.add(place)
      const some = leads.map(({ reference }) => reference)
      await journal.erase(some, isoTime(now()))
      erased.push(...some)
    }
    if (erased.length === 0) return email ? complain(`There is no lead of ${email}.`) : undefined
    await context.record('erase', erased.length)
    const text = `Erased ${erased.join(', ')}. A backup restored over this journal lacks what was erased.`
    const more = `\nDelete that ${[...places].toSorted().join(' and ')}, too: search there for the visitor's email address.`
    return { text: places.size > 0 ? text + more : text, data: { erased } }
  }
}

/** Where else a lead is, or may be: what is being sent may arrive. */
function placesOf(lead: Lead | UnreadableLead): string[] {
  const isUnknown = lead instanceof UnreadableLead
  return [
    isUnknown || lead.attempts > 0 || lead.leaseUntil ? ['at the form service'] : [],
    isUnknown || lead.mailAt || lead.mailedAt || lead.mailFailure
      ? ['in the mailboxes of ENQUIRY_EMAIL']
      : [],
  ].flat()
}
