import { parseArgs, type ParseArgsConfig } from 'node:util'
import * as z from 'zod'
import type { FormId } from '~/forms/form'
import { forms } from '~/forms/registry'
import { leadStates } from '~/leads/lead'
import { typedAsReference } from '~/leads/reference'
import { purgeableStates } from '~/leads/retention'
import { retriableStates } from '~/leads/stores/operators'
import { isDatabaseUrl } from '~/platform/environment'
import { isoTime } from '~/platform/iso-time'
import { isOneSlip } from '~/platform/one-slip'
import usageText from './usage.txt?raw'

const formIds = Object.keys(forms) as FormId[]

export const usage = usageText
  .replace('{forms}', formIds.join(', '))
  .replace('{purgeable}', purgeableStates.join(', '))
  .replace('{states}', leadStates.join(', '))

const flags = ['json', 'version', 'all', 'unmailed', 'yes', 'quiet', 'replace']
const named = ['state', 'form', 'since', 'search', 'email', 'older-than', 'to']
const options: NonNullable<ParseArgsConfig['options']> = {
  help: { type: 'boolean', short: 'h' },
  ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' }])),
  ...Object.fromEntries(named.map((name) => [name, { type: 'string' }])),
}
const config = { options, allowPositionals: true, tokens: true } as const

const unitMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }

const timeBefore = (now: number) =>
  z.string().transform((value, context) => {
    const [, count, unit = ''] = /^(\d{1,5})([mhd])$/.exec(value) ?? []
    if (count) return isoTime(now - Number(count) * unitMs[unit]!)
    if (value === 'today') return isoTime(new Date(now).setHours(0, 0, 0, 0))
    const [, day] = /^(\d{4}-\d\d-\d\d)(T.*)?$/.exec(value) ?? []
    const time = new Date(value.replace(/T[\d:.]+$/, '$&Z'))
    if (z.iso.date().safeParse(day).success && !Number.isNaN(time.getTime())) return time.toISOString()
    context.addIssue(`"${value}" is not a day, time or age, such as 2026-11-21, 12h or 7d`)
    return z.NEVER
  })

const flag = z.boolean().default(false)
const emailAddress = z.string().includes('@', 'Expected an email address')
const days = z.string().regex(/^\d{1,5}$/, 'Expected a number of days')
const none = z.tuple([], 'Expected nothing but options')
const typing = z.string().regex(/^[^@]+$/, 'Expected a reference; "list" and "erase" take --email ADDRESS')
const anyReferences = z.array(typing.transform(typedAsReference))
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
      'Expected either --email ADDRESS or references',
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
  const { values, positionals, tokens } = parseArgs({ ...config, args: [...args] })
  const names = tokens.flatMap((token) => (token.kind === 'option' ? token.name : []))
  if (new Set(names).size < names.length) throw new Error('An option is given twice')
  const { help, version, ...given } = values
  const [name, ...references] = positionals
  if (version) return 'version'
  if (help || name === 'help') return null
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
  if (issue.code !== 'invalid_union') return 'Expected a value'
  const { command: given = '' } = issue.input as { command?: string }
  const meant = usage.match(/(?<= {2}leads )\w+/g)?.find((each) => isOneSlip(each, given))
  return given ? `There is no such command${meant ? `: is it ${meant}?` : ''}` : 'Expected a command'
}
