import {
  listStockAlerts,
  listSubscribers,
  newsletterFigures,
  type SubscriberState,
} from '@gulmohar/contract/admin/newsletter.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

export const figuresQuery = queryOptions({
  queryKey: ['newsletter', 'figures'],
  queryFn: () => adminApi(newsletterFigures),
});

export function subscribersQuery(filter: { q: string; state: SubscriberState | 'all' }) {
  return infiniteQueryOptions({
    queryKey: ['newsletter', 'list', filter],
    queryFn: ({ pageParam }) => adminApi(listSubscribers, { query: { ...filter, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextAfter ?? undefined,
  });
}

export const alertsQuery = queryOptions({
  queryKey: ['stock-alerts'],
  queryFn: () => adminApi(listStockAlerts),
});
