import { listAdminReturns } from '@gulmohar/contract/admin/return.ts';
import type { returnStatus } from '@gulmohar/contract/fulfilment/order.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { z } from 'zod';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { refreshOrders } from '../orders/orders.queries.ts';

export type ReturnStatus = z.infer<typeof returnStatus>;

const RETURNS = 'returns';

export function returnListQuery(status: ReturnStatus | undefined) {
  return infiniteQueryOptions({
    queryKey: [RETURNS, status],
    queryFn: ({ pageParam }) => adminApi(listAdminReturns, { query: { status, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextAfter ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** Fetches returns and orders again after a step of a return, which its order also shows. */
export async function refreshReturns(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [RETURNS] });
  await refreshOrders();
}
