import type pg from 'pg';
import { withoutIndexes } from '../catalogue/without-indexes.ts';
import { createShopperId, insertShoppers } from '../stage/shoppers.ts';

const BATCH = 250_000;
export const ORDERS_OF_A_SHOPPER = 10;
const TABLES = ['checkout', 'orders', 'order_line', 'order_event'];

/**
 * Adds delivered orders of two lines each up to the given number, with one new shopper per ten orders. Always
 * the same on every machine; the newest orders come last. `product` must be filled.
 */
export async function fillOrders(
  db: pg.Client,
  have: number,
  requested: number,
  say: (line: string) => void,
): Promise<void> {
  await createShopperId(db);
  await db.query(`create or replace function order_id(n bigint) returns uuid language sql immutable
    return ('01900000-0000-7000-8001-' || lpad(to_hex(n), 12, '0'))::uuid`);
  await db.query('delete from session; delete from users');
  await insertShoppers(db, requested / ORDERS_OF_A_SHOPPER);
  // Skips millions of foreign key checks that are known to pass; the orders' triggers are active again from
  // the session's next statement.
  await db.query("set session_replication_role = 'replica'");
  await withoutIndexes(db, TABLES, async () => {
    for (let from = have; from < requested; from += BATCH) {
      await insertBatch(db, from + 1, Math.min(from + BATCH, requested), requested / ORDERS_OF_A_SHOPPER);
      say(`  ${Math.min(from + BATCH, requested)} of ${requested} orders`);
    }
  });
  await db.query("set session_replication_role = 'origin'");
  await db.query(`vacuum (analyze) ${TABLES.join(', ')}, users`);
}

/** Returns the id of the n-th order, as `order_id` in the database generates it. */
export function orderId(n: number): string {
  return `01900000-0000-7000-8001-${n.toString(16).padStart(12, '0')}`;
}

async function insertBatch(db: pg.Client, first: number, last: number, shoppers: number): Promise<void> {
  await db.query(`
    insert into checkout (id, buyer_key, status, snapshot, amount, currency, provider, created_at, expires_at)
      select order_id(n), 'bench:' || n, 'completed', null, 259800, 'INR', 'razorpay', at, at
      from generate_series(${first}, ${last}) as n, ${timeOf()};
    insert into orders (id, checkout_id, user_id, status, email, phone, buyer_name, address, subtotal, shipping, amount,
                        currency, payment_method, placed_at)
      select order_id(n), order_id(n), shopper_id(shopper), 'Delivered', 'shopper-' || shopper || '@shopper.example',
             '9' || lpad(shopper::text, 9, '0'), 'Kavya Nair',
             '{"firstName":"Kavya","lastName":"Nair","street":"7 Lake View Road","city":"Kochi","state":"Kerala",'
             '"zipcode":"682001","country":"India","email":"","phone":""}',
             259800, 0, 259800, 'INR', 'card', at
      from generate_series(${first}, ${last}) as n, ${timeOf()},
           lateral (select n % ${shoppers} + 1 as shopper) as buyer;
    insert into order_line (id, order_id, position, product_id, variant_id, name, size, picture, unit_price, quantity)
      select ('01900000-0000-7000-9' || lpad(to_hex(nth), 3, '0') || '-' || lpad(to_hex(n), 12, '0'))::uuid,
             order_id(n), nth, product_id, variant.id, 'A kurti', size, null, 129900, 1
      from generate_series(${first}, ${last}) as n cross join generate_series(0, 1) as line_of_order (nth)
      join variant on variant.id = 1 + (n * 7 + nth) % 5000;
    insert into order_event (order_id, status, actor, at)
      select order_id(n), 'Order Placed', 'shopper', at from generate_series(${first}, ${last}) as n, ${timeOf()}`);
}

/** One order every six seconds, so that the last of five million was placed just now. */
function timeOf(): string {
  return "lateral (select timestamptz '2026-01-01' - (5000000 - n) * interval '6 seconds' as at) as placed";
}
