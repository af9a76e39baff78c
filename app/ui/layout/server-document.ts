import { createContext } from 'react'

/** What the server adds to a document while it renders it; null in the browser. */
export interface ServerDocument {
  /** Marks our inline scripts and styles; the policy replaces it by hashes. */
  nonce: string
  /** The data of the loaders, as Remix encodes it for hydration. */
  handoff: string
  /** The URLs of `entry.client.ts` and, in development, of what must run before it. */
  entries: readonly string[]
  /** Shown in the footer, also when the loaders of a page have failed. */
  contactEmail: string
}

export const ServerDocument = createContext<ServerDocument | null>(null)
