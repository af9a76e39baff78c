import { existsSync, statfsSync } from 'node:fs'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { siteContent } from './scripts/site-content/plugin'

/** A temporary folder in memory, where there is one with room: journals synchronize every write, thousands of times in a run. */
const memory = '/dev/shm'
const hasMemory = existsSync(memory) && statfsSync(memory).bavail * statfsSync(memory).bsize > 2 ** 30

const failOnConsole = './tests/support/fail-on-console.ts'
const buildOnce = './tests/support/build-once.ts'

// The unit tests that ask the assistants, which a build has taught; all others start at once.
const taught = ['tests/unit/{assistant,showroom}/**/*.test.ts', 'tests/unit/services.test.ts']

type Test = NonNullable<TestProjectInlineConfiguration['test']>

const project = (test: Test): TestProjectInlineConfiguration => ({
  plugins: [siteContent()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  test: {
    restoreMocks: true,
    // As Node.js loads them: Vitest would give the bundles maps of several MB, which its stack traces may fail to read.
    server: { deps: { external: [/\/build\//] } },
    // Each worker loads the modules once for all its files.
    isolate: false,
    // Generous limits, not measurements: a busy machine takes ten times as long as a quiet one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000, interval: 10 } },
    env: { TZ: 'UTC', ...(hasMemory && { TMPDIR: memory }) },
    setupFiles: [failOnConsole],
    ...test,
  },
})

export default defineConfig({
  test: {
    // Of two cores, Vitest would use one.
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
