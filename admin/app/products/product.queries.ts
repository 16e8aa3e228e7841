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

export function productsQuery(asked: Omit<AdminProductQuery, 'after'>) {
  return infiniteQueryOptions({
    queryKey: ['products', 'list', asked],
    queryFn: ({ pageParam }) => adminApi(listAdminProducts, { query: { ...asked, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** Asked again and again while pictures are being made. */
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

/** Asked again and again while a job works on it. */
export function importQuery(importId: string) {
  return queryOptions({
    queryKey: ['product-import', importId],
    queryFn: () => adminApi(getImport, { query: { importId } }),
    refetchInterval: ({ state }) =>
      ['checking', 'running'].includes(state.data?.import.state ?? '') ? WORKING_MS : false,
  });
}

/** After one is deleted: the page that shows it, which may still be there for a moment, does not ask for it again. */
export async function refreshProductLists(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['products', 'list'] });
}

/** After any change of products. */
export async function refreshProducts(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['products'] });
}
