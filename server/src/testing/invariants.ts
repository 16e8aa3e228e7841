import { sql } from 'kysely';
import { expect } from 'vitest';
import { readSandboxLedger } from './pay-in-sandbox.ts';
import type { TestShop } from './test-shop.ts';

/** What must hold after any purchase, however it went (the programme's I1 to I5). */
export async function expectInvariants(shop: TestShop): Promise<void> {
  const { rows: crookedLevels } = await sql`
    select variant.id, on_hand, reserved from variant
    left join (select variant_id, sum(on_hand_change) as on_hand_sum, sum(reserved_change) as reserved_sum
               from stock_movement group by 1) as ledger on ledger.variant_id = variant.id
    left join (select variant_id, sum(quantity) as held from reservation group by 1) as active on active.variant_id = variant.id
    where on_hand <> coalesce(on_hand_sum, 0) or reserved <> coalesce(reserved_sum, 0) or reserved <> coalesce(held, 0)`.execute(
    shop.db,
  );
  expect(crookedLevels).toEqual([]);

  const { rows: crookedOrders } = await sql`
    select orders.id from orders join checkout on checkout.id = orders.checkout_id
    where checkout.status <> 'completed' or orders.amount <> checkout.amount
       or orders.amount <> orders.subtotal - orders.discount + orders.shipping
       or orders.subtotal <> (select sum(unit_price * quantity) from order_line where order_id = orders.id)`.execute(
    shop.db,
  );
  expect(crookedOrders).toEqual([]);

  const { rows: crookedCoupons } = await sql`
    select code from coupon left join (
      select coupon_id, count(*) filter (where state = 'held') as holds, count(*) filter (where state = 'used') as uses
      from coupon_use group by 1) as counted on coupon_id = id
    where held <> coalesce(holds, 0) or used <> coalesce(uses, 0) or held + used > usage_limit`.execute(
    shop.db,
  );
  expect(crookedCoupons).toEqual([]);

  const { captured, refunded } = await readSandboxLedger(shop);
  const { rows } = await sql<{ kept: number; refund_pending: number }>`
    select coalesce((select sum(amount) from payment), 0)::bigint - coalesce((select sum(amount) from refund), 0)::bigint as kept,
           coalesce((select sum(amount) from refund where status = 'pending'), 0)::bigint as refund_pending`.execute(
    shop.db,
  );
  const [money] = rows;
  expect(captured).toBe((money?.kept ?? 0) + refunded + (money?.refund_pending ?? 0));
}
