import type { suggestProducts } from '@gulmohar/contract/catalogue/search.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import type { Route } from './+types/suggestions';
import { searchOption } from './search.rules.ts';

const suggest = addressOf<typeof suggestProducts>({ method: 'GET', path: '/product/suggest' });

/**
 * /search/suggestions?q=…: returns the suggestions for a term; none if the server does not respond, because
 * searching still works without.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const term = new URL(request.url).searchParams.get('q') ?? '';
  const { suggestions } = await browserApi(suggest, { query: { q: term } }).catch(() => ({
    suggestions: [],
  }));
  return { term, options: suggestions.map(searchOption) };
}

/** Never: suggestions are loaded while typing and do not depend on the page. */
export const shouldRevalidate = () => false;
