/** The addresses of what the browser tests talk to. */
export interface ServerAddresses {
  /** The site with the stand-in form service behind it. */
  site: string
  formService: string
}

// Playwright's workers inherit the environment of the process that started the servers.
const variable = 'E2E_SERVERS'

export function publishAddresses(addresses: ServerAddresses): void {
  process.env[variable] = JSON.stringify(addresses)
}

/** They are there once the servers have started, which is before any test is run. */
export function publishedAddresses(): ServerAddresses {
  return JSON.parse(process.env[variable] ?? '{}') as ServerAddresses
}
