import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunks } from './chunks.ts';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What is loaded on demand is small and needs little that its page does not have. Lists of it in every page's
    // script would weigh more than the round trip that they save.
    modulePreload: { resolveDependencies: () => [] },
  },
  // In development, finds the pages' dependencies at startup; otherwise the first page to find one would
  // reload.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunks },
            // The bundler names what is shared after all pages that share it.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './server.ts' } },
      // Bundles everything into one file, so that a production machine does not need the storefront's
      // packages.
      resolve: { noExternal: command === 'build' ? true : undefined },
    },
  },
}));
