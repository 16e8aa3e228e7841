import type { OrderData } from '@gulmohar/contract/checkout.ts';
import { normaliseEmail } from '@gulmohar/contract/email.ts';
import { type Paise, paiseToRupees, rupeesToPaise } from '@gulmohar/contract/money.ts';
import { priceCart, type Totals } from '@gulmohar/contract/pricing.ts';
import { CURRENCY } from '@gulmohar/contract/shop-rules.ts';
import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../database/connection.ts';
import { ShopError } from '../http/shop-error.ts';
import type { PaymentProvider, ProviderOrder } from '../payments/provider.ts';
import { lockVariants } from '../product/stock-ledger.ts';
import { findShortLines, guestKey, mergeLines, type Wanted } from './checkout.rules.ts';
import {
  expireCheckout,
  findOffers,
  findOpenCheckout,
  insertCheckout,
  lockBuyer,
  releaseCheckout,
  setProviderOrder,
} from './checkout.store.ts';
import type { CheckoutSnapshot } from './snapshot.ts';

/**
 * Prices the cart from our own catalogue, reserves it for 15 minutes and opens the provider's order for that amount.
 * An earlier open checkout of the same buyer is replaced, so nobody is blocked by their own reservation.
 * @param claimed what the browser believes the total to be, in rupees
 * @throws ShopError PRICE_CHANGED with the true `totals`; OUT_OF_STOCK with the `lines` that fall short
 * @throws ProviderError when the provider could not be asked; the pieces are given back then
 */
export async function openCheckout(
  db: Database,
  payments: PaymentProvider,
  order: OrderData,
  claimed: number,
): Promise<ProviderOrder> {
  if (order.couponCode) throw new ShopError('NOT_FOUND', 'Invalid coupon code');
  const id = uuid();
  const amount = await reserve(db, payments.name, id, order, claimed);
  try {
    const opened = await payments.openOrder({ amount, currency: CURRENCY, receipt: id });
    await setProviderOrder(db, id, opened.id);
    return opened;
  } catch (error) {
    await expireCheckout(db, id);
    throw error;
  }
}

async function reserve(
  db: Database,
  provider: string,
  id: string,
  order: OrderData,
  claimed: number,
): Promise<Paise> {
  const items = mergeLines(order.items);
  const buyerKey = guestKey(order.guestInfo);
  return db.transaction().execute(async (trx) => {
    await lockBuyer(trx, buyerKey);
    const wanted = await lockOffers(trx, items, buyerKey);
    const short = findShortLines(wanted);
    if (short.length > 0) throw new ShopError('OUT_OF_STOCK', shortageMessage(short), { lines: short });
    const snapshot = takeSnapshot(wanted, order);
    assertClaim(claimed, snapshot.totals);
    await insertCheckout(trx, { id, buyerKey, snapshot, currency: CURRENCY, provider });
    return snapshot.totals.total;
  });
}

/** Matches the lines with the catalogue, after what the buyer's earlier checkout held was given back. */
async function lockOffers(trx: Transaction, items: OrderData['items'], buyerKey: string): Promise<Wanted[]> {
  const earlier = await findOpenCheckout(trx, buyerKey);
  const productIds = items.map((item) => item._id);
  const variantIds = (await findOffers(trx, productIds))
    .filter((offer) => items.some((item) => item._id === offer.product_id && item.size === offer.size))
    .map((offer) => offer.variant_id);
  await lockVariants(trx, [...variantIds, ...(earlier?.variantIds ?? [])]);
  if (earlier) await releaseCheckout(trx, earlier.id, 'replaced');
  // Read again: what was available before the lock may be gone.
  const offers = await findOffers(trx, productIds);
  return items.map((item) => ({
    item,
    offer: offers.find((offer) => offer.product_id === item._id && offer.size === item.size),
  }));
}

function shortageMessage(short: ReturnType<typeof findShortLines>): string {
  const [line] = short;
  if (!line || line.available === 0) return 'Out of stock';
  return `Only ${line.available} items available in stock`;
}

function takeSnapshot(wanted: readonly Wanted[], order: OrderData): CheckoutSnapshot {
  const lines = wanted.flatMap(({ item, offer }) => {
    if (!offer) return [];
    const { available: _, ...line } = offer;
    return [{ ...line, quantity: item.quantity }];
  });
  const { name, ...form } = order.guestInfo;
  return {
    lines,
    totals: priceCart(lines.map((line) => ({ unitPrice: line.unit_price, quantity: line.quantity }))),
    buyer: { name, email: normaliseEmail(form.email), phone: form.phone },
    address: { ...form, ...order.address },
  };
}

function assertClaim(claimed: number, totals: Totals): void {
  if (rupeesToPaise(claimed) === totals.total) return;
  throw new ShopError('PRICE_CHANGED', 'The total has changed. Please check the new amount.', {
    totals: {
      subtotal: paiseToRupees(totals.subtotal),
      shipping: paiseToRupees(totals.shipping),
      total: paiseToRupees(totals.total),
    },
  });
}
