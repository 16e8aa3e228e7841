import { createContext } from 'react';
import type { EntryContext } from 'react-router';

/**
 * What `start-scripts.js` hydrates a page with. The page carries it as data, since its policy allows no script of its
 * own.
 */
type PageData = {
  setup: PageSetup;
  /** What the loaders returned, as React Router serialises it: JSON as it is, since quoted once more it would be a fifth longer. */
  stream: string;
};

type PageSetup = {
  /** React Router's own, as JSON. */
  context: string;
  /** To be preloaded beside what is named below. */
  preloads: string[];
  /** Only in development: what has to run before everything else. */
  first?: string | undefined;
  /** Of all the shop's routes. */
  manifest: string;
  /** The modules of each route of the page, by its id. */
  routes: [id: string, modules: string[]][];
  /** The entry module that hydrates the page. */
  entry: string;
};

export const PageDataContext = createContext<PageData | undefined>(undefined);

/** The same that React Router's `<Scripts />` would write as inline scripts. It reads the stream of the context to its end. */
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
