import { listAdminBestsellers, saveBestsellers } from '@gulmohar/contract/admin/bestseller.ts';
import * as api from '@gulmohar/contract/admin/filter.ts';
import { listSynonyms, saveSynonyms } from '@gulmohar/contract/admin/synonym.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { staffRoute } from '../session/staff-route.ts';
import { changeBestsellers, readBestsellers } from './change-bestsellers.ts';
import { changeFilter, orderFilters } from './change-filter.ts';
import { changeSynonyms, readSynonymGroups } from './change-synonyms.ts';
import { countCarried, findFilters } from './filter.store.ts';

type Needs = { db: Database };

/** `/api/admin/filter/*`, `/api/admin/synonym/*`, `/api/admin/bestseller/*` */
export function adminCatalogueRoutes({ db }: Needs): Route[] {
  return [
    staffRoute(api.listAdminFilters, {}, async () => ({
      filters: await findFilters(db),
      carried: await countCarried(db),
    })),

    staffRoute(api.saveFilter, {}, async ({ body, staff }) => {
      await changeFilter(db, staff, body);
      return {};
    }),

    staffRoute(api.orderFilters, {}, async ({ body, staff }) => {
      await orderFilters(db, staff, body.names);
      return {};
    }),

    staffRoute(listSynonyms, {}, async () => ({ groups: await readSynonymGroups(db) })),

    staffRoute(saveSynonyms, {}, async ({ body, staff }) => {
      await changeSynonyms(db, staff, body);
      return {};
    }),

    staffRoute(listAdminBestsellers, {}, async () => ({ bestsellers: await readBestsellers(db) })),

    staffRoute(saveBestsellers, {}, async ({ body, staff }) => {
      await changeBestsellers(db, staff, body.productIds);
      return {};
    }),
  ];
}
