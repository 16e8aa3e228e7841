import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    reporters: ['default', ['json', { outputFile: '.cache/test-results/vitest.json' }]],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,ui,storefront,admin,extensions,scripts,demo}/**/*.test.{ts,tsx,mjs}'],
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
          // Long enough for tests that start processes or await responses, on a machine that may be busy.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
