import { type CouponState, getCoupon, listCoupons } from '@gulmohar/contract/admin/coupon.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { deskApi } from '../api/desk-api.ts';

export function couponsQuery(asked: { q: string; state: CouponState | 'all' }) {
  return infiniteQueryOptions({
    queryKey: ['coupons', 'list', asked],
    queryFn: ({ pageParam }) => deskApi(listCoupons, { query: { ...asked, before: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
  });
}

export function couponQuery(couponId: string) {
  return queryOptions({
    queryKey: ['coupons', 'one', couponId],
    queryFn: () => deskApi(getCoupon, { query: { couponId } }),
  });
}
