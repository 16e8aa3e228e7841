import { listAdminBestsellers, saveBestsellers } from '@gulmohar/contract/admin/bestseller.ts';
import * as api from '@gulmohar/contract/admin/filter.ts';
import * as words from '@gulmohar/contract/admin/search-word.ts';
import { listSynonyms, saveSynonyms } from '@gulmohar/contract/admin/synonym.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { staffRoute } from '../session/staff-route.ts';
import { changeBestsellers, readBestsellers } from './change-bestsellers.ts';
import { changeFilter, orderFilters } from './change-filter.ts';
import { addWord, changeWord, listWords, removeWord } from './change-search-words.ts';
import { changeSynonyms, readSynonymGroups } from './change-synonyms.ts';
import { countCarried, findFilters } from './filter.store.ts';

type Needs = { db: Database };

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

    staffRoute(words.listSearchWords, {}, async () => ({ words: await listWords(db) })),

    staffRoute(words.addSearchWord, {}, async ({ body, staff }) => {
      await addWord(db, staff, body);
      return {};
    }),

    staffRoute(words.changeSearchWord, {}, async ({ body, staff }) => {
      await changeWord(db, staff, body);
      return {};
    }),

    staffRoute(words.removeSearchWord, {}, async ({ body, staff }) => {
      await removeWord(db, staff, body.word);
      return {};
    }),

    staffRoute(listAdminBestsellers, {}, async () => ({ bestsellers: await readBestsellers(db) })),

    staffRoute(saveBestsellers, {}, async ({ body, staff }) => {
      await changeBestsellers(db, staff, body.productIds);
      return {};
    }),
  ];
}
