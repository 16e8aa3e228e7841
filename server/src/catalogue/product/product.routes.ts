import {
  getPreview,
  getProduct,
  getStockLevels,
  listBestsellers,
  listLatest,
  listProducts,
  listRelated,
} from '@gulmohar/contract/catalogue/product.ts';
import { countSearch as countSearchCall, suggestProducts } from '@gulmohar/contract/catalogue/search.ts';
import { RELATED_PRODUCTS } from '@gulmohar/contract/shop/shop-rules.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Reads } from '../../platform/database/reads.ts';
import { countSearchLimits } from '../../platform/http/rate-limits.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import type { ResponseCache } from '../../platform/response-cache/response-cache.ts';
import type { CatalogueSearch } from '../search/catalogue-search.ts';
import { countSearch } from '../search/count-search.ts';
import { readRelatedTo } from '../search/related.store.ts';
import { bySoldOut, presentProduct, presentStock, presentWhole } from './product.present.ts';
import {
  findAnyProduct,
  findBestsellers,
  findByIds,
  findLatest,
  findProduct,
  findStock,
  isArchived,
} from './product.store.ts';

type Needs = {
  db: Database;
  reads: Reads;
  catalogue: CatalogueSearch;
  links: SignedLinks;
  responseCache: ResponseCache;
};

/** `/api/product/*` */
export function productRoutes({ db, reads, catalogue, links, responseCache: cache }: Needs): Route[] {
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

    route(listBestsellers, { cache }, async () => {
      const products = (await reads(findBestsellers)).map(presentProduct).toSorted(bySoldOut);
      return { bestsellers: products.map((product) => ({ ...product, productName: product.name })) };
    }),

    route(listLatest, { cache }, async () => ({
      products: (await reads(findLatest)).map(presentProduct).toSorted(bySoldOut),
    })),

    route(getProduct, { cache }, async ({ body }) => {
      const row = await existingProduct(body.productId);
      return { product: presentWhole(row) };
    }),

    route(getPreview, {}, async ({ body }) => {
      const id = await links.verify('preview-product', body.key);
      const row = id && (await findAnyProduct(db, id));
      if (!row) throw new ShopError('NOT_FOUND', 'This preview has expired. Open it again from the admin.');
      return { product: presentWhole({ ...row, published_at: row.published_at ?? new Date() }) };
    }),

    route(listRelated, { cache }, async ({ body }) => {
      const to = await reads((from) => readRelatedTo(from, body.productId));
      if (!to) throw productNotFound();
      const ids = await catalogue.findRelated(to, RELATED_PRODUCTS);
      const rows = await reads((from) => findByIds(from, ids));
      return { products: rows.map(presentProduct) };
    }),

    route(getStockLevels, { cache }, async ({ body }) => {
      const ids = [...new Set(body.productIds)];
      const rows = await reads((from) => findStock(from, ids, { orderIds: body.orderIds }));
      const found = new Map(rows.map((row) => [row.id, presentStock(row)]));
      return { stockLevels: Object.fromEntries(ids.map((id) => [id, { stock: found.get(id) ?? 0 }])) };
    }),
  ];

  async function existingProduct(id: string) {
    const row = await reads((from) => findProduct(from, id));
    if (row) return row;
    const isNoLongerSold = await reads((from) => isArchived(from, id));
    throw productNotFound(isNoLongerSold ? { isNoLongerSold } : {});
  }
}

/** @param extras `isNoLongerSold` for an archived product */
const productNotFound = (extras: { isNoLongerSold?: true } = {}) =>
  new ShopError('NOT_FOUND', 'Product not found', extras);
