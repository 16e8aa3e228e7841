import { listProducts, listRelated } from '@gulmohar/contract/catalogue/product.ts';
import { countSearch as countSearchCall, suggestProducts } from '@gulmohar/contract/catalogue/search.ts';
import { RELATED_PRODUCTS } from '@gulmohar/contract/shop/shop-rules.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Reads } from '../../platform/database/reads.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { countSearchLimits } from '../../platform/limits/rate-limits.ts';
import type { ResponseCache } from '../../platform/response-cache/response-cache.ts';
import { bySoldOut, presentProduct } from '../product/product.present.ts';
import { findByIds, findListedByIds } from '../product/product.store.ts';
import type { CatalogueSearch } from './catalogue-search.ts';
import { countSearch } from './count-search.ts';
import { readRelatedTo } from './related.store.ts';

type Needs = {
  db: Database;
  reads: Reads;
  catalogue: CatalogueSearch;
  responseCache: ResponseCache;
};

export function searchRoutes({ db, reads, catalogue, responseCache: cache }: Needs): Route[] {
  return [
    route(listProducts, { cache }, async ({ query }) => {
      const { ids, total, explanation } = await catalogue.find(query);
      const rows = await reads((from) => findByIds(from, ids));
      return {
        products: rows.map(presentProduct),
        currentPage: query.page,
        totalPages: Math.ceil(total / query.limit),
        totalProducts: total,
        ...explanation,
      };
    }),

    route(countSearchCall, { limits: countSearchLimits }, async ({ body: { search, isOpened } }) => {
      await countSearch(db, { search, isOpened, isEmpty: !(await catalogue.hasMatches(search)) });
      return {};
    }),

    route(suggestProducts, { cache }, async ({ query }) => ({
      suggestions: await catalogue.suggest(query.q),
    })),

    route(listRelated, { cache }, async ({ body }) => {
      const to = await reads((from) => readRelatedTo(from, body.productId));
      if (!to) throw new ShopError('NOT_FOUND', 'Product not found');
      const ids = await catalogue.findRelated(to, RELATED_PRODUCTS);
      const [rows, complementary] = await Promise.all([
        reads((from) => findByIds(from, ids)),
        reads((from) => findListedByIds(from, to.complementary)),
      ]);
      return {
        products: rows.map(presentProduct),
        complementary: complementary.map(presentProduct).toSorted(bySoldOut),
      };
    }),
  ];
}
