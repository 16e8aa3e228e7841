import { defineConfig } from 'vitest/config';
import { SlowFirst } from './scripts/slow-first.mjs';

// Many of the server's tests wait for processes and timeouts; a third worker keeps two cores busy meanwhile.
const maxWorkers = Number(process.env.TEST_WORKERS ?? 3);
// No test file leaves state in modules that another one depends on, so modules are loaded once per worker.
const isolate = false;
// Server tests run in plain Node like the server itself. Vite's runner would transform and wrap 2,100
// modules.
const asNodeRunsIt = { experimental: { viteModuleRunner: false, nodeLoader: false } };

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,ui,storefront,admin,scripts,demo}/**/*.test.{ts,tsx,mjs}'],
          exclude: ['**/node_modules/**', '**/build/**'],
          maxWorkers,
          isolate,
          unstubGlobals: true,
          // Some tests start a process, on a machine that may be busy.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          ...asNodeRunsIt,
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          // Responses arrive over sockets, on a machine that may be busy.
          expect: { poll: { timeout: 10_000 } },
          maxWorkers,
          isolate,
          // A test that passes only on the second try is reported by name (scripts/checks.mjs).
          retry: 1,
        },
      },
      {
        test: {
          name: 'chaos',
          include: ['server/**/*.chaos.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['lab/faults/*.fault.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          hookTimeout: 300_000,
          // Each needs the whole machine.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'fuzz',
          include: ['server/**/*.fuzz.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
