import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Below the ports that systems give to outgoing connections (32768 and up on Linux): one that has just been closed
// keeps its port for a minute, and a server that wants it does not start. Another number lets two checkouts be
// tested at once.
const first = Number(process.env.E2E_PORTS_FROM ?? 13_100)

/** Where the end-to-end tests' processes listen. */
export const ports = {
  formService: first,
  /** The site with the stand-in form service behind it. */
  site: first + 1,
  /** The site without any configuration. */
  unconfigured: first + 2,
  /** The site whose form service is not there. */
  alone: first + 3,
  /** The site that knows itself by its public address, and the proxy in front that ends TLS. */
  behindProxy: first + 4,
  proxy: first + 5,
} as const

export type SiteName = 'site' | 'unconfigured' | 'alone' | 'behindProxy'

/** The journal of a site's process, made anew at each run of the tests. */
export function journalOf(site: SiteName): string {
  return `file:${join(tmpdir(), `dayfive-e2e-${process.env.TEST_RUN_ID}`, `${site}.db`)}`
}

/** Where the logs of a run's sites lie until the next run. */
export const logFolder = 'test-results/logs'

/** The log of a site's process, which says why one does not start. */
export function logOf(site: SiteName): string {
  return `${logFolder}/${site}.log`
}
