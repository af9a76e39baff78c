import { createContext } from 'react'

/**
 * What our own inline scripts and styles carry as `nonce` while a page is rendered on the server. Before the page leaves, each
 * mark is replaced by a hash in the page's policy, so a browser never sees one.
 */
export const InlineMark = createContext<string | undefined>(undefined)
