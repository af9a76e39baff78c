import type { LeadsContext } from '~/leads/journal'
import type { Operation } from '~/log/names'
import type { Environment } from '~/platform/environment'

export interface CommandContext extends Pick<LeadsContext, 'journal' | 'now'> {
  environment: Environment
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
