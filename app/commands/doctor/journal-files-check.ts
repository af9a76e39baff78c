import { statSync, type Stats } from 'node:fs'
import { dirname } from 'node:path'
import { filePath } from '~/leads/sqlite'
import type { Examination } from './examination'
import { problem, warning, type Finding } from './finding'
import { findPortHolder } from './port-holder'

const groupOrOthersWrite = 0o022
const othersRead = 0o004
const othersEnter = 0o001

/** Whom the files of an SQLite journal belong to, and who can read them. */
export function checkJournalFiles({
  environment: { DATABASE_URL: url, PORT: port },
  local,
}: Pick<Examination, 'environment' | 'local'>): Finding[] {
  const ownUser = process.getuid?.()
  // Windows has neither.
  if (!url.startsWith('file:') || ownUser === undefined) return []
  const path = filePath(url)
  const folder = statOf(dirname(path))
  if (!folder) return []
  const files = [path, `${path}-wal`, `${path}-shm`].flatMap((name) => {
    const facts = statOf(name)
    return facts ? [{ name, facts }] : []
  })
  const serverUser = local.kind === 'server' ? findPortHolder(port)?.uid : undefined
  // The user of the running server, else whoever the folder was made for.
  const user = serverUser ?? (ownUser === 0 ? folder.uid : ownUser)
  const isUserKnown = ownUser === 0 || serverUser !== undefined || folder.uid === ownUser
  const findings: Finding[] = []
  // Nothing is denied to root.
  const isDenied = ({ uid, mode }: Stats) => user !== 0 && uid !== user && (mode & groupOrOthersWrite) === 0
  const denied = [{ name: dirname(path), facts: folder }, ...files].filter(({ facts }) => isDenied(facts))
  if (denied.length > 0 && isUserKnown) {
    const owners = denied.map(({ name, facts }) => `${name} belongs to uid ${facts.uid}`)
    const message = `${owners.join(', ')}, and the server, which runs as uid ${user}, cannot write it`
    findings.push(problem('journal', message, `As root: chown ${user} ${quoted(denied)}`))
  }
  const readable =
    (folder.mode & othersEnter) === 0 ? [] : files.filter(({ facts }) => (facts.mode & othersRead) !== 0)
  if (readable.length > 0) {
    const message = `Every user of this machine can read what visitors wrote, in ${readable.map(({ name }) => name).join(', ')}`
    findings.push(warning('journal', message, `chmod 600 ${quoted(readable)}`))
  }
  if (ownUser === 0 && user !== 0) {
    const message = 'The doctor runs as root, to whom every file is open, and the server does not'
    findings.push(warning('journal', message, `Run the doctor as the server's user: sudo -u '#${user}' …`))
  }
  return findings
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}

function quoted(files: readonly { name: string }[]): string {
  return files.map(({ name }) => `'${name.replaceAll("'", String.raw`'\''`)}'`).join(' ')
}
