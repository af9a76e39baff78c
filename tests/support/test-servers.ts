import { afterAll, onTestFinished } from 'vitest'
import { startServer, type ServerProcess } from './server-process'
import { startSite, type Site } from './site'

/** Starts the site in this process, until the last test of the file. */
export async function startFileSite(options?: Parameters<typeof startSite>[0]): Promise<Site> {
  const site = await startSite(options)
  afterAll(() => site.close())
  return site
}

/** Starts the site in this process, until the end of the test. */
export async function startTestSite(options?: Parameters<typeof startSite>[0]): Promise<Site> {
  const site = await startSite(options)
  onTestFinished(() => site.close())
  return site
}

/** Starts the built server, until the end of the test. */
export async function startTestServer(...given: Parameters<typeof startServer>): Promise<ServerProcess> {
  const server = await startServer(...given)
  onTestFinished(() => server.destroy())
  return server
}
