import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import type { PaymentTerms } from '@gulmohar/contract/sales/payment-terms.ts';
import type { Totals } from '@gulmohar/contract/sales/pricing.ts';
import { CURRENCY, type ShippingRules } from '@gulmohar/contract/shop/shop-rules.ts';
import { type Paise, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import pLimit from 'p-limit';
import { v7 as uuid } from 'uuid';
import { blocked } from '../../accounts/block/blocked-contacts.ts';
import { holdAccount } from '../../accounts/user/hold-account.ts';
import type { NewProviderOrder, ProviderOrder } from '../../payments/provider.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError, shopErrorWithoutTrace } from '../../platform/http/shop-error.ts';
import { pausePoint } from '../../platform/process/pause-point.ts';
import { holdCoupon } from '../coupon/hold-coupon.ts';
import { accountKey, shopperKeys } from '../coupon/shopper-keys.ts';
import { assertBusiness } from './assert-business.ts';
import { assertExpressPayment } from './assert-express.ts';
import { findShortLines, guestKey, matchOffers } from './checkout.rules.ts';
import { lockBuyer, setProviderOrder } from './checkout.store.ts';
import { chooseHold, holdBy } from './choose-hold.ts';
import type { CompleteOrder } from './complete-order.ts';
import { fulfilWithoutPayment } from './fulfil.ts';
import { lockRequested } from './lock-requested.ts';
import { type Opener, type Opening, readOpening } from './read-opening.ts';
import type { WantedItem } from './read-wanted.ts';
import {
  endCheckout,
  expireCheckout,
  insertCheckout,
  insertCheckoutIfPossible,
  type NewCheckout,
} from './reservation.ts';
import type { ReservationCaps } from './reservation-caps.ts';
import type { CheckoutSnapshot } from './snapshot.ts';
import { soldOutMemory } from './sold-out.ts';
import { takeSnapshot, takeSnapshotWithoutCoupon } from './take-snapshot.ts';
import { totalsInRupees } from './totals-in-rupees.ts';

/** More at once would wait for each other's variants, each of them holding a connection to the database. */
const RESERVATIONS_AT_ONCE = 8;
const reserving = pLimit(RESERVATIONS_AT_ONCE);

/** No provider takes less than one rupee: anything below is free. */
const MIN_CHARGE: Paise = 100;

export type Input = {
  order: CompleteOrder;
  /** What the browser believes the total to be, in rupees. */
  claimed: number;
  /** Whose order it becomes; null: a guest's. */
  userId: string | null;
  /** The shop's at this moment. */
  shipping: ShippingRules;
  /** How it is to be paid; absent: the way to pay changes nothing. */
  terms?: PaymentTerms;
  /** The caps on reservations. */
  caps: ReservationCaps;
  /** Stands for the network address of the buyer. */
  addressKey: string;
  /** The browser only named an amount: the order is our guess, and verify-payment may name another one. */
  isAmountAlone?: boolean;
  /** The staff order for the buyer, by phone. */
  byStaff?: ByStaff;
};

/** What the staff decide for a buyer; the caps on reservations are not for them. */
export type ByStaff = {
  /** Of the draft: its next checkout replaces this one. */
  buyerKey: string;
  discount: Paise;
  holdMinutes: number;
};

/** What the shopper has to pay at the provider, or the order when there was nothing to pay. */
export type OpenedCheckout<Order extends ProviderOrder> =
  | { outcome: 'to-pay'; checkoutId: string; order: Order }
  | { outcome: 'placed'; checkoutId: string; orderId: string; currency: string };

/**
 * Prices the cart from our own catalogue, reserves it for 15 minutes, within the caps on reservations, and opens the provider's order for that amount.
 * An earlier open checkout of the same buyer is replaced, so nobody is blocked by their own reservation.
 * @throws ShopError PRICE_CHANGED with the true `totals`; OUT_OF_STOCK with the `lines` that fall short; NOT_FOUND or
 *   COUPON_NOT_ELIGIBLE for the coupon; EXPRESS_NOT_OFFERED with the reason; FORBIDDEN for who was blocked; INVALID_INPUT for a GSTIN of another state
 * @throws ProviderError when the provider could not be asked; the units are given back then
 */
export async function openCheckout<Order extends ProviderOrder>(
  db: Database,
  payments: { name: string; openOrder(order: NewProviderOrder): Promise<Order> },
  input: Input,
): Promise<OpenedCheckout<Order>> {
  assertBusiness(input.order);
  const id = uuid();
  const buyerKey = buyerKeyOf(input.order, input.userId);
  const opener = openerOf(input, buyerKey);
  const opening = await readOpening(db, opener);
  if (opening.isBlocked) throw blocked();
  if (!input.isAmountAlone) await rejectSoldOut(db, input, opening);
  const amount = await reserving(async () => {
    // Whoever had to wait looks again whether anything is left, as in a flash sale nearly everybody comes too late.
    if (!input.isAmountAlone && !opening.hasOpenCheckout)
      rejectKnownToBeSoldOut(db, input.order.items, buyerKey);
    const checkout = checkoutAtOnce(opening, input, { id, buyerKey, provider: payments.name });
    if (checkout && (await insertCheckoutIfPossible(db, checkout))) return checkout.amount;
    if (checkout) await rejectSoldOut(db, input, await readOpening(db, opener));
    return reserve(db, payments.name, id, input);
  });
  if (amount < MIN_CHARGE) {
    const orderId = await fulfilWithoutPayment(db, id);
    return { outcome: 'placed', checkoutId: id, orderId, currency: CURRENCY };
  }
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

function openerOf({ order, userId, addressKey }: Input, buyerKey: string): Opener {
  const { items, buyer } = order;
  return { items, contacts: [buyer.email, buyer.phone], buyerKey, userId, addressKey };
}

/** Queueing for the lock on units that are not there would only delay those who got one. */
async function rejectSoldOut(
  db: Database,
  { order }: Input,
  { offers, hasOpenCheckout }: Opening,
): Promise<void> {
  if (hasOpenCheckout) return;
  const short = findShortLines(matchOffers(order.items, offers));
  if (short.length === 0) return;
  await soldOutMemory(db).note(offers);
  throw outOfStock(short);
}

/**
 * Tells whoever comes too late in a rush, before anything else is done for them.
 * @throws ShopError OUT_OF_STOCK with the `lines` that are known to be sold out
 */
export function rejectKnownToBeSoldOut(db: Database, items: readonly WantedItem[], buyerKey: string): void {
  const short = soldOutMemory(db).find(items, buyerKey);
  if (short.length > 0) throw outOfStock(short);
}

/**
 * The usual case, which needs neither locks to be decided nor a transaction: what was read is made sure of by the
 * statement that writes.
 * @returns undefined where `reserve` has to decide
 * @throws ShopError as `openCheckout`
 */
function checkoutAtOnce(
  { offers, facts, hasOpenCheckout }: Opening,
  input: Input,
  { id, buyerKey, provider }: { id: string; buyerKey: string; provider: string },
): (NewCheckout & { snapshot: CheckoutSnapshot }) | undefined {
  const { order, claimed, userId, addressKey, caps } = input;
  if (hasOpenCheckout || order.couponCode || input.isAmountAlone || input.byStaff) return undefined;
  assertExpressPayment(input.shipping.express, order.delivery, false);
  const requested = matchOffers(order.items, offers);
  const snapshot = takeSnapshotWithoutCoupon(requested, input);
  assertClaim(claimed, snapshot.totals);
  const amount = snapshot.totals.total;
  const { hold, short } = holdBy(facts, caps, snapshot, requested);
  if (amount < MIN_CHARGE || !hold.holdsStock || short.length > 0) return undefined;
  return { id, userId, buyerKey, snapshot, amount, currency: CURRENCY, provider, hold, addressKey };
}

/** One open checkout for each. */
export function buyerKeyOf(
  { buyer }: { buyer: { email: string; phone: string } },
  userId: string | null,
): string {
  return userId ? accountKey(userId) : guestKey(buyer);
}

async function reserve(db: Database, provider: string, id: string, input: Input): Promise<Paise> {
  return db
    .transaction()
    .execute(async (trx) => (await reserveWithin(trx, provider, id, input)).totals.total);
}

/** Waits for its turn among those who reserve. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return reserving(work);
}

/**
 * Prices the cart and reserves it for a checkout with this id, in the caller's transaction.
 * @returns what it is for
 * @throws ShopError as `openCheckout`
 */
export async function reserveWithin(
  trx: Transaction,
  provider: string,
  id: string,
  input: Input,
): Promise<CheckoutSnapshot> {
  const { order, claimed, userId, isAmountAlone = false, byStaff } = input;
  // Of a draft it is known only later how it is paid.
  if (!byStaff) assertExpressPayment(input.shipping.express, order.delivery, provider === CASH_ON_DELIVERY);
  const buyerKey = byStaff?.buyerKey ?? buyerKeyOf(order, userId);
  const earlier = await lockBuyer(trx, buyerKey);
  const requested = await lockRequested(trx, order, earlier);
  if (earlier) await endCheckout(trx, earlier.id, 'replaced');
  const short = findShortLines(requested);
  if (short.length > 0 && !isAmountAlone) throw outOfStock(short);
  const snapshot = await takeSnapshot(trx, requested, input);
  assertClaim(claimed, snapshot.totals);
  // Only now is it the cart that is meant.
  if (short.length > 0) throw outOfStock(short);
  if (userId) await holdAccount(trx, userId);
  const amount = snapshot.totals.total;
  // What costs nothing, or is paid later, is an order at once.
  const isOrderAtOnce = amount < MIN_CHARGE || provider === CASH_ON_DELIVERY;
  const chosen = isOrderAtOnce || byStaff ? undefined : await chooseHold(trx, input, snapshot, requested);
  if (chosen && chosen.short.length > 0) throw outOfStock(chosen.short);
  const hold = byStaff ? { holdsStock: true, minutes: byStaff.holdMinutes } : chosen?.hold;
  const addressKey = byStaff ? null : input.addressKey;
  const checkout = {
    ...{ id, userId, buyerKey, snapshot, awaitsOrderData: isAmountAlone, amount, addressKey },
    ...(hold && { hold }),
  };
  await insertCheckout(trx, { ...checkout, currency: CURRENCY, provider });
  if (snapshot.coupon) {
    const keys = shopperKeys({ ...snapshot.buyer, userId });
    await holdCoupon(trx, { couponId: snapshot.coupon.id, checkoutId: id, shopperKeys: keys });
  }
  return snapshot;
}

function outOfStock(short: ReturnType<typeof findShortLines>): ShopError {
  return shopErrorWithoutTrace('OUT_OF_STOCK', shortageMessage(short), { lines: short });
}

function shortageMessage(short: ReturnType<typeof findShortLines>): string {
  const [line] = short;
  if (!line || line.available === 0) return 'Out of stock';
  return `Only ${line.available} items available in stock`;
}

/** @param claimed rupees @throws ShopError PRICE_CHANGED with the true `totals` */
export function assertClaim(claimed: number, totals: Totals): void {
  if (rupeesToPaise(claimed) === totals.total) return;
  throw new ShopError('PRICE_CHANGED', 'The total has changed. Please check the new amount.', {
    totals: totalsInRupees(totals),
  });
}
