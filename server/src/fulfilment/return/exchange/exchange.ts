import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { lockVariants } from '../../../catalogue/product/stock-ledger.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import type { OrderLine, Orders } from '../../../platform/database/tables.ts';
import { lockCheckout } from '../../../sales/checkout/checkout-row.ts';
import { expireWithin } from '../../../sales/checkout/end-checkout.ts';
import { insertCheckout } from '../../../sales/checkout/insert-checkout.ts';
import { insertOrder } from '../../../sales/checkout/insert-order.ts';
import { sellUnreserved } from '../../../sales/reservation/reservation.ts';
import { businessOf } from '../../order/business-of.ts';

export const EXCHANGE = 'exchange';

/** How long units are reserved for a buyer who has not sent theirs back yet. */
const RESERVED_DAYS = 30;

type Exchange = {
  returnId: string;
  order: Selectable<Orders>;
  line: Selectable<OrderLine>;
  quantity: number;
  /** The variant's row must be locked, with enough units available. */
  requested: { variantId: number; size: string };
};

/**
 * In a checkout that the return pays for and that belongs to nobody until it becomes an order, so that the
 * order goes to whoever has the account by then.
 */
export async function reserveExchange(
  trx: Transaction,
  { returnId, order, line, quantity, requested }: Exchange,
): Promise<string> {
  const id = uuid();
  const { product_id: productId, unit_price: unitPrice, name, picture, mrp } = line;
  const value = unitPrice * quantity;
  await insertCheckout(trx, {
    id,
    userId: null,
    buyerKey: `${EXCHANGE}:${returnId}`,
    snapshot: {
      lines: [{ ...requested, productId, name, picture, unitPrice, quantity, mrp, discount: value }],
      coupon: null,
      totals: { subtotal: value, discount: value, shipping: 0, total: 0 },
      buyer: { name: order.buyer_name, email: order.email, phone: order.phone },
      address: order.address,
      business: businessOf(order),
    },
    amount: 0,
    currency: order.currency,
    provider: EXCHANGE,
  });
  await trx
    .updateTable('checkout')
    .set({ expires_at: new Date(Date.now() + RESERVED_DAYS * 86_400_000) })
    .where('id', '=', id)
    .execute();
  return id;
}

/**
 * The reserved units or, if the reservation has expired, others from stock.
 * @param alsoMoved a variant whose stock the caller is about to move; locked together with the others
 * @returns undefined when the size is sold out
 */
export async function fulfilExchange(
  trx: Transaction,
  checkoutId: string,
  { order, alsoMoved }: { order: Selectable<Orders>; alsoMoved: number },
): Promise<string | undefined> {
  const checkout = await lockCheckout(trx, checkoutId);
  const { snapshot } = checkout;
  if (!snapshot) throw new Error(`Exchange ${checkoutId} has no lines`);
  const available = await lockVariants(trx, [...snapshot.lines.map((line) => line.variantId), alsoMoved]);
  if (checkout.status !== 'open') {
    if (snapshot.lines.some((line) => (available.get(line.variantId) ?? 0) < line.quantity)) return undefined;
    await sellUnreserved(trx, checkoutId, snapshot.lines);
  }
  const id = uuid();
  const owned = { ...checkout, snapshot, user_id: order.user_id, buyer_left_at: order.buyer_left_at };
  await insertOrder(trx, id, owned, { method: EXCHANGE });
  return id;
}

export async function releaseExchange(trx: Transaction, checkoutId: string): Promise<void> {
  await expireWithin(trx, checkoutId);
}

/** Locks their checkouts, which must happen before their units are moved. */
export async function lockExchanges(
  trx: Transaction,
  orderId: string,
): Promise<{ checkoutId: string; variantId: number }[]> {
  return trx
    .selectFrom('return_request')
    .innerJoin('checkout', 'checkout.id', 'return_request.exchange_checkout_id')
    .innerJoin('reservation', 'reservation.checkout_id', 'checkout.id')
    .where('return_request.order_id', '=', orderId)
    .orderBy('checkout.id')
    .forUpdate(['checkout'])
    .select(['checkout.id as checkoutId', 'reservation.variant_id as variantId'])
    .execute();
}
