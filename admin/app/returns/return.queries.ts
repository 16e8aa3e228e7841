import { listAdminReturns } from '@gulmohar/contract/admin/return.ts';
import type { returnStatus } from '@gulmohar/contract/fulfilment/order.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { z } from 'zod';
import { adminApi } from '../api/admin-api.ts';
import { ORDERS } from '../orders/orders.queries.ts';

export type ReturnStatus = z.infer<typeof returnStatus>;

export type ReturnFilter = Omit<z.input<typeof listAdminReturns.query>, 'after'>;

export function returnListQuery(filter: ReturnFilter) {
  return infiniteQueryOptions({
    queryKey: [ORDERS, 'returns', filter],
    queryFn: ({ pageParam }) => adminApi(listAdminReturns, { query: { ...filter, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextAfter ?? undefined,
    placeholderData: keepPreviousData,
  });
}
