import type { Paise } from '@gulmohar/contract/money.ts';
import { RESERVATION_MINUTES } from '@gulmohar/contract/shop-rules.ts';
import { sql } from 'kysely';
import { releaseCoupon } from '../coupon/hold-coupon.ts';
import type { Database, Transaction } from '../database/connection.ts';
import type { CheckoutRow, CheckoutStatus } from '../database/schema.ts';
import { lockVariants, moveStock } from '../product/stock-ledger.ts';
import type { Offer } from './checkout.rules.ts';
import type { CheckoutSnapshot } from './snapshot.ts';

/** The published variants of these products, with price and what is available. */
export async function findOffers(db: Database, productIds: readonly string[]): Promise<Offer[]> {
  return db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .where('product.id', 'in', [...new Set(productIds)])
    .where('product.published_at', 'is not', null)
    .select([
      'variant.id as variant_id',
      'product.id as product_id',
      'product.name',
      'variant.size',
      sql<string | null>`product.pictures[1]`.as('picture'),
      'product.price as unit_price',
      sql<number>`variant.on_hand - variant.reserved`.as('available'),
    ])
    .execute();
}

/** Makes concurrent checkouts of one buyer follow each other; held until the transaction ends. */
export async function lockBuyer(trx: Transaction, buyerKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${buyerKey}, 0))`.execute(trx);
}

/** The buyer's open checkout with the variants that it holds; its row is locked, as whoever fulfils it does first. */
export async function findOpenCheckout(
  trx: Transaction,
  buyerKey: string,
): Promise<{ id: string; variantIds: number[] } | undefined> {
  const held = await trx
    .selectFrom('checkout')
    .innerJoin('reservation', 'reservation.checkout_id', 'checkout.id')
    .where('buyer_key', '=', buyerKey)
    .where('status', '=', 'open')
    .select(['checkout.id', 'reservation.variant_id'])
    .forUpdate(['checkout'])
    .execute();
  const [first] = held;
  return first && { id: first.id, variantIds: held.map((row) => row.variant_id) };
}

/** Where to ask what became of a checkout. */
export type OpenedAt = Pick<CheckoutRow, 'id' | 'provider' | 'provider_order_id'>;

type NewCheckout = {
  id: string;
  userId: string | null;
  buyerKey: string;
  /** null: opened for the amount alone. */
  snapshot: CheckoutSnapshot | null;
  amount: Paise;
  currency: string;
  provider: string;
};

/** Stores the checkout and reserves its lines, if it has any yet. The variants must be locked and known to suffice. */
export async function insertCheckout(trx: Transaction, checkout: NewCheckout): Promise<void> {
  const { id, snapshot } = checkout;
  await trx
    .insertInto('checkout')
    .values({
      id,
      user_id: checkout.userId,
      buyer_key: checkout.buyerKey,
      snapshot: snapshot && JSON.stringify(snapshot),
      amount: checkout.amount,
      currency: checkout.currency,
      provider: checkout.provider,
      provider_order_id: null,
      expires_at: sql<Date>`now() + ${RESERVATION_MINUTES} * interval '1 minute'`,
    })
    .execute();
  if (snapshot) await reserveLines(trx, id, snapshot);
}

/** Gives a checkout that was opened for an amount alone its order, and reserves it. The variants must be locked. */
export async function adoptSnapshot(trx: Transaction, id: string, snapshot: CheckoutSnapshot): Promise<void> {
  await trx
    .updateTable('checkout')
    .set({ snapshot: JSON.stringify(snapshot) })
    .where('id', '=', id)
    .execute();
  await reserveLines(trx, id, snapshot);
}

async function reserveLines(trx: Transaction, id: string, { lines }: CheckoutSnapshot): Promise<void> {
  await trx
    .insertInto('reservation')
    .values(lines.map(({ variant_id, quantity }) => ({ checkout_id: id, variant_id, quantity })))
    .execute();
  await moveStock(
    trx,
    lines.map(({ variant_id, quantity }) => ({
      variant_id,
      kind: 'reserved',
      reserved_change: quantity,
      checkout_id: id,
    })),
  );
}

export async function setProviderOrder(db: Database, id: string, providerOrderId: string): Promise<void> {
  await db.updateTable('checkout').set({ provider_order_id: providerOrderId }).where('id', '=', id).execute();
}

export async function findCheckoutByProviderOrder(
  db: Database,
  providerOrderId: string,
): Promise<CheckoutRow | undefined> {
  return db
    .selectFrom('checkout')
    .where('provider_order_id', '=', providerOrderId)
    .selectAll()
    .executeTakeFirst();
}

/** @param id the checkout's, or that of the order which came of it */
export async function findCheckoutOf(db: Database, id: string): Promise<CheckoutRow | undefined> {
  const itsOrder = db.selectFrom('orders').where('orders.id', '=', id).select('checkout_id');
  return db
    .selectFrom('checkout')
    .where((where) => where.or([where('id', '=', id), where('id', 'in', itsOrder)]))
    .selectAll()
    .executeTakeFirst();
}

export async function findOrderOf(db: Database, checkoutId: string): Promise<{ id: string } | undefined> {
  return db.selectFrom('orders').where('checkout_id', '=', checkoutId).select('id').executeTakeFirst();
}

export async function lockCheckout(trx: Transaction, id: string): Promise<CheckoutRow> {
  return trx.selectFrom('checkout').where('id', '=', id).forUpdate().selectAll().executeTakeFirstOrThrow();
}

export async function findOverdueCheckouts(db: Database): Promise<OpenedAt[]> {
  return db
    .selectFrom('checkout')
    .where('status', '=', 'open')
    .where('expires_at', '<', sql<Date>`now()`)
    .orderBy('expires_at')
    .limit(500)
    .select(['id', 'provider', 'provider_order_id'])
    .execute();
}

/** Ends a checkout that did not become an order and gives its pieces and its coupon back. Its row and variants must be locked. */
export async function releaseCheckout(trx: Transaction, id: string, status: CheckoutStatus): Promise<void> {
  const released = await takeReservations(trx, id);
  await moveStock(
    trx,
    released.map(({ variant_id, quantity }) => ({
      variant_id,
      kind: 'released',
      reserved_change: -quantity,
      checkout_id: id,
    })),
  );
  await releaseCoupon(trx, id);
  await setCheckoutStatus(trx, id, status);
}

export async function setCheckoutStatus(trx: Transaction, id: string, status: CheckoutStatus): Promise<void> {
  const isUnpaid = status === 'expired' || status === 'replaced';
  const ask_again_at = isUnpaid ? sql<Date>`now() + interval '30 minutes'` : null;
  await trx.updateTable('checkout').set({ status, ask_again_at }).where('id', '=', id).execute();
}

export async function findCheckoutsToAskAgain(db: Database): Promise<OpenedAt[]> {
  return db
    .selectFrom('checkout')
    .where('ask_again_at', '<', sql<Date>`now()`)
    .orderBy('ask_again_at')
    .limit(500)
    .select(['id', 'provider', 'provider_order_id'])
    .execute();
}

/** At double its age, and after three days no more. One that was settled meanwhile stays as it is. */
export async function askAgainLater(db: Database, id: string): Promise<void> {
  await db
    .updateTable('checkout')
    .set({
      ask_again_at: sql<Date | null>`case when now() - created_at < interval '3 days' then now() + (now() - created_at) end`,
    })
    .where('id', '=', id)
    .where('ask_again_at', 'is not', null)
    .execute();
}

/** Ends an open checkout whose time is over; one that was paid meanwhile stays as it is. */
export async function expireCheckout(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const checkout = await lockCheckout(trx, id);
    if (checkout.status !== 'open') return;
    await lockVariants(
      trx,
      (checkout.snapshot?.lines ?? []).map((line) => line.variant_id),
    );
    await releaseCheckout(trx, id, 'expired');
  });
}

async function takeReservations(trx: Transaction, checkoutId: string) {
  return trx
    .deleteFrom('reservation')
    .where('checkout_id', '=', checkoutId)
    .returning(['variant_id', 'quantity'])
    .execute();
}

/** Turns the checkout's reservations into sales. Its row and variants must be locked. */
export async function sellReserved(trx: Transaction, checkoutId: string): Promise<void> {
  const taken = await takeReservations(trx, checkoutId);
  await moveStock(
    trx,
    taken.map(({ variant_id, quantity }) => ({
      variant_id,
      kind: 'sold',
      on_hand_change: -quantity,
      reserved_change: -quantity,
      checkout_id: checkoutId,
    })),
  );
}
