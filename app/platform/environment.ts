import { z } from 'zod'

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most)

const webAddress = z
  .string()
  .refine((value) => /^https?:\/\//i.test(value) && URL.canParse(value))
  .transform((value) => new URL(value))

/** Strict, so that a password with a stray `@`, `:` or `/` is refused instead of being taken for a host, which errors name. */
function isPostgresAddress(value: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value)) return false
  const { hostname, pathname } = new URL(value)
  return /^([\w.-]*|\[[\da-f:.]+\])$/i.test(hostname) && !pathname.includes('@')
}

const hasUser = (url: URL) => Boolean(url.username || url.password)

/** The environment table: one entry a variable, with what is accepted in words for the error line. */
const variables = {
  PORT: { accepts: 'a port from 0 to 65535', schema: wholeNumber(0, 65_535).default(3000) },
  HOST: {
    accepts: 'a host name or address to listen on',
    schema: z
      .string()
      .regex(/^[a-z0-9.:_-]+$/i)
      .optional(),
  },
  SITE_URL: {
    accepts: 'an http or https origin without a path, for example https://dayfive.example',
    schema: webAddress
      .refine((url) => url.pathname === '/' && !url.search && !url.hash && !hasUser(url))
      .transform((url) => url.origin)
      .optional(),
  },
  CONTACT_EMAIL: { accepts: 'an e-mail address', schema: z.email().default('hello@dayfive.example') },
  CONSULTATION_FORM_ID: {
    accepts: 'a form id of letters, digits, - and _; both form ids or neither',
    schema: z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
  },
  PROJECT_FORM_ID: {
    accepts: 'a form id of letters, digits, - and _; both form ids or neither',
    schema: z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
  },
  FORM_SERVICE_URL: {
    accepts: 'an http or https address without query or user',
    schema: webAddress
      .refine((url) => !url.search && !url.hash && !hasUser(url))
      .transform((url) => url.href.replace(/\/+$/, ''))
      .default('https://formspree.io'),
  },
  FORM_SERVICE_TIMEOUT_MS: {
    accepts: 'milliseconds from 100 to 60000',
    schema: wholeNumber(100, 60_000).default(8000),
  },
  DATABASE_URL: {
    accepts: 'file:PATH, or postgres://USER:PASSWORD@HOST/DATABASE',
    schema: z
      .string()
      .refine((value) => /^file:(?!\w+:\/\/).+/.test(value) || isPostgresAddress(value))
      .default('file:data/leads.db'),
  },
  LEAD_RETENTION_DAYS: { accepts: 'days from 1 to 3650', schema: wholeNumber(1, 3650).default(90) },
  SUBMISSIONS_PER_HOUR: { accepts: 'a number from 1 to 100000', schema: wholeNumber(1, 100_000).default(20) },
  SUBMISSIONS_PER_HOUR_TOTAL: {
    accepts: 'a number from 1 to 1000000',
    schema: wholeNumber(1, 1_000_000).default(2000),
  },
  TRUST_PROXY: { accepts: 'a number of proxies from 0 to 10', schema: wholeNumber(0, 10).default(0) },
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

/** Everything the operator can set, parsed; an optional variable that is unset is undefined. */
export type Environment = { readonly [Name in keyof Variables]: z.infer<Variables[Name]['schema']> }

/** Either the whole environment, or one line for each problem in it. */
export type EnvironmentReading = { ok: true; environment: Environment } | { ok: false; problems: string[] }

/**
 * Parses the environment, in the one place that reads it. A variable set to nothing counts as unset, as an empty line in an
 * environment file means it.
 *
 * @param given the process environment
 */
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

/** A wrong value as it may be shown: of an address that could hold a password, no more than how it begins. */
function shown(name: keyof Variables, value: string): string {
  const isPath = /^file:(?!\w+:\/\/)|^[\w./-]+\.(db|sqlite3?)$/.test(value)
  const mayHoldPassword = name === 'DATABASE_URL' ? !isPath : name.endsWith('_URL') && value.includes('@')
  return mayHoldPassword ? `${/^[a-z]{1,20}:/i.exec(value)?.[0] ?? ''}***` : value
}

/** What an operator should know about a configuration that works but is meant for trying out. */
export function startWarnings(environment: Environment): string[] {
  const warnings: string[] = []
  if (!environment.CONSULTATION_FORM_ID) {
    warnings.push(
      'CONSULTATION_FORM_ID and PROJECT_FORM_ID are unset: submissions are kept in the journal only',
    )
  }
  if (!environment.SITE_URL) {
    warnings.push('SITE_URL is unset: the public origin is taken from the Host of each request')
  }
  return warnings
}
