import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isOwnHold, type OwnCheckouts } from '../../catalogue/product/own-units.ts';
import { isPublished } from '../../catalogue/product/published.ts';
import { lockVariants } from '../../catalogue/product/stock-ledger.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';

const BATCH = 500;

/** A mail that cannot be sent for so long is not waited for. */
const UNSENT_HOURS = 24;

/** In a checkout, a unit stays until that one ends. */
const isFree = sql<SqlBool>`stock_hold.checkout_id is null`;

/** Also when its alert was deleted, with the account or by its address. */
const isOver = sql<SqlBool>`(alert_id is null
  or coalesce(held_until, held_at + ${UNSENT_HOURS} * interval '1 hour') < now())`;

const isWithdrawn = sql<SqlBool>`exists (
  select from variant join product on product.id = product_id
  where variant.id = stock_hold.variant_id and not coalesce(${isPublished}, false))`;

export function heldFor(email: string): RawBuilder<SqlBool> {
  return sql`exists (
    select from stock_alert where stock_alert.id = stock_hold.alert_id and stock_alert.email = ${email})`;
}

export async function findHolds(db: Database, productId: string, own: OwnCheckouts) {
  return db
    .selectFrom('stock_hold')
    .innerJoin('variant', 'variant.id', 'stock_hold.variant_id')
    .where('product_id', '=', productId)
    .where(isOwnHold(own))
    .orderBy('held_at')
    .limit(5)
    .select(['stock_hold.id', 'size', 'held_until'])
    .execute();
}

export async function startHold(db: Database, id: string, until: Date): Promise<void> {
  await db.updateTable('stock_hold').set({ held_until: until }).where('id', '=', id).execute();
}

export async function endHold(db: Database, id: string): Promise<void> {
  await db.transaction().execute((trx) => endHolds(trx, sql`stock_hold.id = ${id}`));
}

/**
 * Ends held units, the latest first; once the transaction is over they are offered to whoever waits next.
 * @param which of them
 * @returns their alerts; null for one that was deleted
 */
export async function endHolds(
  trx: Transaction,
  which: RawBuilder<SqlBool>,
  limit = BATCH,
): Promise<(string | null)[]> {
  const found = await trx
    .selectFrom('stock_hold')
    .where(which)
    .where(isFree)
    .orderBy('held_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .select(['id', 'variant_id'])
    .execute();
  if (found.length === 0) return [];
  await lockVariants(
    trx,
    found.map((hold) => hold.variant_id),
  );
  const ended = await trx
    .deleteFrom('stock_hold')
    .where(
      'id',
      'in',
      found.map(({ id }) => id),
    )
    .where(isFree)
    .returning('alert_id')
    .execute();
  return ended.map((hold) => hold.alert_id);
}

/** As `endHolds`, when the shop has no such unit any more: those who were offered it wait again, at their old place. */
export async function withdrawHolds(
  trx: Transaction,
  which: RawBuilder<SqlBool>,
  limit = BATCH,
): Promise<number> {
  const alertIds = await endHolds(trx, which, limit);
  if (alertIds.length === 0) return 0;
  await sql`
    update stock_alert set status = 'active', sent_at = null, held_at = null
    where id = any(${alertIds}::uuid[]) and not exists (
      select from stock_alert as other
      where other.status in ('pending', 'active') and other.email = stock_alert.email
        and other.product_id = stock_alert.product_id and other.size is not distinct from stock_alert.size)`.execute(
    trx,
  );
  return alertIds.length;
}

/** Ends the units whose time is over, and offers what is free to those who still wait. */
export async function passOnHeldUnits(db: Database): Promise<void> {
  const inBatches = async (end: (trx: Transaction) => Promise<number>) => {
    while ((await db.transaction().execute(end)) === BATCH);
  };
  await inBatches(async (trx) => withdrawHolds(trx, isWithdrawn));
  await inBatches(async (trx) => (await endHolds(trx, isOver)).length);
  for (const variantId of await findWaitedFor(db)) {
    await db.transaction().execute(async (trx) => {
      await lockVariants(trx, [variantId]);
      await sql`select hold_for_waiting(${variantId})`.execute(trx);
    });
  }
}

/** Such as those of a product that is on sale again. A new alert has a job of its own, which holds nothing. */
async function findWaitedFor(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct variant.id from stock_alert
    join product on product.id = stock_alert.product_id and ${isPublished}
    join variant on variant.product_id = product.id and (stock_alert.size is null or stock_alert.size = variant.size)
    where stock_alert.status = 'active' and requested_at < now() - interval '1 minute' and on_hand > reserved
    order by variant.id limit ${BATCH}`.execute(db);
  return rows.map(({ id }) => id);
}
