import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { creditShare } from '@gulmohar/contract/sales/credit-share.ts';
import type { PaymentTerms } from '@gulmohar/contract/sales/payment-terms.ts';
import { MIN_CHARGE } from '@gulmohar/contract/sales/pricing.ts';
import { CURRENCY, deliversOnlyTo, type ShippingRules } from '@gulmohar/contract/shop/shop-rules.ts';
import { type Paise, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { findState } from '@gulmohar/contract/values/states.ts';
import {
  gstinElsewhere,
  isGstinOfState,
  NO_GST_INVOICES,
  SELLERS_GSTIN,
} from '@gulmohar/contract/values/tax-numbers.ts';
import pLimit from 'p-limit';
import { v7 as uuid } from 'uuid';
import { assertNotBlocked } from '../../accounts/block/blocked-contacts.ts';
import { lockAccount } from '../../accounts/user/lock-account.ts';
import { spendCredit } from '../../payments/credit/credit-ledger.ts';
import type { NewProviderOrder, ProviderOrder } from '../../payments/provider.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { pausePoint } from '../../platform/process/pause-point.ts';
import { chooseReservation } from '../reservation/choose-reservation.ts';
import { type Earlier, lockRequested } from '../reservation/lock-requested.ts';
import { findShortLines } from '../reservation/requested-lines.rules.ts';
import type { ReservationCaps } from '../reservation/reservation-caps.ts';
import { assertExpressPayment } from './assert-express.ts';
import { buyerKeyOf } from './buyer-key.ts';
import { lockBuyer, lockOwn, setProviderOrder } from './checkout.store.ts';
import type { CompleteOrder } from './complete-order.ts';
import { endCheckout, expireCheckout, linkSuccessor } from './end-checkout.ts';
import { insertCheckout } from './insert-checkout.ts';
import { methodOf, placeUnpaid } from './place-order.ts';
import { reserveDiscounts } from './reserve-discounts.ts';
import type { CheckoutSnapshot } from './snapshot.ts';
import { takeSnapshot } from './take-snapshot.ts';
import { totalsInRupees } from './totals-in-rupees.ts';

/** More would only wait for each other's variants, each holding a database connection. */
const RESERVATIONS_AT_ONCE = 8;
const reserving = pLimit(RESERVATIONS_AT_ONCE);

export type Input = {
  order: CompleteOrder;
  /** In rupees. */
  claimed: number;
  userId: string | null;
  shipping: ShippingRules;
  giftWrapPrice?: Paise | null;
  sellerGstin: string;
  /** The terms of the payment method; absent when it does not affect the price. */
  terms?: PaymentTerms;
  caps: ReservationCaps;
  addressKey: string;
  /** How much of the total the shopper's store credit pays. */
  credit?: Paise;
  /** The browser only named an amount, so the order is a guess and verify-payment may name another one. */
  isAmountAlone?: boolean;
  /** The `orderId` of an unfinished checkout of the same browser. */
  replaces?: string | undefined;
  /** The ids of units that the browser has been offered. */
  holdIds?: readonly string[] | undefined;
  /** Set when staff place the order for a buyer by phone. */
  byStaff?: ByStaff;
};

/** The caps on reservations do not apply. */
export type ByStaff = {
  buyerKey: string;
  discount: Paise;
  holdMinutes: number;
};

export type OpenedCheckout<Order extends ProviderOrder> =
  | { outcome: 'to-pay'; checkoutId: string; order: Order }
  | { outcome: 'placed'; checkoutId: string; orderId: string; currency: string };

/**
 * An earlier open checkout of the same buyer is replaced, so that nobody is blocked by their own reservation.
 * @throws ShopError PRICE_CHANGED with the correct `totals`, also for less store credit; OUT_OF_STOCK with the `lines` that fall short;
 * NOT_FOUND or COUPON_NOT_ELIGIBLE for the coupon; EXPRESS_NOT_OFFERED with the reason; FORBIDDEN for blocked
 * buyers; INVALID_INPUT for the shop's own GSTIN or one of another state
 * @throws ProviderError when the provider could not be reached; the units are released then
 */
export async function openCheckout<Order extends ProviderOrder>(
  db: Database,
  payments: { name: string; openOrder(order: NewProviderOrder): Promise<Order> },
  input: Input,
): Promise<OpenedCheckout<Order>> {
  const id = uuid();
  const { email, phone } = input.order.buyer;
  const { credit = 0 } = input;
  const { amount, orderId } = await inTurn(() =>
    inTransaction(db, async (trx) => {
      await assertNotBlocked(trx, [email, phone]);
      const { totals } = await reserveWithin(trx, payments.name, id, input);
      const toPay = totals.total - credit;
      if (toPay >= MIN_CHARGE) return { amount: toPay, orderId: undefined };
      // At once, before another checkout of the same buyer takes its place.
      return { amount: 0, orderId: await placeUnpaid(trx, id, methodOf(credit)) };
    }),
  );
  if (orderId) return { outcome: 'placed', checkoutId: id, orderId, currency: CURRENCY };
  await pausePoint('checkout reserved');
  try {
    const order = await payments.openOrder({ amount, currency: CURRENCY, receipt: id });
    await pausePoint('provider order opened');
    await setProviderOrder(db, id, order.id);
    return { outcome: 'to-pay', checkoutId: id, order };
  } catch (error) {
    await expireCheckout(db, id);
    throw error;
  }
}

export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return reserving(work);
}

/**
 * @returns the checkout's snapshot, and whether the caps on reservations allow it
 * @throws ShopError as `openCheckout`
 */
export async function reserveWithin(
  trx: Transaction,
  provider: string,
  id: string,
  input: Input,
): Promise<CheckoutSnapshot & { isWithinCaps: boolean }> {
  const { order, claimed, userId, credit = 0, isAmountAlone = false, byStaff } = input;
  assertBusiness(order, input.sellerGstin);
  assertServed(order, input.shipping);
  // A draft's payment method is chosen later.
  if (!byStaff) assertExpressPayment(input.shipping.express, order.delivery, provider === CASH_ON_DELIVERY);
  const buyerKey = byStaff?.buyerKey ?? buyerKeyOf(order, userId);
  const earlier = await lockEarlier(trx, buyerKey, input);
  const own = byStaff ? {} : { userId: userId ?? undefined, unitIds: input.holdIds };
  const requested = await lockRequested(trx, order, own, earlier);
  for (const one of earlier) await endCheckout(trx, one.id, 'replaced');
  const short = findShortLines(requested);
  if (short.length > 0 && !isAmountAlone) throw outOfStock(short);
  const snapshot = await takeSnapshot(trx, requested, input);
  assertClaim(claimed, snapshot);
  // Only the matching total shows that the server's cart is meant.
  if (short.length > 0) throw outOfStock(short);
  if (userId) await lockAccount(trx, userId);
  assertCredit(credit, snapshot.totals.total);
  const amount = snapshot.totals.total - credit;
  // An order that is free is placed at once.
  const isCapped = amount >= MIN_CHARGE && !byStaff;
  const chosen = isCapped
    ? await chooseReservation(trx, { ...input, buyerKey }, snapshot, requested)
    : undefined;
  // A cash order is placed at once, too. Whether it may go beyond the caps is for its caller to decide.
  const online = provider === CASH_ON_DELIVERY ? undefined : chosen;
  if (online && online.short.length > 0) throw outOfStock(online.short);
  const reservation = byStaff ? { reservesStock: true, minutes: byStaff.holdMinutes } : online?.reservation;
  const addressKey = byStaff ? null : input.addressKey;
  const checkout = {
    id,
    userId,
    buyerKey,
    snapshot,
    awaitsOrderData: isAmountAlone,
    amount,
    credit,
    addressKey,
    own,
    ...(reservation && { reservation }),
  };
  await insertCheckout(trx, { ...checkout, currency: CURRENCY, provider });
  for (const one of earlier) await linkSuccessor(trx, one.id, id);
  await reserveDiscounts(trx, { id, user_id: userId, snapshot });
  if (!(await spendCredit(trx, { id, user_id: userId, credit }))) throw creditChanged(snapshot);
  return { ...snapshot, isWithinCaps: chosen?.reservation.reservesStock ?? true };
}

async function lockEarlier(
  trx: Transaction,
  buyerKey: string,
  { replaces, userId }: Pick<Input, 'replaces' | 'userId'>,
): Promise<Earlier[]> {
  const earlier = await lockBuyer(trx, buyerKey);
  const own = replaces === undefined ? undefined : await lockOwn(trx, { orderId: replaces, userId });
  return [...(earlier ? [earlier] : []), ...(own && own.id !== earlier?.id ? [own] : [])];
}

/**
 * @param sellerGstin empty for a seller who is not registered, and whose bill is no tax invoice
 * @throws ShopError INVALID_INPUT for the shop's own GSTIN, or one of a state other than the delivery address's
 */
function assertBusiness({ business, address }: CompleteOrder, sellerGstin: string): void {
  if (business && sellerGstin === '') throw wrongField('orderData.business.gstin', NO_GST_INVOICES);
  if (business?.gstin === sellerGstin) throw wrongField('orderData.business.gstin', SELLERS_GSTIN);
  if (!business || isGstinOfState(business.gstin, address.state)) return;
  throw wrongField('orderData.business.gstin', gstinElsewhere(business.gstin, address.state));
}

/** @throws ShopError INVALID_INPUT for another state than the only one that is served */
function assertServed({ address }: CompleteOrder, { onlyState }: ShippingRules): void {
  const state = findState(address.state);
  if (onlyState && state && state !== onlyState)
    throw wrongField('orderData.address.state', deliversOnlyTo(onlyState));
}

function outOfStock(short: ReturnType<typeof findShortLines>): ShopError {
  return new ShopError('OUT_OF_STOCK', shortageMessage(short), { lines: short });
}

function shortageMessage(short: ReturnType<typeof findShortLines>): string {
  const [line] = short;
  if (!line || line.available === 0) return 'Out of stock';
  return `Only ${line.available} items available in stock`;
}

function assertCredit(credit: Paise, total: Paise): void {
  if (creditShare(credit, total) === credit) return;
  throw wrongField('credit', 'Please pay the rest of the amount, or all of it, by store credit');
}

function creditChanged({ totals, promotions = [] }: CheckoutSnapshot): ShopError {
  return new ShopError('PRICE_CHANGED', 'Your store credit has changed. Please check the new amount.', {
    totals: totalsInRupees(totals),
    promotions: promotions.map(({ id }) => id),
  });
}

/**
 * @param claimed in rupees
 * @throws ShopError PRICE_CHANGED with the correct `totals`, and the ids of the `promotions` in them
 */
export function assertClaim(
  claimed: number,
  { totals, promotions = [] }: Pick<CheckoutSnapshot, 'totals' | 'promotions'>,
): void {
  if (rupeesToPaise(claimed) === totals.total) return;
  throw new ShopError('PRICE_CHANGED', 'The total has changed. Please check the new amount.', {
    totals: totalsInRupees(totals),
    promotions: promotions.map(({ id }) => id),
  });
}
