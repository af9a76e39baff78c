import { createContext } from 'react'

/** Data that the server has while it renders a document; null in the browser. */
export interface ServerDocument {
  /** Marks our inline scripts and styles, for which the policy has hashes. */
  nonce: string
  /** The data of the loaders, as Remix encodes it for hydration. */
  handoff: string
  /** The URL of `entry.client.ts`; in development, after that of a script which must run first. */
  entries: readonly string[]
  /** The footer shows it even when a loader has failed. */
  contactEmail: string
}

export const ServerDocument = createContext<ServerDocument | null>(null)
