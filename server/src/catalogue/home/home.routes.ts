import { getHome } from '@gulmohar/contract/catalogue/home.ts';
import type { Reads } from '../../platform/database/reads.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ResponseCache } from '../../platform/response-cache/response-cache.ts';
import { whenTheSame } from '../../platform/response-cache/still-holds.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import type { CatalogueSearch } from '../search/catalogue-search.ts';
import { readHome } from './read-home.ts';

type Needs = {
  reads: Reads;
  catalogue: CatalogueSearch;
  settings: CurrentSettings;
  responseCache: ResponseCache;
};

/** `/api/home` */
export function homeRoutes({ reads, catalogue, settings, responseCache: responses }: Needs): Route[] {
  const cache = {
    responses,
    shows: ({ latest, bestsellers }: Record<'latest' | 'bestsellers', { _id: string }[]>) =>
      [...latest, ...bestsellers].map(({ _id }) => _id),
    // Rebuilds the single response to see whether it changed, which avoids rendering the pages that depend on
    // it.
    stillHolds: () => whenTheSame(async () => JSON.stringify(await read())),
  };
  const read = () => readHome(reads, catalogue, settings.current().homeSections);
  return [route(getHome, { cache }, read)];
}
