import { fork } from 'node:child_process'
import { once } from 'node:events'

/** What a visitor says of their visits. */
export interface VisitorReport {
  /** How long each page took, to its last byte. */
  waitsMs: number[]
  failures: string[]
}

export interface Visitor {
  /** Resolves to the report of all visits. */
  leave(): Promise<VisitorReport>
}

/** Lets somebody visit one page after the other, on one connection, until they leave; resolves once they have seen each. */
export async function startVisitor(url: string): Promise<Visitor> {
  const child = fork('tests/support/visitor-process.ts', [url], { execArgv: ['--import', 'tsx'] })
  await once(child, 'message')
  return {
    async leave() {
      const told = once(child, 'message') as Promise<[VisitorReport]>
      child.send('leave')
      return (await told)[0]
    },
  }
}
