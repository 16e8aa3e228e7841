import { priceCart, subtotalOf } from '@gulmohar/contract/sales/pricing.ts';
import type { ShippingRules } from '@gulmohar/contract/shop/shop-rules.ts';
import { normaliseEmail } from '@gulmohar/contract/values/email.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { grantCoupon } from '../coupon/hold-coupon.ts';
import { shopperKeys } from '../coupon/shopper-keys.ts';
import type { Requested } from './checkout.rules.ts';
import type { CompleteOrder } from './complete-order.ts';
import type { CheckoutSnapshot } from './snapshot.ts';

/**
 * What the shopper agrees to pay for, priced by us. The coupon's row must be locked.
 * @throws ShopError NOT_FOUND or COUPON_NOT_ELIGIBLE for the coupon
 */
export async function takeSnapshot(
  trx: Transaction,
  requested: readonly Requested[],
  { order, userId, shipping }: { order: CompleteOrder; userId: string | null; shipping: ShippingRules },
): Promise<CheckoutSnapshot> {
  const lines = requested.flatMap(({ item, offer }) => {
    if (!offer) return [];
    const { available: _, ...line } = offer;
    return [{ ...line, quantity: item.quantity }];
  });
  const priced = lines.map((line) => ({ unitPrice: line.unit_price, quantity: line.quantity }));
  const { buyer, address } = deliveryOf(order);
  const granted = order.couponCode
    ? await grantCoupon(trx, {
        code: order.couponCode,
        lines,
        subtotal: subtotalOf(priced),
        shopperKeys: shopperKeys({ ...buyer, userId }),
      })
    : undefined;
  return {
    lines: lines.map((line, index) => ({ ...line, discount: granted?.lineDiscounts[index] ?? 0 })),
    coupon: granted ? { id: granted.id, code: granted.code } : null,
    totals: priceCart(priced, shipping, granted?.saving),
    buyer,
    address,
  };
}

/** Who buys an order and where it goes. */
export function deliveryOf({
  guestInfo,
  address,
}: Pick<CompleteOrder, 'guestInfo' | 'address'>): Pick<CheckoutSnapshot, 'buyer' | 'address'> {
  const { name, ...form } = guestInfo;
  const buyer = { name, email: normaliseEmail(form.email), phone: form.phone };
  return { buyer, address: { ...form, ...address } };
}
