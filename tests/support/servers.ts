import { mkdirSync, writeFileSync } from 'node:fs'
import { serveFormService } from './form-service'
import { startServer } from './server-process'

const logFolder = 'test-results/logs'

/** Starts the site and its form service on free ports, before the first test, and returns what stops them after the last. */
export default async function startServers() {
  const formService = await serveFormService()
  const site = await startServer({
    FORM_SERVICE_URL: formService.url,
    CONSULTATION_FORM_ID: 'consult1',
    PROJECT_FORM_ID: 'project1',
    SUBMISSIONS_PER_HOUR: '10000',
  })
  const stop = () => {
    site.destroy()
    formService.close()
    mkdirSync(logFolder, { recursive: true })
    writeFileSync(`${logFolder}/site.log`, `${site.written.join('\n')}\n${site.complaints()}`)
  }
  if (!site.port) {
    stop()
    throw new Error(`The server did not start:\n${site.complaints()}`)
  }
  // Playwright's workers inherit the environment.
  process.env.E2E_SITE = `http://localhost:${site.port}`
  process.env.E2E_FORM_SERVICE = formService.url
  return stop
}
