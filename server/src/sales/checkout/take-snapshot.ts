import type { Business, OrderData } from '@gulmohar/contract/sales/checkout.ts';
import type { PaymentTerms } from '@gulmohar/contract/sales/payment-terms.ts';
import { type PricedLine, priceCart, subtotalOf } from '@gulmohar/contract/sales/pricing.ts';
import { applyPromotions, type PromotedCart } from '@gulmohar/contract/sales/promotion-pricing.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { ShippingRules } from '@gulmohar/contract/shop/shop-rules.ts';
import { normaliseEmail } from '@gulmohar/contract/values/email.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { shareOut } from '@gulmohar/contract/values/share-out.ts';
import { findState } from '@gulmohar/contract/values/states.ts';
import { isGstinOfState } from '@gulmohar/contract/values/tax-numbers.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { grantCoupon } from '../coupon/reserve-coupon.ts';
import { findPromotionsLocked } from '../promotion/find-promotions.ts';
import { readShopperKeys } from '../promotion/shopper-keys.ts';
import type { Requested } from '../reservation/requested-lines.rules.ts';
import { assertExpress } from './assert-express.ts';
import type { CompleteOrder } from './complete-order.ts';
import { shareDiscount } from './share-discount.ts';
import { readSizeAdvice } from './size-advice-of-lines.ts';
import type { CheckoutSnapshot, OrderFields } from './snapshot.ts';

type Input = {
  order: CompleteOrder;
  userId: string | null;
  shipping: ShippingRules;
  /** Absent where no wrap can be chosen, null where none is offered. */
  giftWrapPrice?: Paise | null;
  terms?: PaymentTerms | undefined;
  byStaff?: { discount: Paise } | undefined;
};

export type OnlineRules = {
  shipping: ShippingRules;
  giftWrapPrice: Paise | null;
  terms: PaymentTerms;
  sellerGstin: string;
};

export function onlineRules({ shipping, giftWrapPrice, payment, legal }: Shop): OnlineRules {
  const terms: PaymentTerms = { paidBy: 'online', rules: payment.prepaidDiscount };
  return { shipping, giftWrapPrice, terms, sellerGstin: legal.gstin };
}

/**
 * The coupon's row must be locked.
 * @throws ShopError NOT_FOUND or COUPON_NOT_ELIGIBLE for the coupon; EXPRESS_NOT_OFFERED
 */
export async function takeSnapshot(
  trx: Transaction,
  requested: readonly Requested[],
  input: Input,
): Promise<CheckoutSnapshot> {
  const { order, userId, shipping } = input;
  const { couponCode, address, delivery } = order;
  assertExpress(shipping, delivery, { state: findState(address.state), zipcode: address.zipcode });
  const lines = linesOf(requested, await readSizeAdvice(trx, requested));
  const readKeys = () => readShopperKeys(trx, { ...detailsOf(order), userId });
  const promotions = await findPromotionsLocked(trx, lines, readKeys);
  const choice = { hasCoupon: Boolean(couponCode), deliveryFee: shipping.fee };
  const cart = applyPromotions(lines, promotions, choice);
  const granted = couponCode
    ? await grantCoupon(trx, {
        code: couponCode,
        lines: lines.map((line, index) => ({ ...line, promoted: cart.shares[index] ?? 0 })),
        subtotal: subtotalOf(lines),
        shopperKeys: await readKeys(),
      })
    : undefined;
  return snapshotOf(lines, input, { cart, granted });
}

function linesOf(requested: readonly Requested[], advice: Awaited<ReturnType<typeof readSizeAdvice>>) {
  return requested.flatMap(({ item, offer }) => {
    if (!offer) return [];
    const { variantId, productId, name, size, picture, unitPrice, mrp, grams } = offer;
    const sizeAdvice = advice.get(variantId);
    const line = {
      variantId,
      productId,
      name,
      size,
      picture,
      unitPrice,
      mrp,
      grams,
      quantity: item.quantity,
    };
    return [{ ...line, ...(sizeAdvice && { sizeAdvice }) }];
  });
}

function snapshotOf(
  lines: ReturnType<typeof linesOf>,
  { order, shipping, giftWrapPrice, terms, byStaff }: Input,
  { cart, granted }: { cart: PromotedCart; granted: Awaited<ReturnType<typeof grantCoupon>> | undefined },
): CheckoutSnapshot {
  const { delivery } = order;
  const state = findState(order.address.state);
  const details = detailsOf(order);
  const { saving, lineDiscounts } = granted ?? shareStaffDiscount(lines, cart, byStaff?.discount ?? 0);
  const giftWrap = order.giftWrap ? (giftWrapPrice ?? undefined) : undefined;
  const totals = priceCart(lines, shipping, saving, state, { delivery, terms, promotions: cart, giftWrap });
  const promotions = cart.promotions.map(({ promotionId: id, title }) => ({ id, title }));
  return {
    lines: shareDiscount(
      lines.map((line, index) => {
        const promotionDiscount = cart.shares[index] ?? 0;
        const discount = promotionDiscount + (lineDiscounts[index] ?? 0);
        return { ...line, discount, ...(promotionDiscount > 0 && { promotionDiscount }) };
      }),
      totals,
    ),
    coupon: granted ? { id: granted.id, code: granted.code } : null,
    ...(promotions.length > 0 && { promotions }),
    totals,
    ...(terms && { terms }),
    ...details,
  };
}

function shareStaffDiscount(lines: readonly PricedLine[], { shares }: PromotedCart, amount: Paise) {
  const left = lines.map(({ unitPrice, quantity }, index) => unitPrice * quantity - (shares[index] ?? 0));
  const discount = Math.min(
    amount,
    left.reduce((sum, value) => sum + value, 0),
  );
  return { saving: { discount, isShippingFree: false }, lineDiscounts: shareOut(discount, left) };
}

export function detailsOf(order: CompleteOrder): Pick<CheckoutSnapshot, 'buyer' | 'address'> & OrderFields {
  const { items, couponCode, buyer, address, ...fields } = order;
  const { name, ...form } = buyer;
  return {
    ...fields,
    business: businessAt(address.state, fields.business),
    buyer: { name, email: normaliseEmail(form.email), phone: form.phone },
    address: { ...form, ...address },
  };
}

/** Before payment, such an order is rejected. */
function businessAt(state: string, business: OrderData['business']): Business | null {
  return business && isGstinOfState(business.gstin, state) ? business : null;
}
