import { createClient, type Transport } from '@gulmohar/contract/api/client.ts';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { apiContext } from './app/api/context.ts';
import { canonicalUrl } from './app/canonical-url.ts';
import { endScript, headScript } from './app/hydration/inline-scripts.ts';

/** All that a page's policy allows of scripts within the page; the same for every page. */
export const inlineScripts = [headScript, endScript];

const build = () => import('virtual:react-router/server-build');

// Of a function React Router works out the routes anew for each page, which only development needs.
const respond = createRequestHandler(import.meta.env.DEV ? build : await build(), import.meta.env.MODE);

/**
 * Renders any page of the shop. It knows no shopper: the same request gives the same page to everybody.
 * @param options.transport reaches the API within the server's own process
 */
export async function handlePage(request: Request, options: { transport: Transport }): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(apiContext, createClient(options.transport));
  return respond(request, context);
}

/** The address by which a page is rendered and kept: without what the page does not read. */
export function keptAddress(url: URL): URL {
  return canonicalUrl(url);
}
