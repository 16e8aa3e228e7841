import { listGiftCards } from '@gulmohar/contract/admin/gift-card.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';

const GIFT_CARDS = 'gift-cards';

export const giftCardsQuery = infiniteQueryOptions({
  queryKey: [GIFT_CARDS],
  queryFn: ({ pageParam }) => adminApi(listGiftCards, { query: { after: pageParam } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextAfter ?? undefined,
});

export function refreshGiftCards(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [GIFT_CARDS] });
}
