/** Where a command prints: results, and what went wrong. Each text is a line or more. */
export interface CommandOutput {
  /** Awaited before more is printed, so that a slow reader slows the command instead of filling its memory. */
  out(text: string): unknown
  err(text: string): void
}
