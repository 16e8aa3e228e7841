import type { ShopImportState } from '@gulmohar/contract/admin/shop-import.ts';
import {
  getShopImport,
  listImportedProducts,
  listImportPictures,
  listShopImports,
  surveyShopImport,
} from '@gulmohar/contract/admin/shop-import-calls.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';

const WORKING_MS = 1_000;
const PICTURES_MS = 3_000;

export const shopImportsQuery = queryOptions({
  queryKey: ['shop-import', 'list'],
  queryFn: () => adminApi(listShopImports),
});

export function isWorking(state: ShopImportState | undefined): boolean {
  return state === 'checking' || state === 'running' || state === 'undoing';
}

/** Polls while a job works on the import, fetches its pictures or invites its customers. */
export function shopImportQuery(importId: string) {
  return queryOptions({
    queryKey: ['shop-import', 'one', importId],
    queryFn: () => adminApi(getShopImport, { query: { importId } }),
    refetchInterval: ({ state: { data } }) => {
      if (isWorking(data?.import.state)) return WORKING_MS;
      const { total = 0, fetched = 0, failed = 0 } = data?.import.pictures ?? {};
      const { waiting = 0, perDay = null } = data?.import.invitations ?? {};
      return total > fetched + failed || (waiting > 0 && perDay !== null) ? PICTURES_MS : false;
    },
  });
}

export function surveyQuery(importId: string) {
  return queryOptions({
    queryKey: ['shop-import', 'survey', importId],
    queryFn: () => adminApi(surveyShopImport, { query: { importId } }),
  });
}

/** @param state of the import, of which the report is */
export function reportQuery(importId: string, state: ShopImportState) {
  return infiniteQueryOptions({
    queryKey: ['shop-import', 'report', importId, state],
    queryFn: ({ pageParam }) =>
      adminApi(listImportedProducts, { query: { importId, after: pageParam, outcome: 'noted' } }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** @param counts how many failed, so that the list is read again when that changes */
export function picturesQuery(importId: string, counts: string) {
  return infiniteQueryOptions({
    queryKey: ['shop-import', 'pictures', importId, counts],
    queryFn: ({ pageParam }) => adminApi(listImportPictures, { query: { importId, after: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

export async function refreshShopImport(importId: string): Promise<void> {
  await queryClient.invalidateQueries(shopImportQuery(importId));
}
