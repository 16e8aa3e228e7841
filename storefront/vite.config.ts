import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  // In development, finds the pages' dependencies at startup; otherwise the first page to find one would
  // reload.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}'] },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './server.ts' } },
      // Bundles everything into one file, so that a production machine does not need the storefront's
      // packages.
      resolve: { noExternal: command === 'build' ? true : undefined },
    },
  },
}));
