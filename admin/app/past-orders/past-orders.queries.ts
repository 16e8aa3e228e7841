import { listPastOrders } from '@gulmohar/contract/admin/past-order.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

/** Those that match a search, or of one address. */
export function pastOrdersQuery(filter: { q: string } | { email: string }) {
  return infiniteQueryOptions({
    queryKey: ['past-orders', filter],
    queryFn: ({ pageParam }) => adminApi(listPastOrders, { query: { ...filter, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextAfter ?? undefined,
  });
}
