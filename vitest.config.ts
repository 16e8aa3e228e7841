import { defineConfig } from 'vitest/config';

/** The unit tests: of pages, contract and scripts, and of the server on a real PostgreSQL. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    reporters: ['default', ['json', { outputFile: '.cache/test-results/vitest.json' }]],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,ui,storefront,admin,scripts,demo}/**/*.test.{ts,tsx,mjs}'],
          exclude: ['**/node_modules/**', '**/build/**'],
          unstubGlobals: true,
          // Some tests start a process, on a machine that may be busy.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          // Responses arrive over sockets, on a machine that may be busy.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
