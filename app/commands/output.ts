/** Where a command prints: results, and what went wrong. Each text is a line or more. */
export type CommandOutput = Record<'out' | 'err', (text: string) => void>
