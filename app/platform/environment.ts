import * as z from 'zod'
import { isOneSlip } from './one-slip'
import postgresParameters from './postgres-parameters.json' with { type: 'json' }

const digits = z.string().regex(/^\d+$/)
const wholeNumber = (min: number, max: number) => digits.transform(Number).pipe(z.number().min(min).max(max))
const range = (what: string, min: number, max: number, initial: number) =>
  wholeNumber(min, max).default(initial).describe(`${what} from ${min} to ${max}`)

const isUrl = (schemes: RegExp, isRight: (url: URL) => boolean) => (value: string) => {
  try {
    return schemes.test(value) && isRight(new URL(value))
  } catch {
    return false
  }
}
const isSecretUrl = isUrl(/^https?:\/\//i, ({ username, password, hash }) => !username && !password && !hash)
/** Only user, password, host and port are accepted. */
const isMailServer = isUrl(
  /^smtps?:\/\//i,
  ({ hostname, pathname, search, hash, username, password }) =>
    /^([\w.-]+|\[[\da-f:.]+\])$/i.test(hostname) &&
    /^\/?$/.test(pathname + search + hash) &&
    // Decoding throws on invalid UTF-8. A NUL would separate user and password elsewhere (RFC 4616).
    !decodeURIComponent(`${username}:${password}`).includes('\0'),
)
/** `pg` would ignore them, such as a misspelled `sslmode`. Some that it ignores are known, since hosts of databases add them. */
const unknownParameters = ({ searchParams }: URL) =>
  [...searchParams]
    .map(([name, value]) => (name === 'sslmode' ? `${name}=${value}` : name))
    .filter((parameter) => !postgresParameters.includes(parameter))
/** Strict, so that no part of a password with an unescaped `@`, `:` or `/` is taken for the host, which errors name. */
const isPostgresUrl = isUrl(
  /^postgres(ql)?:\/\/\/?[^/]/,
  (url) =>
    /^([\w.-]*|\[[\da-f:.]+\])$/i.test(url.hostname) &&
    !url.pathname.includes('@') &&
    unknownParameters(url).length === 0,
)

export function isDatabaseUrl(value: string): boolean {
  return /^file:(?!\w+:\/\/).+/.test(value) || isPostgresUrl(value)
}

const matching = (pattern: RegExp) => z.string().regex(pattern).optional()
const formId = matching(/^[\w-]+$/).describe(
  'a form id, the part after /f/ in its address; both ids or neither',
)

const text = (isRight: (value: string) => boolean) => z.string().refine(isRight)
const webUrl = text(isSecretUrl)
  .transform((value) => new URL(value))
  .refine((url) => !url.search)
const secretUrl = text(isSecretUrl).optional().describe('an http or https address without user or fragment')
const emailAddresses = z
  .string()
  .transform((value) => value.split(',').map((address) => address.trim()))
  .pipe(z.array(z.email()))
  .optional()
  .describe('email addresses, separated by commas')

const isSender = (value: string) => z.email().safeParse(value.replace(/^[^<>\p{Cc}]*<(.*)>$/u, '$1')).success

const mailUrl = 'smtp://USER:PASSWORD@HOST:PORT or smtps://…, @ is %40, : %3A, / %2F, ? %3F, # %23, % %25'

/** Error messages show the descriptions. */
const environmentSchema = z.object({
  PORT: range('a port', 0, 65_535, 3000),
  HOST: matching(/^[a-z0-9.:_-]+$/i).describe('a host name or address to listen on'),
  SITE_URL: webUrl
    .refine((url) => url.pathname === '/')
    .transform((url) => url.origin)
    .optional()
    .describe('an http or https origin without a path, for example https://dayfive.example'),
  CONTACT_EMAIL: z.email().default('hello@dayfive.example').describe('an email address'),
  CONSULTATION_FORM_ID: formId,
  PROJECT_FORM_ID: formId,
  FORM_SERVICE_URL: webUrl
    .refine((url) => !/\/f(\/|$)/.test(url.pathname))
    .transform((url) => url.href.replace(/\/+$/, ''))
    .default('https://formspree.io')
    .describe('an http or https address without query or user, without /f and what follows it'),
  FORM_SERVICE_TIMEOUT_MS: range('milliseconds', 100, 60_000, 8000),
  DATABASE_URL: text(isDatabaseUrl)
    .default('file:data/leads.db')
    .describe('file:PATH, or postgres://USER:PASSWORD@HOST/DATABASE?sslmode=verify-full'),
  LEAD_RETENTION_DAYS: range('days', 1, 3650, 90),
  SUBMISSIONS_PER_HOUR: range('a number', 1, 100_000, 20),
  SUBMISSIONS_PER_HOUR_TOTAL: range('a number', 1, 1_000_000, 2000),
  ALERT_WEBHOOK_URL: secretUrl,
  ALERT_EMAIL: emailAddresses,
  ENQUIRY_EMAIL: emailAddresses,
  SMTP_URL: text(isMailServer).optional().describe(mailUrl),
  MAIL_FROM: text(isSender).optional().describe('an email address, or NAME <ADDRESS>'),
  HEARTBEAT_URL: secretUrl,
  KEEP_ALIVE_SECONDS: range('seconds', 1, 3600, 130),
  TRUST_PROXY: range('a number of proxies', 0, 10, 0),
  METRICS_PORT: wholeNumber(1, 65_535).optional().describe('a port from 1 to 65535, other than PORT'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'])
    .default('info')
    .describe('debug, info, warn or error'),
})

type Name = keyof typeof environmentSchema.shape

/** A variable needs at least one of the others in its line. */
const needs: readonly (readonly [Name, ...Name[]])[] = [
  ['CONSULTATION_FORM_ID', 'PROJECT_FORM_ID'],
  ['PROJECT_FORM_ID', 'CONSULTATION_FORM_ID'],
  ['ALERT_EMAIL', 'SMTP_URL'],
  ['ENQUIRY_EMAIL', 'SMTP_URL'],
  ['SMTP_URL', 'ENQUIRY_EMAIL', 'ALERT_EMAIL'],
]

const oldNames: Partial<Record<Name, string>> = { SMTP_URL: 'ALERT_SMTP_URL' }

export type Environment = Readonly<z.infer<typeof environmentSchema>>

/** Whether leads are sent to the form service or by email; otherwise they are kept in the journal only. */
export function forwardsLeads({ CONSULTATION_FORM_ID: form, ENQUIRY_EMAIL: owner }: Environment): boolean {
  return form !== undefined || owner !== undefined
}

/** The public origin, or the address on this machine. */
export function siteOf({ SITE_URL, PORT }: Pick<Environment, 'SITE_URL' | 'PORT'>): string {
  return SITE_URL ?? `http://localhost:${PORT}`
}

export type EnvironmentReading =
  { ok: true; environment: Environment; misspelled: string[] } | { ok: false; problems: string[] }

/** Parses the process environment. Each problem is one line. Empty variables are unset, as in environment files. */
export function readEnvironment(given: Record<string, string | undefined>): EnvironmentReading {
  const { shape } = environmentSchema
  const names = Object.keys(shape) as Name[]
  const read = (name: string) => given[name]?.trim() || undefined
  const asSet = (name: Name) => (!read(name) && read(oldNames[name] ?? '') ? oldNames[name]! : name)
  const values = Object.fromEntries(names.map((name) => [name, read(asSet(name))]))
  const { data: environment, error } = environmentSchema.safeParse(values)
  const problems: string[] = []
  const complain = (all: readonly Name[], value: string) =>
    problems.push(`${all.map(asSet).join(' or ')}: given ${value}, accepted is ${shape[all[0]!].description}`)

  for (const name of new Set(error?.issues.map(({ path }) => path[0] as Name)))
    complain([name], JSON.stringify(shown(name, values[name] ?? '')) + slipIn(values[name] ?? ''))
  for (const [name, ...others] of needs)
    if (values[name] && !others.some((other) => values[other]))
      complain(others, `nothing while ${asSet(name)} is set`)
  const port = shape.PORT.safeParse(values.PORT).data
  if (port !== undefined && shape.METRICS_PORT.safeParse(values.METRICS_PORT).data === port)
    complain(['METRICS_PORT'], `${port}, as PORT is`)
  return environment && problems.length === 0
    ? { ok: true, environment, misspelled: misspelledIn(given) }
    : { ok: false, problems }
}

const foreignNames: { [Own in string]?: RegExp } = {
  CONSULTATION_FORM_ID: /^FORMSPREE(_FORM)?_ID$/,
  DATABASE_URL: /^(DATABASE|DB)(_(FILE|PATH|NAME|HOST))?$|^DB_URL$/,
  SMTP_URL: /^(SMTP|E?MAIL)_(HOST|SERVER|PORT|USER|USERNAME|PASS|PASSWORD)$/,
}

/** A line for each variable that is probably meant for one of ours; of short ones only the order may differ. */
function misspelledIn(given: Record<string, string | undefined>): string[] {
  const known = [...Object.keys(environmentSchema.shape), ...Object.values(oldNames)]
  const parts = (name: string) => name.replace(/IES(?=_|$)/, 'Y').split('_')
  const letters = (name: string) => name.replaceAll('_', '')
  const sorted = (all: Iterable<string>) => [...all].toSorted().join('')
  return Object.keys(given).flatMap((name) => {
    const upper = name.toUpperCase()
    const isLike = (each: string) =>
      isOneSlip(letters(upper), letters(each)) ||
      foreignNames[each]?.test(upper) ||
      (upper.includes('_') &&
        (sorted(parts(upper)) === sorted(parts(each)) || `_${each}_`.includes(`_${upper}_`)))
    const meant = known.find((each) => (each.length > 5 ? isLike(each) : sorted(name) === sorted(each)))
    if (name === oldNames.SMTP_URL && given[name])
      return given['SMTP_URL']?.trim()
        ? `${name} is not read, since SMTP_URL is set: remove it`
        : `${name} is read as SMTP_URL, its new name`
    return !meant || known.includes(name) ? [] : `${name} is not read: is it ${meant}?`
  })
}

// Their path may be a secret.
const secretUrls: readonly Name[] = ['ALERT_WEBHOOK_URL', 'HEARTBEAT_URL', 'SMTP_URL']

/** Masks values that could hold a password. */
function shown(name: Name, value: string): string {
  const isPath = /^file:(?!\w+:\/\/)|^[\w./-]+\.(db|sqlite3?)$/.test(value)
  // A URL in the wrong place may be the value of another variable.
  const mayBeAnother = value.includes('://') && (value.includes('@') || !name.endsWith('_URL'))
  const mayHoldPassword = name === 'DATABASE_URL' ? !isPath : secretUrls.includes(name) || mayBeAnother
  return mayHoldPassword ? `${/^[a-z]{1,20}:/i.exec(value)?.[0] ?? ''}***` : value
}

/** Names what is meant by a misspelled parameter. Any other text may belong to a password. */
function slipIn(url: string): string {
  const given = url.startsWith('postgres') && URL.canParse(url) ? unknownParameters(new URL(url)) : []
  const meant = postgresParameters.find((each) => given.some((one) => isOneSlip(one.toLowerCase(), each)))
  const isMode = (each: string) => each.startsWith('sslmode=')
  const known = given.some(isMode) ? ` (known: ${postgresParameters.filter(isMode).join(', ')})` : ''
  return meant ? ` (did you mean ${meant}?)` : known
}

/** Whether a network beyond this machine is crossed without TLS; a path as `host` is a socket. `pg` also reads PGSSLMODE. */
const isOpen = (url: string) =>
  /^(http:|postgres(?!.*[?&](ssl\w*=[^&]|host=(\/|%2F))))/i.test(url) &&
  !/^(localhost|127\.[\d.]+|\[::1\])?$/.test(new URL(url).hostname)

/** A line for each way on which inquiries may be read or mixed up, and for each setting that does nothing. */
export function risksIn({ SITE_URL = '', FORM_SERVICE_URL, ...forms }: Environment): string[] {
  const hasOwnMode = postgresParameters.includes(`sslmode=${process.env['PGSSLMODE']}`)
  const DATABASE_URL = hasOwnMode ? '' : forms.DATABASE_URL
  const open = Object.entries({ SITE_URL, FORM_SERVICE_URL, DATABASE_URL }).filter(([, url]) => isOpen(url))
  const isVoid = forms.SUBMISSIONS_PER_HOUR > forms.SUBMISSIONS_PER_HOUR_TOTAL
  const isSame = forms.PROJECT_FORM_ID && forms.PROJECT_FORM_ID === forms.CONSULTATION_FORM_ID
  const noSite = 'SITE_URL is unset: the public origin is taken from the Host of each request'
  const lacks = (url: string) => (url.startsWith('http') ? 'begins with http:' : 'has no sslmode')
  return [
    ...(SITE_URL ? [] : [noSite]),
    ...open.map(([name, url]) => `${name} ${lacks(url)}, so others can read inquiries on their way`),
    ...(isSame ? ['PROJECT_FORM_ID is that of the consultation, so both forms arrive as one'] : []),
    ...(isVoid ? ['SUBMISSIONS_PER_HOUR is above SUBMISSIONS_PER_HOUR_TOTAL, which is reached first'] : []),
    ...(forms.MAIL_FROM && !forms.SMTP_URL ? ['MAIL_FROM is not read, since SMTP_URL is unset'] : []),
  ]
}

export function startWarnings({ environment, misspelled }: EnvironmentReading & { ok: true }): string[] {
  const noForms =
    'CONSULTATION_FORM_ID, PROJECT_FORM_ID and ENQUIRY_EMAIL are unset: submissions are kept in the journal only'
  return [...(forwardsLeads(environment) ? [] : [noForms]), ...risksIn(environment), ...misspelled]
}
