import { defineConfig } from 'vitest/config';

const globalSetup = ['server/testing/global-setup.ts'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'chaos', include: ['server/**/*.chaos.ts'], globalSetup, hookTimeout: 120_000 } },
      { test: { name: 'fuzz', include: ['server/**/*.fuzz.ts'], globalSetup, hookTimeout: 60_000 } },
      {
        test: {
          name: 'faults',
          include: ['lab/faults/*.fault.ts'],
          globalSetup,
          hookTimeout: 300_000,
          // Each needs the whole machine.
          fileParallelism: false,
        },
      },
    ],
  },
});
