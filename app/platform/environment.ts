import { z } from 'zod'

const digits = z.string().regex(/^\d+$/)
const wholeNumber = (min: number, max: number) => digits.transform(Number).pipe(z.number().min(min).max(max))
const range = (what: string, min: number, max: number, initial: number) => ({
  accepts: `${what} from ${min} to ${max}`,
  schema: wholeNumber(min, max).default(initial),
})

const webAddress = z
  .string()
  .refine((value) => /^https?:\/\//i.test(value) && URL.canParse(value))
  .transform((value) => new URL(value))

/** Strict: no part of a password with an unescaped `@`, `:` or `/` may be parsed as the host, which errors name. */
function isPostgresAddress(value: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value)) return false
  const { hostname, pathname } = new URL(value)
  return /^([\w.-]*|\[[\da-f:.]+\])$/i.test(hostname) && !pathname.includes('@')
}

const hasUser = (url: URL) => Boolean(url.username || url.password)

const matching = (pattern: RegExp) => z.string().regex(pattern).optional()
const formId = {
  accepts: 'a form id of letters, digits, - and _; both form ids or neither',
  schema: matching(/^[\w-]+$/),
}

/** By variable; `accepts` is shown in the error. */
const variables = {
  PORT: range('a port', 0, 65_535, 3000),
  HOST: { accepts: 'a host name or address to listen on', schema: matching(/^[a-z0-9.:_-]+$/i) },
  SITE_URL: {
    accepts: 'an http or https origin without a path, for example https://dayfive.example',
    schema: webAddress
      .refine((url) => url.pathname === '/' && !url.search && !url.hash && !hasUser(url))
      .transform((url) => url.origin)
      .optional(),
  },
  CONTACT_EMAIL: { accepts: 'an e-mail address', schema: z.email().default('hello@dayfive.example') },
  CONSULTATION_FORM_ID: formId,
  PROJECT_FORM_ID: formId,
  FORM_SERVICE_URL: {
    accepts: 'an http or https address without query or user',
    schema: webAddress
      .refine((url) => !url.search && !url.hash && !hasUser(url))
      .transform((url) => url.href.replace(/\/+$/, ''))
      .default('https://formspree.io'),
  },
  FORM_SERVICE_TIMEOUT_MS: range('milliseconds', 100, 60_000, 8000),
  DATABASE_URL: {
    accepts: 'file:PATH, or postgres://USER:PASSWORD@HOST/DATABASE',
    schema: z
      .string()
      .refine((value) => /^file:(?!\w+:\/\/).+/.test(value) || isPostgresAddress(value))
      .default('file:data/leads.db'),
  },
  LEAD_RETENTION_DAYS: range('days', 1, 3650, 90),
  SUBMISSIONS_PER_HOUR: range('a number', 1, 100_000, 20),
  SUBMISSIONS_PER_HOUR_TOTAL: range('a number', 1, 1_000_000, 2000),
  TRUST_PROXY: range('a number of proxies', 0, 10, 0),
  METRICS_PORT: {
    accepts: 'a port from 1 to 65535, other than PORT',
    schema: wholeNumber(1, 65_535).optional(),
  },
  LOG_LEVEL: {
    accepts: 'debug, info, warn or error',
    schema: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  },
} as const

type Variables = typeof variables

/** Unset optional variables are undefined. */
export type Environment = { readonly [Name in keyof Variables]: z.infer<Variables[Name]['schema']> }

export type EnvironmentReading = { ok: true; environment: Environment } | { ok: false; problems: string[] }

/** Parses the process environment; a problem is one line. Empty variables are unset, as in environment files. */
export function readEnvironment(given: Record<string, string | undefined>): EnvironmentReading {
  const environment: Record<string, unknown> = {}
  const problems: string[] = []
  const complain = (name: keyof Variables, value: string) =>
    problems.push(`${name}: given ${value}, accepted is ${variables[name].accepts}`)

  for (const name of Object.keys(variables) as (keyof Variables)[]) {
    const value = given[name]?.trim() || undefined
    const reading = variables[name].schema.safeParse(value)
    if (reading.success) environment[name] = reading.data
    else complain(name, JSON.stringify(shown(name, value ?? '')))
  }

  const isUnset = (name: keyof Variables) => !given[name]?.trim()
  if (isUnset('CONSULTATION_FORM_ID') !== isUnset('PROJECT_FORM_ID')) {
    const missing = isUnset('PROJECT_FORM_ID') ? 'PROJECT_FORM_ID' : 'CONSULTATION_FORM_ID'
    complain(missing, 'nothing while the other is set')
  }
  if (environment.METRICS_PORT !== undefined && environment.METRICS_PORT === environment.PORT) {
    complain('METRICS_PORT', `${String(environment.METRICS_PORT)}, as PORT is`)
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, environment: environment as Environment }
}

/** Masks values that could hold a password. */
function shown(name: keyof Variables, value: string): string {
  const isPath = /^file:(?!\w+:\/\/)|^[\w./-]+\.(db|sqlite3?)$/.test(value)
  const mayHoldPassword = name === 'DATABASE_URL' ? !isPath : name.endsWith('_URL') && value.includes('@')
  return mayHoldPassword ? `${/^[a-z]{1,20}:/i.exec(value)?.[0] ?? ''}***` : value
}

export function startWarnings(environment: Environment): string[] {
  const noForms =
    'CONSULTATION_FORM_ID and PROJECT_FORM_ID are unset: submissions are kept in the journal only'
  const noSite = 'SITE_URL is unset: the public origin is taken from the Host of each request'
  return [...(environment.CONSULTATION_FORM_ID ? [] : [noForms]), ...(environment.SITE_URL ? [] : [noSite])]
}
