import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the end-to-end tests' processes listen. */
export const ports = {
  formService: 43_100,
  /** The site with the stand-in form service behind it. */
  site: 43_101,
  /** The site without any configuration. */
  unconfigured: 43_102,
  /** The site whose form service is not there. */
  alone: 43_103,
  /** The site that knows itself by its public address, and the proxy in front that ends TLS. */
  behindProxy: 43_104,
  proxy: 43_105,
} as const

export type SiteName = 'site' | 'unconfigured' | 'alone' | 'behindProxy'

/** The journal of a site's process, made anew at each run of the tests. */
export function journalOf(site: SiteName): string {
  return `file:${join(tmpdir(), `dayfive-e2e-${process.env.TEST_RUN_ID}`, `${site}.db`)}`
}
