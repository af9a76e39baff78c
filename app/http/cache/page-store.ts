import type { Resource } from './resource'

/** Keeps pages by their address, the ones asked for last, up to a number of bytes. */
export interface PageStore {
  get(address: string): Resource | undefined
  set(address: string, page: Resource): void
}

/** @param limit in bytes, of all pages together */
export function createPageStore(limit: number): PageStore {
  // In the order of their last use, which is the order of insertion.
  const pages = new Map<string, Resource>()
  let bytes = 0
  const remove = (address: string) => {
    bytes -= pages.get(address)?.bytes ?? 0
    pages.delete(address)
  }
  return {
    get(address) {
      const page = pages.get(address)
      if (page) {
        pages.delete(address)
        pages.set(address, page)
      }
      return page
    },
    set(address, page) {
      remove(address)
      pages.set(address, page)
      bytes += page.bytes
      for (const oldest of pages.keys()) {
        if (bytes <= limit) break
        remove(oldest)
      }
    },
  }
}
