import type { suggestProducts } from '@gulmohar/contract/catalogue/search.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import type { Route } from './+types/suggestions';
import { searchOption } from './search.rules.ts';

const suggest = addressOf<typeof suggestProducts>({ method: 'GET', path: '/product/suggest' });

/** /search/suggestions?q=…: what the shop offers for a term; nothing when it does not answer, since one can still search. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const term = new URL(request.url).searchParams.get('q') ?? '';
  const { suggestions } = await browserApi(suggest, { query: { q: term } }).catch(() => ({
    suggestions: [],
  }));
  return { term, options: suggestions.map(searchOption) };
}

/** They are asked for as somebody types, and have nothing to do with what changes on the page. */
export const shouldRevalidate = () => false;
