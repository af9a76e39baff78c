import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A browser engine that the tests drive, whatever its protocol. */
export interface Engine {
  name: string
  /** What it needs and this machine lacks, for a person to read. */
  missing: string[]
  /** Opens a tab that shares no storage with another. A browser is started when the first tab needs it. */
  open(options: TabOptions): Promise<Tab>
  /** Ends every process that it started, and removes their profiles. */
  stop(): Promise<void>
}

export interface TabOptions {
  /** Whether the pages' scripts run; those of the tests always do. */
  script: boolean
  /** CSS pixels. */
  width: number
  height: number
}

export type Key = 'Enter' | 'Escape' | 'ArrowDown'

export interface Tab {
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>
  back(): Promise<void>
  /**
   * Runs a function in the page. It may use nothing but its arguments, and returns JSON.
   *
   * @throws when the page is left meanwhile
   */
  evaluate<Args extends unknown[], Result>(look: (...args: Args) => Result, ...args: Args): Promise<Result>
  /** Moves the pointer, in CSS pixels of the window. */
  pointAt(x: number, y: number): Promise<void>
  clickAt(x: number, y: number): Promise<void>
  /** Presses the keys of a text; a line break is the Enter key. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** What the browser has complained of since this was asked last: errors, warnings, refused and failed requests. */
  complaints(): Promise<string[]>
  close(): Promise<void>
}

/** The first of these programs in the search path; null when none is installed. */
export function findProgram(...names: string[]): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return candidates.find((path) => existsSync(path)) ?? null
}
