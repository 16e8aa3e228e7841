import { getCoupon, listCoupons } from '@gulmohar/contract/admin/coupon.ts';
import type { DiscountState } from '@gulmohar/contract/admin/discount.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';

const COUPONS = 'coupons';

export function couponsQuery(filter: { q: string; state: DiscountState | 'all' }) {
  return infiniteQueryOptions({
    queryKey: [COUPONS, 'list', filter],
    queryFn: ({ pageParam }) => adminApi(listCoupons, { query: { ...filter, before: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
  });
}

export function couponQuery(couponId: string) {
  return queryOptions({
    queryKey: [COUPONS, 'one', couponId],
    queryFn: () => adminApi(getCoupon, { query: { couponId } }),
  });
}

export function refreshCoupons(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [COUPONS] });
}
