import { existsSync } from 'node:fs'
import { damaged } from './check-large'
import { countLeads } from './sqlite/check'
import { isDamage } from './sqlite/file'

const [, , path = ''] = process.argv
try {
  // SQLite would create a file that has vanished.
  if (existsSync(path)) countLeads(path)
} catch (error) {
  if (!isDamage(error)) throw error
  process.exitCode = damaged
}
