import type { Finding } from '@gulmohar/contract/admin/today.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { awaitsSettlement } from '../../sales/settlement/settlement-run.ts';

/**
 * I2: on_hand ≥ 0 and 0 ≤ reserved ≤ on_hand, both are the sums of the ledger, and reserved is the sum of
 * active reservations and units held for stock alerts.
 */
export async function checkStock(db: Database): Promise<Finding> {
  const { rows } = await sql<{ sku: string; on_hand: number; reserved: number }>`
    select sku, on_hand, reserved from variant
    left join (select variant_id, sum(on_hand_change) as on_hand_sum, sum(reserved_change) as reserved_sum
               from stock_movement group by 1) as ledger on ledger.variant_id = variant.id
    left join (select variant_id, sum(quantity) as held
               from (select variant_id, quantity from reservation union all select variant_id, 1 from stock_hold) as each
               group by 1) as active on active.variant_id = variant.id
    where on_hand < 0 or reserved < 0 or reserved > on_hand or on_hand <> coalesce(on_hand_sum, 0)
       or reserved <> coalesce(reserved_sum, 0) or reserved <> coalesce(held, 0)`.execute(db);
  const { variants, movements } = await db
    .selectNoFrom((from) => [
      from
        .selectFrom('variant')
        .select((row) => row.fn.countAll<number>().as('n'))
        .as('variants'),
      from
        .selectFrom('stock_movement')
        .select((row) => row.fn.countAll<number>().as('n'))
        .as('movements'),
    ])
    .executeTakeFirstOrThrow();
  return {
    id: 'I2',
    what: 'stock levels equal the sum of their ledger',
    looked: `${variants} variants, ${movements} movements`,
    wrong: rows.map(({ sku, on_hand, reserved }) => `${sku}: ${on_hand} on hand, ${reserved} reserved`),
  };
}

/** I10: no reservation is still held a minute after it expired, if the shop has been running since. */
export async function checkReservations(db: Database): Promise<Finding> {
  const { rows } = await sql<{ id: string; expires_at: Date; isWaiting: boolean }>`
    select distinct checkout.id, expires_at, ${awaitsSettlement} as "isWaiting"
    from reservation join checkout on checkout.id = reservation.checkout_id
    where status <> 'open' or expires_at < now() - interval '60 seconds'`.execute(db);
  const { held } = await db
    .selectFrom('reservation')
    .select((from) => from.fn.countAll<number>().as('held'))
    .executeTakeFirstOrThrow();
  const waiting = rows.filter(({ isWaiting }) => isWaiting).length;
  return {
    id: 'I10',
    what: 'no reservation is held past its expiry',
    looked: `${held} reservations${waiting > 0 ? `; ${waiting} checkouts are settled once the shop runs` : ''}`,
    wrong: rows
      .filter(({ isWaiting }) => !isWaiting)
      .map(({ id, expires_at }) => `checkout ${id} should have expired at ${expires_at.toISOString()}`),
  };
}
