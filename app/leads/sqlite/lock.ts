import Database from 'libsql'
import { createBusyRetry } from '../busy-retry'
import { erasedAmong, type Erasure, type Erasures } from '../erasure'
import { countRows, hasTable } from './check'
import { inTransaction, rollBack, writing } from './connection'
import { isBusy } from './file'

/** Leaves nothing beside the file. Refused by the shared locks of idle connections, none of which changes. */
export const endingLog = 'PRAGMA main.journal_mode = DELETE'

/** Locks a journal that nothing else has open, not even idle, so that it can be replaced; it is neither checked nor migrated. */
export async function lockSqlite(path: string, other: string) {
  const database = new Database(path)
  const unlock = () => {
    rollBack(database)
    database.close()
  }
  try {
    // Of this file alone, and until it is closed.
    const lock = `${endingLog}; PRAGMA main.locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT`
    await createBusyRetry(isBusy)(async () => database.exec(lock))
    database.prepare('ATTACH ? AS other').run([other])
    const beyond = countBeyond(database)
    database.exec('DETACH other')
    const all = hasTable(database, 'erasures') ? database.prepare('SELECT * FROM erasures').all() : null
    const secrets = hasTable(database, 'secrets') ? secretsOf(database) : []
    const erasures: Erasures = { all: all as Erasure[] | null, secrets }
    /** `beyond`: how many leads it has that the other file lacks. */
    return { beyond, erasures, unlock }
  } catch (error) {
    unlock()
    throw error
  }
}

function countBeyond(database: Database.Database): number {
  if (!hasTable(database, 'leads')) return 0
  const known = 'SELECT 1 FROM other.leads AS known WHERE known.reference = leads.reference'
  return countRows(database, `main.leads WHERE NOT EXISTS (${known})`)
}

function secretsOf(database: Database.Database): string[] {
  const rows = database.prepare('SELECT value FROM secrets').all() as { value: string }[]
  return rows.map(({ value }) => value)
}

/** Removes from a copy what its journal has erased since; returns how many leads, or null where that is another journal. */
export function leaveOut(path: string, { all: erasures, secrets }: Erasures): number | null {
  if (!erasures) return null
  const database = new Database(path)
  database.exec('PRAGMA secure_delete = ON')
  const leaveOutAll = () => {
    const leads = database.prepare('SELECT reference FROM leads').all() as { reference: string }[]
    const references = leads.map(({ reference }) => reference)
    const remove = database.prepare('DELETE FROM leads WHERE reference = ?')
    const remember = database.prepare('INSERT OR IGNORE INTO erasures (hash, day) VALUES (?, ?)')
    const among = erasedAmong(references, erasures)
    for (const reference of among) remove.run([reference])
    for (const { hash, day } of erasures) remember.run([hash, day])
    return among.length
  }
  const erased = inTransaction(database, leaveOutAll, writing)
  const isOfSameJournal = secretsOf(database).some((secret) => secrets.includes(secret))
  database.close()
  return isOfSameJournal ? erased : null
}
