import { createHash } from 'node:crypto';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import mukta from '@gulmohar/ui/fonts/mukta-english-400.woff2?url';
import muktaBold from '@gulmohar/ui/fonts/mukta-english-600.woff2?url';
import tiro from '@gulmohar/ui/fonts/tiro-english-400.woff2?url';
import type { ServerBuild } from 'react-router';
import { apiContext } from '../api/context.ts';
import buti from '../assets/buti.svg?url';
import favicon from '../assets/favicon.svg?url';
import jharokha from '../assets/jharokha.svg?url';
import { paths } from '../paths.ts';
import { viewed } from '../recently-viewed/viewed.ts';
import type { Route } from './+types/service-worker-script';
import removeWorker from './remove-service-worker.js?raw';
import worker from './service-worker.js?raw';

/** Paths that are not pages of the storefront. */
const NOT_OURS = ['/admin/', '/api/', '/dev/', '/sandbox/', '/preview/'];

const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  // Applies to the worker itself, not to the pages.
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/**
 * GET /service-worker.js: the service worker with its settings. Browsers reinstall it when any byte has
 * changed, so a new build or changed facts of the shop renew the stored offline page. In development, and if
 * the shop has switched it off, the script removes itself.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = await context.get(apiContext)(getShop);
  if (!shop.serviceWorker || import.meta.env.DEV) return new Response(removeWorker, { headers: HEADERS });
  const { assets }: ServerBuild = await import('virtual:react-router/server-build');
  const facts = { shop, files: filesOf(assets) };
  const settings = {
    version: createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16),
    page: paths.offline(),
    files: facts.files,
    notOurs: NOT_OURS,
    viewed,
  };
  return new Response(`const SETTINGS = ${JSON.stringify(settings)};\n${worker}`, { headers: HEADERS });
}

/** Returns all files that the offline page loads; their addresses change with their contents. */
function filesOf({ entry, routes, url }: ServerBuild['assets']): string[] {
  const matched = Object.values(routes).flatMap((route) => (isMatched(route?.id) && route) || []);
  const modules = matched.flatMap(
    ({ module, clientLoaderModule, hydrateFallbackModule, imports = [], css = [] }) =>
      [module, clientLoaderModule, hydrateFallbackModule, ...imports, ...css].filter(
        (file) => file !== undefined,
      ),
  );
  const others = [mukta, muktaBold, tiro, buti, favicon, jharokha];
  return [...new Set([url, entry.module, ...entry.imports, ...modules, ...others])];
}

function isMatched(id = ''): boolean {
  return ['root', 'layout/shell', 'layout/page-boundary', 'offline/offline-page'].includes(id);
}
