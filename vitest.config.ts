import { defineConfig } from 'vitest/config'

const failOnConsole = './tests/support/fail-on-console.ts'

export default defineConfig({
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  test: {
    restoreMocks: true,
    // Guards against what hangs, not measures: a busy machine takes ten times as long as a quiet one.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: [failOnConsole],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['tests/unit/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [failOnConsole, './tests/support/components.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: './tests/support/build-once.ts',
          setupFiles: [failOnConsole],
        },
      },
    ],
  },
})
