import { listCashBars } from '@gulmohar/contract/admin/cash-bar.ts';
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

/** The bars on cash on delivery. @param userId limits them to one customer */
export function cashBarsQuery(userId?: string) {
  return queryOptions({
    queryKey: [CUSTOMERS, 'cash-bars', userId],
    queryFn: () => adminApi(listCashBars, { query: { userId } }),
  });
}

export function refreshCashBars(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [CUSTOMERS, 'cash-bars'] });
}
