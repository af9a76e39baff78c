import { Fault } from '~/platform/fault'
import { filePath } from './sqlite/file'

/** By codes of SQLite (sqlite.org/rescode.html), PostgreSQL (Appendix A; two letters are a class) and Node.js, and `pg` messages. */
const meanings = Object.entries({
  'another process held the journal for too long': ['SQLITE_BUSY'],
  'the file cannot be opened': ['SQLITE_CANTOPEN'],
  'there is a folder where the file should be': ['SQLITE_CANTOPEN_ISDIR', 'EISDIR'],
  'the file is damaged': ['SQLITE_CORRUPT'],
  'the file is not a SQLite database, or is damaged': ['SQLITE_NOTADB'],
  'the disk failed to read or write': ['SQLITE_IOERR'],
  'the disk is full': ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', 'EDQUOT'],
  'the file cannot be written': ['SQLITE_READONLY'],
  'the folder is read-only here; under systemd, ReadWritePaths= opens it': ['EROFS'],
  'access was denied': ['SQLITE_PERM', 'EACCES', 'EPERM'],
  'there is a file where the folder should be': ['EEXIST', 'ENOTDIR'],
  'the file or its folder is not there': ['ENOENT'],
  "the database server's name could not be looked up": ['EAI_AGAIN', 'ENOTFOUND'],
  'the database server refused the connection': ['ECONNREFUSED'],
  'the database server cannot be reached': ['EHOSTUNREACH', 'ENETUNREACH', '08'],
  'the database server does not answer': [
    'ETIMEDOUT',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
  ],
  'the database server closed the connection': ['ECONNRESET', 'EPIPE', 'Connection terminated unexpectedly'],
  'the database server does not speak TLS': ['The server does not support SSL connections'],
  'the database does not let this user in': ['28'],
  'the database did not accept the password': ['28P01'],
  'the database does not exist': ['3D'],
  'the database user lacks a permission': ['42501'],
  'the database is not accepting writes': ['25006'],
  'the database took too long': ['57014', 'Query read timeout'],
  'the database server is starting up, shutting down, or has crashed': ['57'],
  'the database server has run out of disk, memory or connections': ['53'],
})

/** No journal was created, since a mistyped DATABASE_URL must not look like an empty journal. */
export class NoJournal extends Fault {
  constructor(readonly place: string) {
    super(`There is no journal at ${place}; a server creates it, or "leads restore"`)
  }
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

/** A message for operators, with the code, the host and the port. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error)
  const places = placesOf(error)
  const at = places.length > 0 ? ` at ${places.join(' and ')}` : ''
  return `${meaningOf(error, code)}${at}${code ? ` (${code})` : ''}`
}

/** A loggable error. The database's own error, which may repeat personal data, is its cause. */
export function journalFault(error: unknown): Fault {
  return error instanceof Fault ? error : new Fault(reasonOf(error), { cause: error })
}

function meaningOf(error: unknown, code: string | undefined): string {
  const message = error instanceof Error ? error.message : ''
  if (!code && message.startsWith('SASL')) return 'the database did not accept the password'
  if (code && /CERT|LEAF_SIGNATURE/.test(code)) return 'the certificate of the database server is not trusted'
  const keys = code ? [code, /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code.slice(0, 2)] : [message]
  const [known] = keys.flatMap((key) => meanings.filter(([, codes]) => codes.includes(key)))
  return known?.[0] ?? (code ? 'the database failed' : 'the journal failed')
}

function placesOf(error: unknown): string[] {
  if (error instanceof AggregateError) return error.errors.flatMap(placesOf)
  const { address, hostname, port } = Object(error) as Record<string, unknown>
  const host = address ?? hostname
  if (typeof host !== 'string') return []
  const shown = host.includes(':') ? `[${host}]` : host
  return [typeof port === 'number' ? `${shown}:${port}` : shown]
}
