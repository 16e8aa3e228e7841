import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { Database } from '../../platform/database/connection.ts';
import { collectOrders } from './collect-orders.ts';
import { readProfile } from './read-profile.ts';

/** Everything that is kept about a shopper, in words that they know; no hashes, no keys. */
export async function collectData(db: Database, userId: string): Promise<Record<string, unknown>> {
  const profile = await readProfile(db, userId);
  const [orders, wishlist, cart, alerts, newsletter, sessions, checkouts, mails] = await Promise.all([
    collectOrders(db, userId),
    db
      .selectFrom('wishlist_item')
      .where('user_id', '=', userId)
      .select(['product_id as productId', 'added_at as addedAt'])
      .execute(),
    db
      .selectFrom('cart_line')
      .innerJoin('variant', 'variant.id', 'cart_line.variant_id')
      .where('user_id', '=', userId)
      .select(['variant.product_id as productId', 'variant.size', 'cart_line.quantity'])
      .execute(),
    db
      .selectFrom('stock_alert')
      .where((alert) => alert.or([alert('user_id', '=', userId), alert('email', '=', profile.email)]))
      .select([
        'product_id as productId',
        'size',
        'status',
        'requested_at as requestedAt',
        'sent_at as sentAt',
      ])
      .execute(),
    db
      .selectFrom('newsletter_subscriber')
      .where('email', '=', profile.email)
      .select([
        'status',
        'requested_at as requestedAt',
        'confirmed_at as confirmedAt',
        'unsubscribed_at as unsubscribedAt',
      ])
      .executeTakeFirst(),
    db
      .selectFrom('session')
      .where('user_id', '=', userId)
      .select(['created_at as signedInAt', 'last_seen_at as lastSeenAt'])
      .execute(),
    readUnfinishedCheckouts(db, userId),
    db
      .selectFrom('confirmation_mail')
      .where('email', '=', profile.email)
      .select(['purpose', 'asked_at as askedAt'])
      .execute(),
  ]);
  return {
    ...{ profile, orders, unfinishedCheckouts: checkouts, wishlist, cart, stockAlerts: alerts },
    ...{ newsletter: newsletter ?? null, confirmationMails: mails, sessions },
  };
}

/** Of a checkout's snapshot, what is the shopper's own. */
type FilledIn = {
  buyer: object;
  address: object;
  coupon: { code: string } | null;
  lines: { name: string; size: string | null; quantity: number; unit_price: number }[];
};

/** What was filled in at the checkout and did not become an order. */
async function readUnfinishedCheckouts(db: Database, userId: string) {
  const checkouts = await db
    .selectFrom('checkout')
    .where('user_id', '=', userId)
    .where('status', '<>', 'completed')
    .orderBy('created_at', 'desc')
    .select(['snapshot', 'created_at', 'status', 'amount'])
    .$narrowType<{ snapshot: FilledIn | null }>()
    .execute();
  return checkouts.map(({ snapshot, created_at, status, amount }) => ({
    ...{ date: created_at, status, amount: paiseToRupees(amount) },
    ...{ buyer: snapshot?.buyer ?? null, address: snapshot?.address ?? null },
    couponCode: snapshot?.coupon?.code ?? null,
    items: (snapshot?.lines ?? []).map(({ name, size, quantity, unit_price }) => {
      return { name, size, quantity, price: paiseToRupees(unit_price) };
    }),
  }));
}
