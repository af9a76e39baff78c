import { Fault } from '~/platform/fault'

/** What the codes of databases, networks and files mean to an operator. */
const meanings: Readonly<Record<string, string>> = {
  // SQLite (sqlite.org/rescode.html); its extended codes go by their family.
  SQLITE_BUSY: 'another process held the journal for too long',
  SQLITE_CANTOPEN: 'the file cannot be opened',
  SQLITE_CANTOPEN_ISDIR: 'a folder stands where the file should be',
  SQLITE_CORRUPT: 'the file is damaged',
  SQLITE_FULL: 'the disk is full',
  SQLITE_IOERR: 'the disk failed to read or write',
  SQLITE_NOTADB: 'the file is no SQLite database, or is damaged',
  SQLITE_PERM: 'access to the file was denied',
  SQLITE_READONLY: 'the file cannot be written',

  // PostgreSQL (Appendix A of its documentation); the first two letters are the class.
  '08': 'the connection to the database failed',
  '25006': 'the database takes no writes now',
  '28000': 'the database does not let this user in',
  '28P01': 'the database did not accept the password',
  '3D000': 'the database does not exist',
  '40P01': 'two writes waited for each other',
  '42501': 'the user of the database lacks a right',
  '42P01': 'a table of the journal is missing',
  '53': 'the database server has run out of something',
  '53100': 'the disk of the database server is full',
  '53200': 'the database server has run out of memory',
  '53300': 'the database server has too many connections',
  '57014': 'the database took too long',
  '57P01': 'the database server is shutting down',
  '57P02': 'the database server has crashed',
  '57P03': 'the database server is starting up or shutting down',
  '58': "the database server's own system failed",
  XX: "the database's data is damaged or it failed inside",

  // The operating system and TLS, by Node's names.
  CERT_HAS_EXPIRED: 'the certificate of the database server has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate of the database server is not trusted',
  EACCES: 'access was denied',
  EAI_AGAIN: "the database server's name could not be looked up",
  ECONNREFUSED: 'nobody answers for the database',
  ECONNRESET: 'the database server closed the connection',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'a file stands where the folder should be',
  EHOSTUNREACH: 'the database server cannot be reached',
  EISDIR: 'a folder stands where the file should be',
  EMFILE: 'this process has too many files open',
  ENETUNREACH: 'the database server cannot be reached',
  ENOENT: 'the file or its folder is not there',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file stands where the folder should be',
  ENOTFOUND: "the database server's name is unknown",
  EPERM: 'access was denied',
  EPIPE: 'the database server closed the connection',
  EROFS: 'the file system is read-only',
  ERR_INVALID_URL: 'DATABASE_URL is no address',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is of another server',
  ETIMEDOUT: 'the database server does not answer',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate of the database server is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate of the database server is not trusted',
}

// What pg says without a code.
const pgMeanings: Readonly<Record<string, string>> = {
  'Connection terminated': 'the database server closed the connection',
  'Connection terminated due to connection timeout': 'the database server does not answer',
  'Connection terminated unexpectedly': 'the database server closed the connection',
  'Query read timeout': 'the database took too long',
  'The server does not support SSL connections': 'the database server does not speak TLS',
  'timeout exceeded when trying to connect': 'the database server does not answer',
}

/** Facts that an error may carry beside its message. */
interface Facts {
  code?: unknown
  address?: unknown
  hostname?: unknown
  port?: unknown
}

/** The code of an error, or of the cause nearest to it that has one. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as Facts
  return typeof code === 'string' && code !== '' ? code : codeOf(error.cause)
}

/** Why the journal failed, in words for an operator, with the code and the address where there are any. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error)
  const places = placesOf(error)
  const at = places.length > 0 ? ` at ${places.join(' and ')}` : ''
  return `${meaningOf(error, code)}${at}${code ? ` (${code})` : ''}`
}

/** An error of the journal in our own words; the database's, which may repeat what a visitor wrote, is its cause. */
export function journalFault(error: unknown): Fault {
  return error instanceof Fault ? error : new Fault(reasonOf(error), { cause: error })
}

function meaningOf(error: unknown, code: string | undefined): string {
  if (code) {
    const [family = ''] = /^SQLITE_[A-Z]+/.exec(code) ?? []
    return meanings[code] ?? meanings[family] ?? meanings[code.slice(0, 2)] ?? 'the database failed'
  }
  const message = error instanceof Error ? error.message : ''
  if (message.startsWith('SASL')) return 'the database did not accept the password'
  return pgMeanings[message] ?? 'the journal failed'
}

/** Where nobody answered; a name with several addresses was tried at each. */
function placesOf(error: unknown): string[] {
  if (error instanceof AggregateError) return error.errors.flatMap(placesOf)
  const { address, hostname, port } = (error ?? {}) as Facts
  const host = address ?? hostname
  if (typeof host !== 'string') return []
  const shown = host.includes(':') ? `[${host}]` : host
  return [typeof port === 'number' ? `${shown}:${port}` : shown]
}
