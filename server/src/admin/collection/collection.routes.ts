import * as api from '@gulmohar/contract/admin/collection.ts';
import type { CatalogueSearch } from '../../catalogue/search/catalogue-search.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { readPicked } from '../catalogue/picked-product.ts';
import { staffRoute } from '../session/staff-route.ts';
import { deleteCollection, orderCollections, saveCollection } from './change-collection.ts';
import { findAllCollections, findSavedCollection } from './collection.store.ts';

type Needs = { db: Database; catalogue: CatalogueSearch };

const PREVIEWED = 12;

export function adminCollectionRoutes({ db, catalogue }: Needs): Route[] {
  return [
    staffRoute(api.listAdminCollections, {}, async () => {
      const collections = await findAllCollections(db);
      return {
        collections: await Promise.all(
          collections.map(async (collection) => ({
            handle: collection.handle,
            title: collection.title,
            isByRules: collection.rules !== null,
            isPublished: collection.isPublished,
            products: (await catalogue.findInCollection(collection, 0)).total,
          })),
        ),
      };
    }),

    staffRoute(api.getAdminCollection, {}, async ({ query }) => {
      const { version, productIds, ...collection } = await findSavedCollection(db, query.handle);
      return { collection: { ...collection, products: await readPicked(db, productIds) }, version };
    }),

    staffRoute(api.previewCollection, {}, async ({ body }) => {
      const { ids, total } = await catalogue.findInCollection(body, PREVIEWED);
      return { total, products: await readPicked(db, ids) };
    }),

    staffRoute(api.saveCollection, {}, async ({ body: { changes, ...form }, staff }) => {
      await saveCollection(db, staff, form, changes);
      return {};
    }),

    staffRoute(api.deleteCollection, {}, async ({ body, staff }) => {
      await deleteCollection(db, staff, body.handle);
      return {};
    }),

    staffRoute(api.orderCollections, {}, async ({ body, staff }) => {
      await orderCollections(db, staff, body.handles);
      return {};
    }),
  ];
}
