import { createContext } from 'react';
import type { EntryContext } from 'react-router';

/**
 * The data that `start-scripts.js` hydrates a page with. It is plain data, because the
 * Content-Security-Policy allows no script specific to a page.
 */
type PageData = {
  setup: PageSetup;
  /**
   * The loaders' results as React Router serialises them. Not quoted again, because that would make the JSON
   * a fifth longer.
   */
  stream: string;
};

type PageSetup = {
  /** React Router's own context, as JSON. */
  context: string;
  /** Further modules to preload, in addition to those named below. */
  preloads: string[];
  /** Only in development: a module that has to run before everything else. */
  first?: string | undefined;
  /** The address of the manifest of all routes. */
  manifest: string;
  /** The modules of each route of the page, by route id. */
  routes: [id: string, modules: string[]][];
  /** The entry module that hydrates the page. */
  entry: string;
};

export const PageDataContext = createContext<PageData | undefined>(undefined);

/** Returns what React Router's `<Scripts />` would write as inline scripts. Consumes the context's stream. */
export async function readPageData(entry: EntryContext): Promise<PageData> {
  const { manifest, serverHandoffString = '{}', serverHandoffStream, staticHandlerContext } = entry;
  const routes = staticHandlerContext.matches.flatMap(({ route: { id } }) => manifest.routes[id] ?? []);
  const modulesOf = (route: (typeof routes)[number]) => [
    ...(route.clientActionModule ? [route.clientActionModule] : []),
    ...(route.clientLoaderModule ? [route.clientLoaderModule] : []),
    ...(route.clientMiddlewareModule ? [route.clientMiddlewareModule] : []),
    ...(route.hydrateFallbackModule ? [route.hydrateFallbackModule] : []),
    route.module,
  ];
  const { hmr, url, entry: client } = manifest;
  const named = new Set([url, client.module, ...routes.flatMap(modulesOf)]);
  const imported = new Set([...client.imports, ...routes.flatMap((route) => route.imports ?? [])]);
  const setup: PageSetup = {
    context: serverHandoffString,
    preloads: [...imported].filter((module) => !named.has(module)),
    first: hmr?.runtime,
    manifest: url,
    routes: routes.map((route) => [route.id, modulesOf(route)]),
    entry: client.module,
  };
  return { setup, stream: serverHandoffStream ? await new Response(serverHandoffStream).text() : '' };
}
