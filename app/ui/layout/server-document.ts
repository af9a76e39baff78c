import { createContext } from 'react'

/** What the server adds to a document while it renders it; null in the browser. */
export interface ServerDocument {
  /** Of our inline scripts and styles, which the policy replaces by hashes. */
  nonce: string
  /** The data of the loaders, as Remix encodes it for hydration. */
  handoff: string
  /** The URLs of `entry.client.ts` and, in development, of what must run before it. */
  entries: readonly string[]
  /** For the footer, also of a page whose loaders failed. */
  contactEmail: string
}

export const ServerDocument = createContext<ServerDocument | null>(null)
