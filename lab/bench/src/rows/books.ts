import type pg from 'pg';
import { Unmeasured } from '../unmeasured.ts';

/**
 * Checks, after a load of checkouts, that every confirmed checkout is one order, that the sold units left the
 * stock, and that nothing is below zero.
 * @throws Unmeasured naming what is wrong; the speed of a shop with wrong records is not worth reporting
 */
export async function assertBooksAgree(db: pg.Client, orders: number, units: number): Promise<void> {
  const { rows } = await db.query<Record<string, number>>(
    `select (select count(*)::int from orders) as "recorded orders",
            (select coalesce(sum(quantity), 0)::int from order_line) as "units in orders",
            (select coalesce(-sum(on_hand_change), 0)::int from stock_movement where kind = 'sold') as "units that left the stock",
            (select count(*)::int from payment where order_id is not null) as "payments of orders",
            (select count(*)::int from variant where on_hand < 0 or reserved < 0 or reserved > on_hand) as "variants below zero",
            (select count(*)::int from variant left join (
               select variant_id, sum(on_hand_change) as on_hand_sum, sum(reserved_change) as reserved_sum
               from stock_movement group by 1) as ledger on ledger.variant_id = variant.id
             where on_hand <> coalesce(on_hand_sum, 0) or reserved <> coalesce(reserved_sum, 0)) as "variants that differ from the ledger"`,
  );
  const expected: Record<string, number> = {
    'recorded orders': orders,
    'units in orders': units,
    'units that left the stock': units,
    'payments of orders': orders,
    'variants below zero': 0,
    'variants that differ from the ledger': 0,
  };
  for (const [name, count] of Object.entries(expected)) {
    if (rows[0]?.[name] !== count)
      throw new Unmeasured(`the records do not agree: ${rows[0]?.[name]} ${name} instead of ${count}`);
  }
}
