import { existsSync, statfsSync } from 'node:fs'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { siteContent } from './scripts/site-content/plugin'

/** A temporary folder in memory, if it has room: journals synchronize every write, thousands of times in a run. */
const memory = '/dev/shm'
const hasMemory = existsSync(memory) && statfsSync(memory).bavail * statfsSync(memory).bsize > 2 ** 30

const failOnConsole = './tests/support/fail-on-console.ts'
const buildOnce = './tests/support/build-once.ts'

// These unit tests ask the assistants, which a build has taught. All others start without a build.
const taught = ['tests/unit/{assistant,showroom}/**/*.test.ts', 'tests/unit/services.test.ts']

type Test = NonNullable<TestProjectInlineConfiguration['test']>

const project = (test: Test): TestProjectInlineConfiguration => ({
  plugins: [siteContent()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  test: {
    restoreMocks: true,
    // Node.js loads the bundles itself: Vitest would add source maps of several MB, which its stack traces may fail to read.
    server: { deps: { external: [/\/build\//] } },
    // Each worker loads the modules once for all its files.
    isolate: false,
    // These limits only end hanging tests: a busy machine takes thirty times as long as a quiet one.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 30_000, interval: 10 } },
    env: { TZ: 'UTC', ...(hasMemory && { TMPDIR: memory }) },
    setupFiles: [failOnConsole],
    ...test,
  },
})

export default defineConfig({
  test: {
    // Vitest would use one of two cores.
    maxWorkers: '100%',
    globalSetup: './tests/support/one-postgres.ts',
    projects: [
      project({ name: 'unit', include: ['tests/unit/**/*.test.ts'], exclude: taught }),
      project({ name: 'taught', include: taught, globalSetup: buildOnce }),
      project({
        name: 'components',
        include: ['tests/unit/**/*.test.tsx'],
        environment: 'jsdom',
        setupFiles: [failOnConsole, './tests/support/components.ts'],
      }),
      project({ name: 'http', include: ['tests/http/**/*.test.ts'], globalSetup: buildOnce }),
      project({ name: 'full', include: ['tests/full/**/*.test.ts'], globalSetup: buildOnce }),
      project({
        name: 'engines',
        include: ['tests/engines/*.test.ts'],
        globalSetup: [buildOnce, './tests/support/servers.ts'],
        expect: { poll: { timeout: 30_000, interval: 50 } },
      }),
    ],
  },
})
