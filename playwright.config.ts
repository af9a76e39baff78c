import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { defineConfig } from 'playwright/test'
import { findChromium } from './scripts/chromium'
import { journalOf, logFolder, logOf, ports, type SiteName } from './tests/support/servers'

// The workers read it too, so it travels by the environment.
process.env.TEST_RUN_ID ??= randomUUID()
mkdirSync(logFolder, { recursive: true })

const formService = {
  FORM_SERVICE_URL: `http://127.0.0.1:${ports.formService}`,
  FORM_SERVICE_TIMEOUT_MS: '5000',
  CONSULTATION_FORM_ID: 'consult1',
  PROJECT_FORM_ID: 'project1',
}

const siteServer = (site: SiteName, environment: Record<string, string> = {}) => ({
  command: `node build/server.js > ${logOf(site)}`,
  url: `http://127.0.0.1:${ports[site]}/readyz`,
  env: {
    PORT: String(ports[site]),
    DATABASE_URL: journalOf(site),
    SUBMISSIONS_PER_HOUR: '10000',
    ...environment,
  },
})

const chromium = findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // Guards against what hangs, not measures: a busy machine takes ten times as long as a quiet one.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${ports.site}`,
    ignoreHTTPSErrors: true,
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'with script', testIgnore: '**/*.without-script.spec.ts' },
    {
      name: 'without script',
      testIgnore: '**/*.with-script.spec.ts',
      use: { javaScriptEnabled: false },
    },
  ],
  webServer: [
    { command: 'tsx tests/support/form-service-process.ts', url: `${formService.FORM_SERVICE_URL}/received` },
    { command: 'tsx tests/support/tls-proxy-process.ts', port: ports.proxy },
    siteServer('site', formService),
    siteServer('unconfigured'),
    siteServer('alone', { ...formService, FORM_SERVICE_URL: 'http://127.0.0.1:1' }),
    siteServer('behindProxy', {
      ...formService,
      SITE_URL: `https://localhost:${ports.proxy}`,
      TRUST_PROXY: '1',
    }),
  ],
})
