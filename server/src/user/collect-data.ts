import { paiseToRupees } from '@gulmohar/contract/money.ts';
import type { Database } from '../database/connection.ts';
import { readProfile } from './read-profile.ts';

/** Everything that is kept about a shopper, in words that they know; no hashes, no keys. */
export async function collectData(db: Database, userId: string): Promise<Record<string, unknown>> {
  const profile = await readProfile(db, userId);
  const [orders, wishlist, cart, alerts, newsletter, sessions] = await Promise.all([
    readOrders(db, userId),
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
  ]);
  return { profile, orders, wishlist, cart, stockAlerts: alerts, newsletter: newsletter ?? null, sessions };
}

async function readOrders(db: Database, userId: string) {
  const orders = await db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .orderBy('placed_at', 'desc')
    .selectAll()
    .execute();
  if (orders.length === 0) return [];
  const lines = await db
    .selectFrom('order_line')
    .where(
      'order_id',
      'in',
      orders.map((order) => order.id),
    )
    .orderBy('position')
    .select(['order_id', 'product_id', 'name', 'size', 'quantity', 'unit_price'])
    .execute();
  return orders.map((order) => ({
    _id: order.id,
    date: order.placed_at,
    status: order.status,
    name: order.buyer_name,
    email: order.email,
    phone: order.phone,
    address: order.address,
    paymentMethod: order.payment_method,
    amount: paiseToRupees(order.amount),
    items: lines
      .filter((line) => line.order_id === order.id)
      .map(({ product_id, name, size, quantity, unit_price }) => ({
        productId: product_id,
        name,
        size,
        quantity,
        price: paiseToRupees(unit_price),
      })),
  }));
}
