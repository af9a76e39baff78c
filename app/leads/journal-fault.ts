import { Fault } from '~/platform/fault'
import meanings from './journal-meanings.json' with { type: 'json' }
import { filePath } from './sqlite/file'

/** By codes of SQLite (sqlite.org/rescode.html), PostgreSQL (Appendix A; two letters are a class) and Node.js, and `pg` messages. */
const known = Object.entries(meanings)

/** No journal was created, since a mistyped DATABASE_URL must not look like an empty journal. */
export class NoJournal extends Fault {
  constructor(place: string) {
    const mend = `If there was one, start no server: ${mendMissing(place)}`
    super(`There is no journal at ${place}. The first start creates it. ${mend}`)
  }
}

export function mendMissing(place: string): string {
  return `correct DATABASE_URL,${place.startsWith('postgres') ? '' : ' move the file back,'} or restore a backup`
}

/** Nothing was changed. The message says what an operator must do first. */
export class NotPossible extends Fault {}

/** The journal as messages name it, without user and password. */
export function placeOf(url: string): string {
  if (url.startsWith('file:')) return filePath(url)
  const { host, pathname } = new URL(url)
  return `postgres://${host}${pathname}`
}

export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as NodeJS.ErrnoException
  return typeof code === 'string' && code !== '' ? code : codeOf(error.cause)
}

/** A message for operators, with the code, the host and the port, and the folder of a disk that fails. */
export function reasonOf(error: unknown, folder?: string): string {
  const code = codeOf(error)
  const places = placesOf(error)
  const at = places.length > 0 ? ` at ${places.join(' and ')}` : ''
  const meaning = meaningOf(error, code).replace(/^the disk/, folder ? `$& of ${folder}` : '$&')
  return `${meaning}${at}${code ? ` (${code})` : ''}`
}

/** A loggable error. The database's own error, which may repeat personal data, is its cause. */
export function journalFault(error: unknown, folder?: string): Fault {
  return error instanceof Fault ? error : new Fault(reasonOf(error, folder), { cause: error })
}

function meaningOf(error: unknown, code: string | undefined): string {
  const message = error instanceof Error ? error.message : ''
  if (!code && message.startsWith('SASL')) return 'the database did not accept the password'
  const keys = code ? [code, /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code.slice(0, 2)] : [message]
  const [found] = keys.flatMap((key) => known.filter(([, codes]) => codes.includes(key)))
  return found?.[0] ?? (code ? 'the database failed' : 'the journal failed')
}

function placesOf(error: unknown): string[] {
  if (error instanceof AggregateError) return error.errors.flatMap(placesOf)
  const { address, hostname, port, path, dest } = Object(error) as Record<string, unknown>
  const host = address ?? hostname ?? (dest ? undefined : path)
  if (typeof host !== 'string') return []
  const shown = host.includes(':') ? `[${host}]` : host
  return [typeof port === 'number' ? `${shown}:${port}` : shown]
}
