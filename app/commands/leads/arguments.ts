import { parseArgs } from 'node:util'
import * as z from 'zod'
import type { FormId } from '~/forms/form'
import { forms } from '~/forms/registry'
import { leadStates } from '~/leads/lead'
import { typedAsReference } from '~/leads/reference'
import { purgeableStates } from '~/leads/retention'
import { retriableStates } from '~/leads/stores/operators'
import { isDatabaseUrl } from '~/platform/environment'
import { isoTime } from '~/platform/iso-time'

const formIds = Object.keys(forms) as FormId[]

export const usage = `Usage:
  leads status [--quiet] [--json]      how the journal and its leads are; ends with 1 when a person is needed,
                                       and with --quiet prints nothing but that, for cron; never a private word
  leads list [FILTER] [--json]         the leads, newest first
  leads show REFERENCE [--json]        everything about one lead
  leads retry REFERENCE ... | --all [FILTER]
                                       a server sends within seconds what did not arrive: leads, even if their form
                                       rests, and emails; never a lead twice. --all takes every email that failed for
                                       certain, and every lead that is waiting, parked, received or kept; --state
                                       those of one state
  leads release REFERENCE ...          a server sends quarantined leads within seconds
  leads export [FILTER] [--json]       the leads as CSV for a spreadsheet
  leads erase --email ADDRESS | REFERENCE ...
                                       removes every lead of this address, or these, whatever their state
  leads purge [--state STATE] [--older-than DAYS] [--yes]
                                       says how many delivered leads, or those of one state (${purgeableStates.join(', ')}),
                                       are older than LEAD_RETENTION_DAYS or these days; removes them with --yes
  leads backup [FILE]                  writes the whole journal into a new SQLite file, while visitors go on
                                       sending; without FILE, data/backup-YYYY-MM-DDTHH-MM-SSZ.db
  leads restore FILE [--replace]       puts a backup in place of the journal, and keeps the old file aside; with
                                       --replace even if leads are lost by that. Stop the servers first
  leads copy --to URL                  copies the journal into one without leads, and compares them; URL as for
                                       DATABASE_URL. Stop the servers first

FILTER is any of --state STATE, --form FORM, --since TIME, --email ADDRESS, --search TEXT (in any field, in any case), and
       --unmailed, for those whose email waits, or that "retry --all" would email for the first time.
STATE  is one of ${leadStates.join(', ')}.
FORM   is one of ${formIds.join(', ')}.
TIME   is a day such as 2026-11-21 (UTC), a time such as 2026-11-21T12:00:00Z, or an age such as 7d, 12h or 30m; today begins at
       midnight of the machine's time zone.
REFERENCE is in any case, with or without its hyphen.
The journal is that of DATABASE_URL, which of these only "restore" creates. --json works with every command;
--version names the release.
Exit codes: 0 done, 1 not found, not possible, or (status) a person is needed, 2 wrong usage, 78 wrong configuration.`

const options = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
  all: { type: 'boolean' },
  state: { type: 'string' },
  form: { type: 'string' },
  since: { type: 'string' },
  unmailed: { type: 'boolean' },
  search: { type: 'string' },
  yes: { type: 'boolean' },
  email: { type: 'string' },
  'older-than': { type: 'string' },
  quiet: { type: 'boolean' },
  replace: { type: 'boolean' },
  to: { type: 'string' },
} as const

const unitMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }

const timeBefore = (now: number) =>
  z.string().transform((value, context) => {
    const [, count, unit = ''] = /^(\d{1,5})([mhd])$/.exec(value) ?? []
    if (count) return isoTime(now - Number(count) * unitMs[unit]!)
    // Sweden writes the ISO form.
    const written = value === 'today' ? `${new Date(now).toLocaleDateString('sv-SE')}T00:00` : value
    const [, day] = /^(\d{4}-\d\d-\d\d)(T.*)?$/.exec(written) ?? []
    const time = new Date(written)
    if (z.iso.date().safeParse(day).success && !Number.isNaN(time.getTime())) return time.toISOString()
    context.addIssue(`"${value}" is not a day, time or age, such as 2026-11-21, 12h or 7d`)
    return z.NEVER
  })

const flag = z.boolean().default(false)
const emailAddress = z.string().includes('@', 'Expected an email address')
const days = z.string().regex(/^\d{1,5}$/, 'Expected a number of days')
const none = z.tuple([], 'Expected nothing but options')
const anyReferences = z.array(z.string().min(1, 'Expected a reference').transform(typedAsReference))
const someReferences = anyReferences.min(1, 'Expected a reference')
const files = z.array(z.string().min(1))

function command<const Name extends string, References extends z.ZodType, Fields extends object>(
  name: Name,
  references: References,
  fields: Fields,
) {
  return z.strictObject({ json: flag, command: z.literal(name), references, ...fields })
}

function argumentsSchema(now: number) {
  const filter = {
    state: z.enum(leadStates).optional(),
    form: z.enum(formIds).optional(),
    since: timeBefore(now).optional(),
    email: emailAddress.optional(),
    search: z.string().trim().min(1, 'Expected some text').optional(),
    unmailed: z.boolean().optional(),
  }
  const commands = [
    command('status', none, { quiet: flag }),
    command('list', z.tuple([], 'Expected a filter; one lead is shown by "leads show"'), filter),
    command('export', none, filter),
    command('show', someReferences.max(1, 'Expected one reference'), {}),
    z.discriminatedUnion('all', [
      command('retry', none, { all: z.literal(true), ...filter, state: z.enum(retriableStates).optional() }),
      command('retry', anyReferences.min(1, 'Expected either --all or references'), {
        all: z.undefined().optional(),
      }),
    ]),
    command('release', someReferences, {}),
    command('erase', anyReferences, { email: emailAddress.optional() }).refine(
      ({ email, references }) => Boolean(email) !== references.length > 0,
      'Expected either --email or references',
    ),
    command('purge', none, {
      state: z.enum(purgeableStates).default('delivered'),
      yes: flag,
      'older-than': days.transform(Number).optional(),
    }),
    command('backup', files.max(1, 'Expected one file at most'), {}),
    command('restore', files.length(1, 'Expected one file'), { replace: flag }),
    command('copy', none, {
      to: z.string().refine(isDatabaseUrl, 'Expected file:PATH, or postgres://USER:PASSWORD@HOST/DATABASE'),
    }),
  ] as const
  return z.discriminatedUnion('command', commands)
}

export type Arguments = z.infer<ReturnType<typeof argumentsSchema>>

/** Null asks for help. @throws an error whose first sentence is for the user */
export function readArguments(args: readonly string[], now: number): Arguments | 'version' | null {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const { help, version, ...given } = values
  const [name, ...references] = positionals
  if (version) return 'version'
  if (help || name === 'help' || args.length === 0) return null
  const typed = { command: name, references, ...given }
  const { data, error } = argumentsSchema(now).safeParse(typed, { error: wordsOf })
  if (data) return data
  const { path, message } = error.issues[0]!
  throw new Error(Object.hasOwn(options, path[0] ?? '') ? `--${String(path[0])}: ${message}` : message)
}

/** Messages for mistakes that have no message of their own. */
const wordsOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys')
    return `It takes no ${issue.keys.map((key) => `--${key}`).join(', ')}`
  if (issue.code === 'invalid_value') return `Expected one of ${issue.values.join(', ')}`
  return issue.code === 'invalid_union' ? 'There is no such command' : 'Expected a value'
}
