import { getAdminProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { getImport } from '@gulmohar/contract/admin/product-import.ts';
import {
  type AdminProductQuery,
  getProductChoices,
  listAdminProducts,
} from '@gulmohar/contract/admin/product-list.ts';
import { listMovements } from '@gulmohar/contract/admin/product-stock.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';

const WORKING_MS = 1_000;

export function productsQuery(filter: Omit<AdminProductQuery, 'after'>) {
  return infiniteQueryOptions({
    queryKey: ['products', 'list', filter],
    queryFn: ({ pageParam }) => adminApi(listAdminProducts, { query: { ...filter, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** Polls while pictures are being processed. */
export function productQuery(productId: string) {
  return queryOptions({
    queryKey: ['products', 'one', productId],
    queryFn: () => adminApi(getAdminProduct, { query: { productId } }),
    refetchInterval: ({ state }) =>
      state.data?.product.uploads.some(({ problem }) => problem === null) ? WORKING_MS : false,
  });
}

export const choicesQuery = queryOptions({
  queryKey: ['products', 'choices'],
  queryFn: () => adminApi(getProductChoices),
  staleTime: 60_000,
});

export function movementsQuery(productId: string) {
  return infiniteQueryOptions({
    queryKey: ['products', 'movements', productId],
    queryFn: ({ pageParam }) => adminApi(listMovements, { query: { productId, before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
  });
}

/** Polls while a job is working on the import. */
export function importQuery(importId: string) {
  return queryOptions({
    queryKey: ['product-import', importId],
    queryFn: () => adminApi(getImport, { query: { importId } }),
    refetchInterval: ({ state }) =>
      ['checking', 'running'].includes(state.data?.import.state ?? '') ? WORKING_MS : false,
  });
}

/**
 * Fetches only the lists again, after a product was deleted: its page may still be mounted for a moment and
 * must not fetch it.
 */
export async function refreshProductLists(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['products', 'list'] });
}

export async function refreshProducts(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['products'] });
}
