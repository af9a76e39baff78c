import type { Journal } from '~/leads/journal'
import type { Operation } from '~/log/names'

export interface CommandContext {
  journal: Journal
  /** Where the journal is, for the commands that handle it as a whole. */
  databaseUrl: string
  hasFormService: boolean
  isMailed: boolean
  retentionDays: number
  now: () => number
  /** Tells the log what was done with how many leads. Never rejects. */
  record(command: Operation, leads: number): Promise<void>
  /** Awaited before more is printed, so that a slow reader slows the command instead of filling its memory. */
  out(text: string): unknown
  err(text: string): void
}

/** What was done, for people and for machines. */
export interface Done<Data = unknown> {
  text: string
  data: Data
}
