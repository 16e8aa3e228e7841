import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database } from '../src/platform/database/connection.ts';
import type { Coupon } from '../src/platform/database/tables.ts';

/** Creates a coupon as the owner would: ₹200 off unless given otherwise. @returns its code */
export async function buildCoupon(db: Database, coupon: Partial<Insertable<Coupon>> = {}): Promise<string> {
  const id = uuid();
  const isFixed = (coupon.discount_type ?? 'fixed') === 'fixed';
  const { code } = await db
    .insertInto('coupon')
    .values({
      id,
      code: `TEST${id.slice(-8)}`.toUpperCase(),
      name: 'A coupon',
      discount_type: 'fixed',
      amount: isFixed ? 20_000 : null,
      basis_points: null,
      maximum_discount: null,
      ends_at: null,
      usage_limit: null,
      per_shopper_limit: null,
      ...coupon,
    })
    .returning('code')
    .executeTakeFirstOrThrow();
  return code;
}
