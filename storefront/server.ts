import { createClient, type Transport } from '@gulmohar/contract/api/client.ts';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { apiContext } from './app/api/context.ts';
import { canonicalUrl } from './app/canonical-url.ts';
import { nonceContext } from './app/nonce-context.ts';
import { shutContext } from './app/opening/shut-context.ts';

const build = () => import('virtual:react-router/server-build');

// If it is given a function, React Router resolves the routes for every page again, which only development
// needs.
const respond = createRequestHandler(import.meta.env.DEV ? build : await build(), import.meta.env.MODE);

type RenderOptions = {
  /** Reaches the API within the server's own process. */
  transport: Transport;
  /** Marks the page's inline scripts. */
  nonce: string;
  /** Whether the shop is closed to the visitor. */
  isShut: boolean;
};

/** Renders any page of the shop. It knows no shopper, so the same request gives the same page to everybody. */
export async function handlePage(
  request: Request,
  { transport, nonce, isShut }: RenderOptions,
): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(apiContext, createClient(transport));
  context.set(nonceContext, nonce);
  context.set(shutContext, isShut);
  return respond(request, context);
}

/**
 * Returns the address under which a page is rendered and cached, without parameters that the page does not
 * read.
 */
export function keptAddress(url: URL): URL {
  return canonicalUrl(url);
}
