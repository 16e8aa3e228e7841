import {
  listStockAlerts,
  listSubscribers,
  newsletterFigures,
  type SubscriberState,
} from '@gulmohar/contract/admin/newsletter.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { deskApi } from '../api/desk-api.ts';

export const figuresQuery = queryOptions({
  queryKey: ['newsletter', 'figures'],
  queryFn: () => deskApi(newsletterFigures),
});

export function subscribersQuery(asked: { q: string; state: SubscriberState | 'all' }) {
  return infiniteQueryOptions({
    queryKey: ['newsletter', 'list', asked],
    queryFn: ({ pageParam }) => deskApi(listSubscribers, { query: { ...asked, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextAfter ?? undefined,
  });
}

export const alertsQuery = queryOptions({
  queryKey: ['stock-alerts'],
  queryFn: () => deskApi(listStockAlerts),
});
