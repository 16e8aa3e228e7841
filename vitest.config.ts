import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,ui,demo,storefront,admin,scripts}/**/*.test.{ts,tsx,mjs}'],
          exclude: ['**/node_modules/**', '**/build/**'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          // What is waited for comes over sockets, on a machine that may be busy.
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: 2,
          // Real processes, sockets and time limits on a machine that may be busy.
          retry: 1,
        },
      },
      {
        test: {
          name: 'chaos',
          include: ['server/**/*.chaos.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
