import { listComplementary, saveComplementary } from '@gulmohar/contract/admin/complementary.ts';
import {
  changeManyProducts,
  previewManyProducts,
  undoManyProducts,
} from '@gulmohar/contract/admin/product-bulk.ts';
import { listColours, saveColours } from '@gulmohar/contract/admin/product-colours.ts';
import * as api from '@gulmohar/contract/admin/product-edit.ts';
import { getProductChoices, listAdminProducts } from '@gulmohar/contract/admin/product-list.ts';
import { readPickedProducts } from '@gulmohar/contract/admin/product-picked.ts';
import type { CatalogueSearch } from '../../catalogue/search/catalogue-search.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import type { ShopSettings } from '../../shop/shop-settings.ts';
import { readPicked } from '../catalogue/picked-product.ts';
import { staffRoute } from '../session/staff-route.ts';
import { bulkChange } from './bulk-change.ts';
import { changeColours, readColours } from './change-colours.ts';
import { changeComplementary, readComplementary } from './change-complementary.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { planBulk, planDigest } from './plan-bulk.ts';
import { readChoices } from './product-choices.ts';
import { readAdminProducts } from './product-list.store.ts';
import { readProduct } from './read-product.ts';
import { undoChange, undoMany } from './undo-change.ts';
import { updateProduct } from './update-product.ts';

type Needs = {
  db: Database;
  settings: ShopSettings;
  catalogue: CatalogueSearch;
  links: SignedLinks;
};

/**
 * Up to this many sold-out ids are passed to the database; with more, scanning the list fills a page soon
 * enough.
 */
const FEW_SOLD_OUT = 5_000;
/** One hour. */
const PREVIEW_DAYS = 1 / 24;

export function adminProductRoutes({ db, settings, catalogue, links }: Needs): Route[] {
  return [
    staffRoute(readPickedProducts, {}, async ({ body }) => ({
      products: await readPicked(db, body.productIds),
    })),

    staffRoute(listAdminProducts, {}, async ({ query }) =>
      readAdminProducts(
        db,
        query,
        settings.current().stock.lowAt,
        query.stock === 'out' ? await catalogue.findSoldOut(FEW_SOLD_OUT) : undefined,
      ),
    ),

    staffRoute(getProductChoices, {}, async () => readChoices(db, catalogue, settings.current())),

    staffRoute(api.getAdminProduct, {}, async ({ query }) => ({
      product: await readProduct(db, query.productId),
    })),

    staffRoute(api.createProduct, {}, async ({ body, staff }) => ({
      productId: await db.transaction().execute((trx) => createProduct(trx, staff, body)),
    })),

    staffRoute(api.updateProduct, {}, async ({ body, staff }) => ({
      version: await db.transaction().execute((trx) => updateProduct(trx, staff, body)),
    })),

    staffRoute(api.duplicateProduct, {}, async ({ body, staff }) => ({
      productId: await db.transaction().execute((trx) => duplicateProduct(trx, staff, body.productId)),
    })),

    staffRoute(api.deleteProduct, {}, async ({ body, staff }) => {
      await db.transaction().execute((trx) => deleteProduct(trx, staff, body));
      return {};
    }),

    staffRoute(api.undoProductChange, {}, async ({ body, staff }) => {
      await db.transaction().execute((trx) => undoChange(trx, staff, body.productId, body.entryId));
      return {};
    }),

    staffRoute(api.previewProduct, {}, async ({ body }) => {
      const { productId } = await readProduct(db, body.productId);
      return { path: `/preview/${await links.sign('preview-product', productId, `${PREVIEW_DAYS} days`)}` };
    }),

    staffRoute(listColours, {}, async ({ query }) => ({
      colours: await readColours(db, query.productId),
    })),

    staffRoute(saveColours, {}, async ({ body, staff }) => {
      await db.transaction().execute((trx) => changeColours(trx, staff, body));
      return {};
    }),

    staffRoute(listComplementary, {}, async ({ query }) => ({
      products: await readComplementary(db, query.productId),
    })),

    staffRoute(saveComplementary, {}, async ({ body, staff }) => {
      await db.transaction().execute((trx) => changeComplementary(trx, staff, body));
      return {};
    }),

    staffRoute(previewManyProducts, {}, async ({ body }) => {
      const planned = await db.transaction().execute((trx) => planBulk(trx, body.productIds, body.action));
      return { products: planned.map(({ shown }) => shown), plan: planDigest(planned) };
    }),

    staffRoute(undoManyProducts, {}, async ({ body, staff }) => {
      await db.transaction().execute((trx) => undoMany(trx, staff, body.changes));
      return {};
    }),

    staffRoute(changeManyProducts, {}, async ({ body, staff }) =>
      db.transaction().execute((trx) => bulkChange(trx, staff, body)),
    ),
  ];
}
