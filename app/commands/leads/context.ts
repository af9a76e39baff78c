import type { LeadsContext } from '~/leads/journal'
import type { Operation } from '~/log/names'
import type { Environment } from '~/platform/environment'

export interface CommandContext extends Pick<LeadsContext, 'journal' | 'now'> {
  environment: Environment
  /** The free space for the journal; null for PostgreSQL. */
  freeBytes(): Promise<number | null>
  /** Leaves a note for the log. Never rejects. */
  record(command: Operation, leads: number): Promise<void>
  /** Awaited before more is printed, so that a slow reader slows the command down. */
  out(text: string): unknown
  err(text: string): void
}

export type Done<Data = unknown> = { text: string; data: Data }
