import { sql } from 'kysely';
import { moveStock } from '../../catalogue/product/stock-ledger.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { releaseCoupon } from '../coupon/reserve-coupon.ts';
import { releasePromotions } from '../promotion/reserve-promotions.ts';
import { leaveHeldUnits, takeHeldUnits } from './held-units.ts';

type Line = { variantId: number; quantity: number };

/** Reserves lines for a checkout that holds nothing. The variants must be locked. */
export async function reserveLines(
  trx: Transaction,
  checkoutId: string,
  lines: readonly Line[],
): Promise<void> {
  if (lines.length === 0) return;
  const inserted = trx.insertInto('reservation').values(linesOf(checkoutId, lines));
  await sql`
    with reserved as (${inserted.returning(['variant_id', 'quantity'])})
    insert into stock_movement (variant_id, kind, reserved_change, checkout_id)
    select variant_id, 'reserved', quantity, ${checkoutId}::uuid from reserved order by variant_id`.execute(
    trx,
  );
}

export async function recordUnreservedLines(
  trx: Transaction,
  checkoutId: string,
  lines: readonly Line[],
): Promise<void> {
  if (lines.length === 0) return;
  await trx.insertInto('unheld_line').values(linesOf(checkoutId, lines)).execute();
}

function linesOf(checkoutId: string, lines: readonly Line[]) {
  return lines.map(({ variantId, quantity }) => ({
    checkout_id: checkoutId,
    variant_id: variantId,
    quantity,
  }));
}

/** Sells what a checkout has reserved, and what was held for its buyer. Its row must be locked. */
export async function sellReserved(trx: Transaction, checkoutId: string): Promise<void> {
  await sql`
    with sold as (delete from reservation where checkout_id = ${checkoutId} returning variant_id, quantity)
    insert into stock_movement (variant_id, kind, on_hand_change, reserved_change, checkout_id)
    select variant_id, 'sold', -quantity, -quantity, ${checkoutId}::uuid from sold order by variant_id`.execute(
    trx,
  );
  await sellUnreserved(trx, checkoutId, await takeHeldUnits(trx, checkoutId));
}

/** Sells lines for a checkout that does not hold them. The variants must be locked and have enough units. */
export async function sellUnreserved(
  trx: Transaction,
  checkoutId: string,
  lines: readonly Line[],
): Promise<void> {
  await moveStock(
    trx,
    lines.map(({ variantId, quantity }) => ({
      variant_id: variantId,
      kind: 'sold' as const,
      checkout_id: checkoutId,
      on_hand_change: -quantity,
    })),
  );
}

/**
 * Releases what a checkout holds and leaves it otherwise unchanged. What is held for its buyer stays so. Its row must be
 * locked.
 */
export async function releaseReserved(trx: Transaction, id: string): Promise<void> {
  await sql`
    with taken as (delete from reservation where checkout_id = ${id} returning variant_id, quantity)
    insert into stock_movement (variant_id, kind, reserved_change, checkout_id)
    select variant_id, 'released', -quantity, ${id}::uuid from taken order by variant_id`.execute(trx);
  await trx.deleteFrom('unheld_line').where('checkout_id', '=', id).execute();
  await leaveHeldUnits(trx, id);
  await releaseCoupon(trx, id);
  await releasePromotions(trx, id);
}
