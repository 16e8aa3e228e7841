import { sql } from 'kysely';
import { isOwnHold, type OwnCheckouts } from '../../catalogue/product/own-units.ts';
import type { Transaction } from '../../platform/database/connection.ts';

type Line = { variantId: number; quantity: number };

/** The units that are held for a buyer because of stock alerts and in no open checkout. @returns how many by variant id */
export async function countHeldUnits(
  trx: Transaction,
  variantIds: readonly number[],
  own: OwnCheckouts,
): Promise<Map<number, number>> {
  if (variantIds.length === 0 || (!own.userId && !own.unitIds?.length)) return new Map();
  const rows = await trx
    .selectFrom('stock_hold')
    .where('variant_id', 'in', variantIds)
    .where('checkout_id', 'is', null)
    .where(isOwnHold(own))
    .groupBy('variant_id')
    .select((hold) => ['variant_id', hold.fn.countAll<number>().as('units')])
    .execute();
  return new Map(rows.map(({ variant_id, units }) => [variant_id, units]));
}

/**
 * Takes units that are held for the buyer into the buyer's checkout, where they stay until it is sold or ends. The
 * variants must be locked.
 * @returns what else the lines need
 */
export async function useHeldUnits<Needed extends Line>(
  trx: Transaction,
  checkoutId: string,
  lines: readonly Needed[],
  own: OwnCheckouts,
): Promise<Needed[]> {
  const { rows } = await sql<{ variant_id: number }>`
    update stock_hold set checkout_id = ${checkoutId}
    from (
      select stock_hold.id, quantity, row_number() over (
          partition by stock_hold.variant_id order by checkout_id nulls last, held_at, stock_hold.id) as nth
      from stock_hold join unnest(
          ${lines.map(({ variantId }) => variantId)}::bigint[],
          ${lines.map(({ quantity }) => quantity)}::int[]) as line (variant_id, quantity)
        on line.variant_id = stock_hold.variant_id
      where checkout_id = ${checkoutId} or (checkout_id is null and ${isOwnHold(own)})
    ) as own where own.id = stock_hold.id and nth <= quantity
    returning stock_hold.variant_id`.execute(trx);
  const used = Map.groupBy(rows, (row) => row.variant_id);
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (used.get(line.variantId)?.length ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The checkout's row must be locked. @returns the ids of the units that are held in it */
export async function findHeldUnits(trx: Transaction, checkoutId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('stock_hold')
    .where('checkout_id', '=', checkoutId)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** They are no longer held, and not sold yet. @returns how many by variant */
export async function takeHeldUnits(trx: Transaction, checkoutId: string): Promise<Line[]> {
  const rows = await trx
    .deleteFrom('stock_hold')
    .where('checkout_id', '=', checkoutId)
    .returning('variant_id')
    .execute();
  return [...Map.groupBy(rows, (row) => row.variant_id)].map(([variantId, of]) => ({
    variantId,
    quantity: of.length,
  }));
}

/** They are held for their buyer as before, outside of the checkout. */
export async function leaveHeldUnits(trx: Transaction, checkoutId: string): Promise<void> {
  await trx
    .updateTable('stock_hold')
    .set({ checkout_id: null })
    .where('checkout_id', '=', checkoutId)
    .execute();
}
