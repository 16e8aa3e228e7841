import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { MovementKind } from '../../platform/database/tables.ts';

export type Movement = {
  variant_id: number;
  kind: MovementKind;
  on_hand_change?: number;
  reserved_change?: number;
  checkout_id?: string;
  note?: string;
};

/**
 * Locks the variants in the order of their ids, so that two overlapping carts wait for each other instead of
 * deadlocking.
 * @returns the available units by variant id
 */
export async function lockVariants(trx: Transaction, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('variant')
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forNoKeyUpdate()
    .select(['id', sql<number>`on_hand - reserved`.as('available')])
    .execute();
  return new Map(rows.map(({ id, available }) => [id, available]));
}

/**
 * Writes movements to the ledger, which applies them to the stock levels. The variants must already be
 * locked.
 * @throws PostgreSQL's check violation when a level would fall below zero; then nothing is moved
 */
export async function moveStock(db: Database, movements: readonly Movement[]): Promise<void> {
  if (movements.length === 0) return;
  await db
    .insertInto('stock_movement')
    .values(
      movements.map((movement) => ({
        variant_id: movement.variant_id,
        kind: movement.kind,
        on_hand_change: movement.on_hand_change ?? 0,
        reserved_change: movement.reserved_change ?? 0,
        checkout_id: movement.checkout_id ?? null,
        note: movement.note ?? null,
      })),
    )
    .execute();
}

type Sold = { variant_id: number; quantity: number };

export async function returnStock(
  db: Database,
  sold: readonly Sold[],
  { checkoutId, note }: { checkoutId: string; note: string },
): Promise<void> {
  await moveStock(
    db,
    sold.map(({ variant_id, quantity }) => ({
      variant_id,
      kind: 'returned',
      on_hand_change: quantity,
      checkout_id: checkoutId,
      note,
    })),
  );
}
