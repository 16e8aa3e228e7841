import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/patterns/coarse-cloth.ts'],
    isolate: false,
    // Weaving and tracing cloth takes long on a busy machine.
    testTimeout: 120_000,
  },
});
