import { getHome } from '@gulmohar/contract/catalogue/home.ts';
import type { Reads } from '../../platform/database/reads.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ResponseCache } from '../../platform/response-cache/response-cache.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import type { CatalogueSearch } from '../search/catalogue-search.ts';
import { readHome } from './read-home.ts';

type Needs = {
  reads: Reads;
  catalogue: CatalogueSearch;
  settings: CurrentSettings;
  responseCache: ResponseCache;
};

export function homeRoutes({ reads, catalogue, settings, responseCache: cache }: Needs): Route[] {
  return [route(getHome, { cache }, () => readHome(reads, catalogue, settings.current().homeSections))];
}
