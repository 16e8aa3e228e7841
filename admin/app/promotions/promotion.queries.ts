import { getPromotion, listPromotions } from '@gulmohar/contract/admin/promotion.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';

const PROMOTIONS = 'promotions';

export const promotionsQuery = infiniteQueryOptions({
  queryKey: [PROMOTIONS, 'list'],
  queryFn: ({ pageParam }) => adminApi(listPromotions, { query: { before: pageParam } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextBefore ?? undefined,
});

export function promotionQuery(promotionId: string) {
  return queryOptions({
    queryKey: [PROMOTIONS, 'one', promotionId],
    queryFn: () => adminApi(getPromotion, { query: { promotionId } }),
  });
}

export function refreshPromotions(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [PROMOTIONS] });
}
