import { listAdminReviews } from '@gulmohar/contract/admin/review.ts';
import type { ReviewStatus } from '@gulmohar/contract/fulfilment/review.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { workQuery } from '../today/today.queries.ts';

const REVIEWS = 'reviews';

export function reviewsQuery(status: ReviewStatus) {
  return infiniteQueryOptions({
    queryKey: [REVIEWS, status],
    queryFn: ({ pageParam }) => adminApi(listAdminReviews, { query: { status, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextAfter ?? undefined,
  });
}

export async function refreshReviews(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [REVIEWS] }),
    queryClient.invalidateQueries(workQuery),
  ]);
}
