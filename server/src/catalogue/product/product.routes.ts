import {
  getPreview,
  getProduct,
  getStockLevels,
  listBestsellers,
  listLatest,
} from '@gulmohar/contract/catalogue/product.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Reads } from '../../platform/database/reads.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import type { ResponseCache } from '../../platform/response-cache/response-cache.ts';
import { bySoldOut, presentProduct, presentStock, presentWhole } from './product.present.ts';
import {
  findAnyProduct,
  findBestsellers,
  findLatest,
  findProduct,
  findStock,
  isArchived,
} from './product.store.ts';

type Needs = {
  db: Database;
  reads: Reads;
  links: SignedLinks;
  responseCache: ResponseCache;
};

export function productRoutes({ db, reads, links, responseCache: cache }: Needs): Route[] {
  return [
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

    route(getStockLevels, { cache }, async ({ body }) => {
      const ids = [...new Set(body.productIds)];
      const rows = await reads((from) => findStock(from, ids, { unitIds: body.orderIds }));
      const found = new Map(rows.map((row) => [row.id, presentStock(row)]));
      return { stockLevels: Object.fromEntries(ids.map((id) => [id, { stock: found.get(id) ?? 0 }])) };
    }),
  ];

  async function existingProduct(id: string) {
    const row = await reads((from) => findProduct(from, id));
    if (row) return row;
    const isNoLongerSold = await reads((from) => isArchived(from, id));
    throw new ShopError('NOT_FOUND', 'Product not found', isNoLongerSold ? { isNoLongerSold } : {});
  }
}
