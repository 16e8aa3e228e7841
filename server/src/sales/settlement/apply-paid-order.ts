import { isDeepStrictEqual } from 'node:util';
import type { PaymentTerms } from '@gulmohar/contract/sales/payment-terms.ts';
import { lockVariants } from '../../catalogue/product/stock-ledger.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { changeSnapshot } from '../checkout/checkout.store.ts';
import { type CheckoutRow, isPriced, type PricedCheckoutRow } from '../checkout/checkout-row.ts';
import { type CompleteOrder, type DeliveryForm, placeOf } from '../checkout/complete-order.ts';
import { reserveDiscounts, reserveDiscountsAgain } from '../checkout/reserve-discounts.ts';
import { isSamePurchase } from '../checkout/same-purchase.ts';
import { type CheckoutSnapshot, orderFieldsOf } from '../checkout/snapshot.ts';
import { detailsOf, type OnlineRules, takeSnapshot } from '../checkout/take-snapshot.ts';
import { lockCoupons } from '../coupon/reserve-coupon.ts';
import { readShopperKeys } from '../promotion/shopper-keys.ts';
import { findHeldUnits, useHeldUnits } from '../reservation/held-units.ts';
import { lockRequested } from '../reservation/lock-requested.ts';
import { findShortLines } from '../reservation/requested-lines.rules.ts';
import { reserveLines } from '../reservation/reservation.ts';
import { completeDelivery, isDeliverable } from './complete-delivery.ts';
import type { RejectionReason } from './money-back.mail.ts';
import type { PaidOrderData } from './paid-order-data.ts';

export type PaidOrder = {
  data: PaidOrderData;
  profile: DeliveryForm | undefined;
} & OnlineRules;

/** A checkout with known lines, and whether its units and discounts are held for it. */
export type Ready = { checkout: PricedCheckoutRow; isHeld: boolean };

/**
 * The reservation is replaced, locking in the same order as opening a checkout. Lines that the checkout was
 * opened for keep the agreed price.
 * @param checkout its row must be locked
 * @param paidOrder undefined when verify-payment does not say; then the reserved lines count
 * @returns the reason if that is impossible; the caller refunds
 */
export async function applyPaidOrder(
  trx: Transaction,
  checkout: CheckoutRow,
  paidOrder: PaidOrder | undefined,
): Promise<Ready | RejectionReason> {
  if (!paidOrder) return asOpened(checkout);
  const order = orderOf(checkout, paidOrder);
  if (typeof order === 'string') return order;
  if (isPriced(checkout) && isSamePurchase(order, checkout.snapshot))
    return changeDetails(trx, checkout, order);
  const { shipping, giftWrapPrice, terms } = paidOrder;
  return exchangeReservation(trx, checkout, { order, shipping, giftWrapPrice, terms });
}

function withDetails(snapshot: CheckoutSnapshot, order: CompleteOrder): CheckoutSnapshot {
  return { ...snapshot, ...detailsOf(order) };
}

function orderOf(
  { snapshot }: CheckoutRow,
  { data, profile, sellerGstin }: Pick<PaidOrder, 'data' | 'profile' | 'sellerGstin'>,
): CompleteOrder | RejectionReason {
  const items = data.items ?? snapshot?.lines.map(asItem);
  if (!items || items === 'unreadable') return 'no order came with it';
  const form = completeDelivery(data, snapshot ? formOf(snapshot) : profile);
  if (!form) return 'no address';
  const couponCode = data.couponCode === undefined ? snapshot?.coupon?.code : data.couponCode;
  const isRefused = sellerGstin === '' || data.orderFields.business?.gstin === sellerGstin;
  return {
    ...(snapshot && orderFieldsOf(snapshot)),
    ...data.orderFields,
    ...(isRefused && { business: null }),
    items: items.map((item) => ({ ...item, name: '' })),
    address: placeOf(form),
    buyer: form,
    couponCode,
  };
}

function asOpened(checkout: CheckoutRow): Ready | RejectionReason {
  if (!isPriced(checkout)) return 'no order came with it';
  if (!isDeliverable(formOf(checkout.snapshot))) return 'no address';
  return { checkout, isHeld: isHeld(checkout) };
}

function isHeld({ status, holds_stock }: CheckoutRow): boolean {
  return status === 'open' && holds_stock;
}

export function asItem({
  productId,
  size,
  quantity,
}: CheckoutSnapshot['lines'][number]): CompleteOrder['items'][number] {
  return { _id: productId, name: '', size, quantity };
}

function formOf({ buyer: { name }, address }: CheckoutSnapshot): DeliveryForm {
  return { ...address, name };
}

async function changeDetails(
  trx: Transaction,
  checkout: PricedCheckoutRow,
  order: CompleteOrder,
): Promise<Ready | RejectionReason> {
  const ready = { checkout, isHeld: isHeld(checkout) };
  const { coupon, promotions, lines } = checkout.snapshot;
  const snapshot = withDetails(checkout.snapshot, order);
  if (isDeepStrictEqual(snapshot, checkout.snapshot)) return ready;
  const keys = await keysOf(trx, checkout, snapshot);
  const isSameBuyer = isDeepStrictEqual(keys, await keysOf(trx, checkout, checkout.snapshot));
  if ((coupon || promotions) && !isSameBuyer) {
    const variantIds = lines.map((line) => line.variantId);
    await lockVariants(trx, variantIds);
    await lockCoupons(trx, coupon?.code, [checkout.id]);
    const missing = await reserveDiscountsAgain(trx, { ...checkout, snapshot });
    if (missing) return `${missing} refused`;
  }
  await changeSnapshot(trx, checkout.id, snapshot);
  return { ...ready, checkout: { ...checkout, snapshot } };
}

async function exchangeReservation(
  trx: Transaction,
  checkout: CheckoutRow,
  { order, ...priced }: { order: CompleteOrder } & Pick<PaidOrder, 'shipping' | 'giftWrapPrice' | 'terms'>,
): Promise<Ready | RejectionReason> {
  const held = checkout.status === 'open' ? (checkout.snapshot?.lines ?? []) : [];
  const earlier = { id: checkout.id, variantIds: held.map((line) => line.variantId) };
  const own = { userId: checkout.user_id ?? undefined, unitIds: await findHeldUnits(trx, checkout.id) };
  const requested = await lockRequested(trx, order, own, [earlier]);
  if (findShortLines(requested).length > 0) return 'stock gone';
  const take = (terms?: PaymentTerms) =>
    takeSnapshot(trx, requested, { ...priced, order, userId: checkout.user_id, terms }).catch(
      isRefusedCoupon,
    );
  let snapshot = await take(priced.terms);
  const paid = checkout.amount + checkout.credit;
  // A browser that does not know of the prepaid discount has paid the full price.
  if (snapshot && snapshot.totals.total < paid) snapshot = await take();
  if (!snapshot) return 'coupon refused';
  if (snapshot.totals.total !== paid) return 'amount differs';
  await changeSnapshot(trx, checkout.id, snapshot);
  await reserveLines(trx, checkout.id, await useHeldUnits(trx, checkout.id, snapshot.lines, own));
  await reserveDiscounts(trx, { ...checkout, snapshot });
  return { checkout: { ...checkout, snapshot }, isHeld: true };
}

function isRefusedCoupon(error: unknown): undefined {
  if (!(error instanceof ShopError)) throw error;
}

function keysOf(trx: Transaction, { user_id }: CheckoutRow, snapshot: CheckoutSnapshot): Promise<string[]> {
  return readShopperKeys(trx, { ...snapshot, userId: user_id });
}
