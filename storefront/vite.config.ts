import { readFile } from 'node:fs/promises';
import { browserContract } from '@gulmohar/ui/browser-contract.ts';
import { frameworkChunk } from '@gulmohar/ui/framework-chunk.ts';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, minify, type Plugin } from 'vite';

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** Only forms need schemas, which are too heavy for pages without one. */
const SCHEMAS = /node_modules\/(zod|react-hook-form|@hookform)\//;

/**
 * Modules that only checkout and order pages use, and shoppers who ask for a delivery date, so that other
 * pages do not load them. Payment terms are excluded, because product pages show them.
 */
const PURCHASE =
  /app\/(order|tracking|coupon)\/|app\/checkout\/(?!payment-terms)|app\/delivery\/(?!pin-box)|app\/cart\/price-lines|sales\/pricing|values\/pin-places|ui\/src\/(alert-dialog|choice-field)/;

/** Modules of account forms: login, sign-up, passwords, profile. */
const ACCOUNT = /password\.messages|account\.messages|current-password-field|ui\/src\/(check|password)-field/;

/** The states with all their spellings, which product lists do not need. */
const STATES = /contract\/src\/values\/states/;

/**
 * Returns the chunk of a module that several pages share: one for all pages, others for purchases and for
 * states; none for modules that would bring schemas with them.
 */
function nameOfCommon(id: string, graph: Graph): string | null {
  if (reaches(id, graph, new Set())) return null;
  if (STATES.test(id)) return 'states';
  if (ACCOUNT.test(id)) return null;
  return PURCHASE.test(id) ? 'purchase' : 'common';
}

function reaches(id: string, graph: Graph, seen: Set<string>): boolean {
  if (SCHEMAS.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importedIds ?? []).some((imported) => reaches(imported, graph, seen));
}

/**
 * Minifies the inline scripts, because every page contains them: without comments, the collection page still
 * fits into the first round trip (14 kB).
 */
function minifyInlineScripts(): Plugin {
  return {
    name: 'minify-inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\.js\?raw$/ },
      async handler(id) {
        const file = id.replace('?raw', '');
        this.addWatchFile(file);
        const { code } = await minify(file, await readFile(file, 'utf8'));
        return `export default ${JSON.stringify(code)}`;
      },
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [minifyInlineScripts(), tailwindcss(), reactRouter(), browserContract()],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  // In development, finds the pages' dependencies at startup; otherwise the first page to find one would
  // reload.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Each file costs time on a slow connection: about fifty small ones took a second longer than two.
          output: {
            codeSplitting: {
              groups: [
                frameworkChunk,
                { name: nameOfCommon, minShareCount: 3, priority: 1 },
                { name: 'account', test: ACCOUNT, minShareCount: 3 },
              ],
            },
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
