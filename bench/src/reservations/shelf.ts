import { priceCart } from '@gulmohar/contract/sales/pricing.ts';
import { SPECIFIED_SHIPPING } from '@gulmohar/contract/shop/shop-rules.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { NewProviderOrder } from '@gulmohar/server/src/payments/provider.ts';
import type { Database } from '@gulmohar/server/src/platform/database/connection.ts';
import { fulfil } from '@gulmohar/server/src/sales/checkout/fulfil.ts';
import { openCheckout } from '@gulmohar/server/src/sales/checkout/open-checkout.ts';
import { expireCheckout } from '@gulmohar/server/src/sales/checkout/reservation.ts';
import type { ReservationPolicy } from '@gulmohar/server/src/sales/checkout/reservation-caps.ts';
import { buildOrderData } from '@gulmohar/server/testing/build-order-data.ts';
import type pg from 'pg';

export type Variant = { id: number; product: string; size: string | null; price: number; left: number };
export type Line = { variant: Variant; quantity: number };

/** No network: the provider accepts everything. */
const provider = {
  name: 'razorpay',
  openOrder: async (order: NewProviderOrder) => ({
    ...order,
    id: `order_${order.receipt}`,
    status: 'created' as const,
  }),
};

let buyers = 0;

/** Returns what is on sale at this moment, as a page shows it. */
export async function readShelf(db: Database): Promise<Variant[]> {
  return db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .orderBy('variant.id')
    .select(['variant.id', 'product_id as product', 'size', 'price'])
    .select((row) => row('on_hand', '-', row.ref('reserved')).as('left'))
    .execute();
}

/**
 * Opens a checkout for an unknown guest with the shop's own code.
 * @returns its id and the amount due; undefined when something is sold out
 */
export async function openAs(
  db: Database,
  { caps, addressKey }: ReservationPolicy,
  address: string,
  lines: readonly Line[],
): Promise<{ id: string; amount: number } | undefined> {
  buyers += 1;
  const { total } = priceCart(
    lines.map(({ variant, quantity }) => ({ unitPrice: variant.price, quantity })),
    SPECIFIED_SHIPPING,
  );
  const {
    items,
    address: goesTo,
    guestInfo,
  } = buildOrderData(
    lines.map(({ variant, quantity }) => ({ _id: variant.product, size: variant.size, quantity })),
    `guest-${buyers}`,
  );
  if (!guestInfo) throw new Error('A guest fills in the form');
  const buyer = { ...guestInfo, phone: String(6_000_000_000 + buyers) };
  try {
    const opened = await openCheckout(db, provider, {
      order: { items, address: goesTo, buyer },
      claimed: paiseToRupees(total),
      userId: null,
      shipping: SPECIFIED_SHIPPING,
      caps,
      addressKey: addressKey(address),
    });
    return opened.outcome === 'to-pay' ? { id: opened.checkoutId, amount: total } : undefined;
  } catch (error) {
    if ((error as { code?: string }).code === 'OUT_OF_STOCK') return undefined;
    throw error;
  }
}

/** @returns whether the payment became an order; otherwise it is refunded */
export async function pay(db: Database, { id, amount }: { id: string; amount: number }): Promise<boolean> {
  const { outcome } = await fulfil(db, id, {
    ...{
      id: `pay_${id}`,
      orderId: `order_${id}`,
      amount,
      currency: 'INR',
      method: 'upi',
      refunded: 0,
      status: 'captured',
    },
  });
  return outcome === 'ordered';
}

/** Lets a minute pass for every checkout and ends those that have expired, as the job does. */
export async function passMinute(db: Database, pool: pg.Pool): Promise<void> {
  await pool.query(
    "update checkout set created_at = created_at - interval '1 minute', expires_at = expires_at - interval '1 minute'",
  );
  const over = await db
    .selectFrom('checkout')
    .where('status', '=', 'open')
    .where('expires_at', '<', new Date())
    .select('id')
    .execute();
  for (const { id } of over) await expireCheckout(db, id);
}
