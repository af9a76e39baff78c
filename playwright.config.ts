import { defineConfig } from 'playwright/test'
import { findChromium } from './scripts/chromium'
import { isFull } from './tests/e2e/matrix'

const chromium = findChromium()

/** `npm test` leaves these to `npm run test:full`. */
const onlyFull = isFull ? [] : ['**/e2e/full/**']

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/support/servers.ts',
  fullyParallel: true,
  workers: 2,
  // These limits only end hanging tests: a busy machine takes thirty times as long as a quiet one.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
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
    { name: 'with script', testIgnore: ['**/*.without-script.spec.ts', ...onlyFull] },
    {
      name: 'without script',
      // Without script, the matrix of all pages only runs in the full tests.
      testIgnore: ['**/*.with-script.spec.ts', ...onlyFull, ...(isFull ? [] : ['**/*.matrix.spec.ts'])],
      use: { javaScriptEnabled: false },
    },
  ],
})
