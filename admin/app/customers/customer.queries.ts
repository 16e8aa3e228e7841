import { listCodBlocks } from '@gulmohar/contract/admin/cod-block.ts';
import { getCustomer, listCustomers } from '@gulmohar/contract/admin/customer.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';

const CUSTOMERS = 'customers';

export function customerListQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [CUSTOMERS, 'list', q],
    queryFn: ({ pageParam }) => adminApi(listCustomers, { query: { q, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextAfter ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export function customerQuery(userId: string) {
  return queryOptions({
    queryKey: [CUSTOMERS, 'one', userId],
    queryFn: () => adminApi(getCustomer, { query: { userId } }),
  });
}

export async function refreshCustomer(userId: string): Promise<void> {
  await queryClient.invalidateQueries(customerQuery(userId));
  await refreshCustomerList();
}

/** Fetches only the list again, for an erased customer whose own data can no longer be read. */
export function refreshCustomerList(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [CUSTOMERS, 'list'] });
}

/** The blocks on cash on delivery. @param userId limits them to one customer */
export function codBlocksQuery(userId?: string) {
  return queryOptions({
    queryKey: [CUSTOMERS, 'cod-blocks', userId],
    queryFn: () => adminApi(listCodBlocks, { query: { userId } }),
  });
}

export function refreshCodBlocks(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [CUSTOMERS, 'cod-blocks'] });
}
