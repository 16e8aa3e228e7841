import { defineConfig } from 'vitest/config';
import { SpreadWaiting } from './server/testing/spread-waiting.ts';

// Much of the server's tests is waiting for processes and time limits; a third worker fills the two cores meanwhile.
const maxWorkers = Number(process.env.TEST_WORKERS ?? 3);
// No test file keeps anything in its modules that another one could trip over: they are loaded once for all.
const isolate = false;
// The server runs as it is, without a bundler: so do its tests. Vite's runner would transform and wrap 2,100 modules.
const asNodeRunsIt = { experimental: { viteModuleRunner: false, nodeLoader: false } };

export default defineConfig({
  test: {
    sequence: { sequencer: SpreadWaiting },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,ui,storefront,admin,scripts,bench,demo}/**/*.test.{ts,tsx,mjs}'],
          exclude: ['**/node_modules/**', '**/build/**'],
          maxWorkers,
          isolate,
          unstubGlobals: true,
          // Some start a process, on a machine that may be busy.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'artwork',
          include: ['artwork/**/*.test.ts'],
          maxWorkers,
          // Cloth is woven and traced, on a machine that may be busy.
          testTimeout: 120_000,
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
          // What is waited for comes over sockets, on a machine that may be busy.
          expect: { poll: { timeout: 10_000 } },
          maxWorkers,
          isolate,
          // One that passes only the second time is reported by name (scripts/checks.mjs).
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
          include: ['server/faults/*.fault.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          hookTimeout: 300_000,
          // Each wants the whole machine.
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
