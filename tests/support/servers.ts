import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveFormService } from './form-service-server'
import { publishAddresses } from './server-addresses'
import { startServer } from './server-process'
import { startTlsProxy } from './tls-proxy'

const logFolder = 'test-results/logs'

/** Starts everything on free ports, before the first test, and returns what stops it after the last. */
export default async function startServers() {
  const formService = await serveFormService(0)
  const proxy = await startTlsProxy()
  const [site, proxied] = await Promise.all([
    startServer({
      FORM_SERVICE_URL: formService.url,
      CONSULTATION_FORM_ID: 'consult1',
      PROJECT_FORM_ID: 'project1',
      SUBMISSIONS_PER_HOUR: '10000',
    }),
    startServer({ SITE_URL: proxy.url, TRUST_PROXY: '1', SUBMISSIONS_PER_HOUR: '10000' }),
  ])
  const stop = () => {
    mkdirSync(logFolder, { recursive: true })
    for (const [name, server] of Object.entries({ site, behindProxy: proxied })) {
      server.destroy()
      writeFileSync(join(logFolder, `${name}.log`), `${server.written.join('\n')}\n${server.complaints()}`)
    }
    proxy.close()
    formService.close()
  }
  if (!site.port || !proxied.port) {
    stop()
    throw new Error(`A server did not start:\n${site.complaints()}${proxied.complaints()}`)
  }
  proxy.forwardTo(proxied.port)
  publishAddresses({
    site: `http://localhost:${site.port}`,
    behindProxy: proxy.url,
    formService: formService.url,
  })
  return stop
}
