import { existsSync } from 'node:fs'
import { firefox, webkit } from 'playwright'
import { defineConfig } from 'playwright/test'
import { findChromium } from './scripts/chromium'
import { isFull } from './tests/e2e/matrix'

const chromium = findChromium()

/** These need Chromium's own protocol, or features that it alone has. */
const onlyChromium = [
  '**/accessibility.matrix.spec.ts',
  '**/back-forward-cache.*.spec.ts',
  '**/page-transition.*.spec.ts',
  '**/prerender.*.spec.ts',
  '**/print.*.spec.ts',
  '**/weight.*.spec.ts',
]

/** Playwright's own builds of other engines, where somebody has installed them. Debian's cannot be driven by Playwright. */
const others = isFull ? [firefox, webkit].filter((engine) => existsSync(engine.executablePath())) : []

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/support/servers.ts',
  fullyParallel: true,
  workers: 2,
  // Guards against what hangs, not measures: a busy machine takes ten times as long as a quiet one.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
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
      // A matrix goes through the pages with script, and without it only when it is to be complete.
      testIgnore: ['**/*.with-script.spec.ts', ...(isFull ? [] : ['**/*.matrix.spec.ts'])],
      use: { javaScriptEnabled: false },
    },
    ...others.map((engine) => ({
      name: engine.name(),
      testIgnore: ['**/*.without-script.spec.ts', ...onlyChromium],
      use: { browserName: engine.name() as 'firefox' | 'webkit', launchOptions: {} },
    })),
  ],
})
