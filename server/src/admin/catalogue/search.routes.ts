import * as api from '@gulmohar/contract/admin/search.ts';
import { productListQuery } from '@gulmohar/contract/catalogue/product.ts';
import type { CatalogueSearch } from '../../catalogue/search/catalogue-search.ts';
import { pinKey } from '../../catalogue/search/index/pins.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { readCachedFigure } from '../cached-figures.ts';
import { staffRoute } from '../session/staff-route.ts';
import { changeSearchPins } from './change-search-pins.ts';
import { readPicked } from './picked-product.ts';
import { readSearches, readSearchPins } from './search.store.ts';

type Needs = { db: Database; catalogue: CatalogueSearch };

export function adminSearchRoutes({ db, catalogue }: Needs): Route[] {
  return [
    staffRoute(
      api.listSearches,
      {},
      async () => (await readCachedFigure(db, 'searches')) ?? readSearches(db),
    ),

    staffRoute(api.previewSearch, {}, async ({ query }) => {
      const { ids, total, explanation } = await catalogue.find(productListQuery.parse(query));
      return {
        products: await readPicked(db, ids),
        totalProducts: total,
        pinned: (await readSearchPins(db, pinKey(query.search))).flatMap(({ products }) => products),
        ...explanation,
      };
    }),

    staffRoute(api.listSearchPins, {}, async () => ({ pins: await readSearchPins(db) })),

    staffRoute(api.saveSearchPins, {}, async ({ body, staff }) => {
      await changeSearchPins(db, staff, body);
      return {};
    }),
  ];
}
