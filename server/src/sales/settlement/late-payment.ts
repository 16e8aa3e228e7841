import { sql } from 'kysely';
import type { ProviderPayment } from '../../payments/provider.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { OrderStatus } from '../../platform/database/tables.ts';
import { type CheckoutJson, type CheckoutRow, isPriced } from '../checkout/checkout-row.ts';
import { hasSameLines } from '../checkout/same-purchase.ts';
import type { CheckoutSnapshot } from '../checkout/snapshot.ts';
import { asItem, type PaidOrder } from './apply-paid-order.ts';
import type { ReviewReason } from './payment-review.ts';

/**
 * Another checkout may have replaced this one or been replaced by it, or the staff may have cancelled the
 * draft.
 * @param checkout its row must be locked; those of the others are locked here
 * @returns undefined when nothing speaks against the order
 */
export async function judgeLatePayment(
  trx: Transaction,
  checkout: CheckoutRow,
  { amount }: ProviderPayment,
  paidOrder: PaidOrder | undefined,
): Promise<'paid twice' | ReviewReason | undefined> {
  const given = paidOrder?.data.items;
  const named = given === 'unreadable' ? undefined : given?.map((item) => ({ ...item, name: '' }));
  const items = named ?? checkout.snapshot?.lines.map(asItem);
  const ordered = await findOrdersInstead(trx, checkout);
  const isOrdered = ({ snapshot, status }: OtherOrder) =>
    status !== 'Cancelled' && items !== undefined && hasSameLines(items, snapshot.lines);
  if (ordered.some(isOrdered)) return 'paid twice';
  if (!isPriced(checkout) || amount !== checkout.amount) return undefined;
  // A browser that names other lines than those of the checkout knows what it orders.
  if (named && !hasSameLines(named, checkout.snapshot.lines)) return undefined;
  if (ordered.length > 0) return 'ordered otherwise';
  return (await isDraftCancelled(trx, checkout.id)) ? 'draft cancelled' : undefined;
}

type OtherOrder = { snapshot: CheckoutSnapshot; status: OrderStatus };

async function findOrdersInstead(trx: Transaction, { id }: CheckoutRow): Promise<OtherOrder[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive chain as (
      select id, successor_id from checkout where id = ${id}
      union
      select other.id, other.successor_id from chain
      join checkout as other on other.id = chain.successor_id or other.successor_id = chain.id)
    select id from chain where id <> ${id}`.execute(trx);
  if (rows.length === 0) return [];
  const others = rows.map((row) => row.id);
  // Two payments at once would not see each other's orders.
  await trx.selectFrom('checkout').where('id', 'in', others).orderBy('id').forUpdate().select('id').execute();
  const found = await trx
    .selectFrom('orders')
    .innerJoin('checkout', 'checkout.id', 'orders.checkout_id')
    .where('checkout.id', 'in', others)
    .select(['checkout.snapshot', 'orders.status'])
    .$narrowType<CheckoutJson>()
    .execute();
  return found.flatMap(({ snapshot, status }) => (snapshot ? [{ snapshot, status }] : []));
}

async function isDraftCancelled(trx: Transaction, checkoutId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('draft_order')
    .where('checkout_id', '=', checkoutId)
    .where('cancelled_at', 'is not', null)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}
