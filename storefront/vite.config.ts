import { readFile } from 'node:fs/promises';
import { frameworkChunk } from '@gulmohar/ui/framework-chunk.ts';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, minify, type Plugin } from 'vite';

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** Schemas are for forms alone, and too heavy for pages without one. */
const SCHEMAS = /node_modules\/(zod|react-hook-form|@hookform)\//;

/** Used by pages of the checkout and of orders alone, or by who asks for a day of arrival: others are spared them. Terms of payment stand on products. */
const PURCHASE =
  /app\/(order|tracking|coupon)\/|app\/checkout\/(?!payment-terms)|app\/delivery\/(?!pin-box)|app\/cart\/price-lines|sales\/pricing|values\/pin-places|ui\/src\/(alert-dialog|choice-field)/;

/** Of the forms of accounts: signing in and up, passwords, the profile. */
const ACCOUNT = /password\.messages|account\.messages|current-password-field|ui\/src\/(check|password)-field/;

/** With all their spellings; lists of products need none of them. */
const STATES = /contract\/src\/values\/states/;

/** What several pages share is one file, others for purchases and accounts, unless schemas would come with it. */
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

/** Scripts within the page travel with each: without comments, the collection still fits the first round trip (14 kB). */
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
  plugins: [minifyInlineScripts(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  // Development: what pages need of packages is found at the start. Found by the first page, it would load that page anew.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A phone on a slow line pays for each file: some fifty small ones took a second longer than two.
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
      // One file that renders without any package beside it: a production machine has no need of the storefront's.
      resolve: { noExternal: command === 'build' ? true : undefined },
    },
  },
}));
