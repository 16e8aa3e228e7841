import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [tailwindcss(), react()],
  build: {
    outDir: 'build',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // What each page needs comes in one file, not in one for each set of pages that share something.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'every-page', tags: ['$initial'] }] } },
    },
  },
});
