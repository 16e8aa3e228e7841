import type { ApiClient } from '@gulmohar/contract/api/client.ts';
import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { type Coupon, listAvailableCoupons } from '@gulmohar/contract/sales/coupon.ts';

/** A coupon for one unit of a product; the reason is empty if it can be used at once. */
export type Offer = Pick<Coupon, 'code' | 'description' | 'discountAmount' | 'eligible' | 'reason'>;

/** Returns the listed coupon that saves most on the product; undefined if there is none, or it is not known. */
export async function findOffer(api: ApiClient, { _id, price }: Product): Promise<Offer | undefined> {
  if (price === 0) return undefined;
  const body = { orderAmount: price, products: [{ productId: _id }] };
  const { coupons } = await api(listAvailableCoupons, { body }).catch(() => ({ coupons: [] }));
  const [best] = coupons;
  if (!best) return undefined;
  const { code, description, discountAmount, eligible, reason } = best;
  return { code, description, discountAmount, eligible, reason };
}
