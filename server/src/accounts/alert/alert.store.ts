import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { isPublished } from '../../catalogue/product/published.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { DB } from '../../platform/database/tables.ts';
import { endHolds, heldFor } from './stock-holds.ts';

type NewAlert = {
  id: string;
  product_id: string;
  size: string | null;
  email: string;
  user_id: string | null;
};

/** Creates an alert, or activates a pending one. Repeating a request does not create a second alert. */
export async function upsertAlert(trx: Transaction, alert: NewAlert, isConfirmed: boolean): Promise<void> {
  const inserted = await trx
    .insertInto('stock_alert')
    .values({ ...alert, status: isConfirmed ? 'active' : 'pending' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted || !isConfirmed) return;
  await trx
    .updateTable('stock_alert')
    .set({ status: 'active', user_id: alert.user_id })
    .where('email', '=', alert.email)
    .where('product_id', '=', alert.product_id)
    .where('size', 'is not distinct from', alert.size)
    .where('status', '=', 'pending')
    .execute();
}

/** Activates all alerts requested with an address. @returns the ids of their products */
export async function activateAlerts(trx: Transaction, email: string): Promise<string[]> {
  const activated = await trx
    .updateTable('stock_alert')
    .set({ status: 'active' })
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .returning('product_id')
    .execute();
  return [...new Set(activated.map((alert) => alert.product_id))];
}

/**
 * Marks the product's active alerts as sent if what they wait for is on sale and in stock. @returns their ids
 */
export async function takeDueAlerts(trx: Transaction, productId: string): Promise<string[]> {
  const due = await trx
    .updateTable('stock_alert')
    .set({ status: 'sent', sent_at: sql<Date>`now()` })
    .where('product_id', '=', productId)
    .where('status', '=', 'active')
    .where(isThere)
    .returning('id')
    .execute();
  return due.map((alert) => alert.id);
}

function isThere(from: ExpressionBuilder<DB, 'stock_alert'>): Expression<SqlBool> {
  return from.exists(
    from
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .whereRef('variant.product_id', '=', 'stock_alert.product_id')
      .where(isPublished)
      .whereRef('variant.on_hand', '>', 'variant.reserved')
      .where((variant) =>
        variant.or([
          variant('stock_alert.size', 'is', null),
          variant('variant.size', '=', variant.ref('stock_alert.size')),
        ]),
      )
      .select(sql`1`.as('one')),
  );
}

/**
 * Returns an alert marked as sent with the data for its mail and the unit held for it; undefined when it was cancelled
 * in the meantime.
 */
export async function findClaimedAlert(db: Database, id: string) {
  return db
    .selectFrom('stock_alert')
    .innerJoin('product', 'product.id', 'stock_alert.product_id')
    .leftJoin('stock_hold', 'stock_hold.alert_id', 'stock_alert.id')
    .leftJoin('variant', 'variant.id', 'stock_hold.variant_id')
    .where('stock_alert.id', '=', id)
    .where('stock_alert.status', '=', 'sent')
    .select([
      'stock_alert.email',
      'stock_alert.size',
      'product.id as product_id',
      'product.name',
      'stock_hold.id as hold_id',
      'stock_hold.held_until',
      'variant.size as held_size',
      sql<string | null>`product.pictures[1]`.as('picture'),
    ])
    .executeTakeFirst();
}

/** Also what is held for the address, which goes to the next. */
export async function endAlertsFor(trx: Transaction, email: string): Promise<void> {
  await endHolds(trx, heldFor(email));
  await trx
    .updateTable('stock_alert')
    .set({ status: 'ended' })
    .where('email', '=', email)
    .where('status', 'in', ['pending', 'active'])
    .execute();
}
