import type { createCoupon, switchCoupon, updateCoupon } from '@gulmohar/contract/admin/coupon.ts';
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Coupon } from '../../platform/database/tables.ts';
import { wrongField } from '../../platform/http/shop-error.ts';
import { assertEdited, assertNotUsedMore } from '../promotion/discount-checks.ts';
import type { Staff } from '../session/staff.ts';
import { presentCoupon } from './coupon.present.ts';
import { columnsOf, lockCoupon } from './coupon.store.ts';

type NewCoupon = z.output<typeof createCoupon.body>;

/**
 * @param isActive whether it can be used at once
 * @throws ShopError INVALID_INPUT for a code that was used before, because orders and e-mails still refer to
 * it
 */
export async function addCoupon(
  trx: Transaction,
  actor: ChangeAuthor,
  { code, terms }: NewCoupon,
  isActive = true,
): Promise<Selectable<Coupon>> {
  const coupon = await trx
    .insertInto('coupon')
    .values({ id: uuid(), code, ...columnsOf(terms), is_active: isActive })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!coupon) throw wrongField('code', 'This code has been used before; codes cannot be reused');
  await recordChange(trx, actor, {
    action: 'coupon.create',
    subject: coupon.id,
    before: null,
    after: { code, ...presentCoupon(coupon).terms },
  });
  return coupon;
}

/**
 * Changes a coupon's terms. Existing orders keep their discount, and open checkouts keep the discount they
 * were quoted.
 * @throws ShopError NOT_FOUND; INVALID_INPUT for a limit below the number of uses; CHANGED_MEANWHILE
 */
export async function changeCoupon(
  db: Database,
  staff: Staff,
  { couponId, version, terms }: z.output<typeof updateCoupon.body>,
): Promise<Selectable<Coupon>> {
  return db.transaction().execute(async (trx) => {
    const before = await lockCoupon(trx, couponId);
    assertEdited(version, before);
    assertNotUsedMore(terms, before);
    const coupon = await trx
      .updateTable('coupon')
      .set({ ...columnsOf(terms), version: before.version + 1 })
      .where('id', '=', couponId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordChange(trx, staff, {
      action: 'coupon.update',
      subject: couponId,
      before: presentCoupon(before).terms,
      after: presentCoupon(coupon).terms,
    });
    return coupon;
  });
}

/** @throws ShopError NOT_FOUND */
export async function turnCoupon(
  trx: Transaction,
  actor: ChangeAuthor,
  { couponId, isActive }: z.output<typeof switchCoupon.body>,
): Promise<Selectable<Coupon>> {
  const before = await lockCoupon(trx, couponId);
  const coupon = await trx
    .updateTable('coupon')
    .set({ is_active: isActive })
    .where('id', '=', couponId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(trx, actor, {
    action: isActive ? 'coupon.resume' : 'coupon.end',
    subject: couponId,
    before: { isActive: before.is_active },
    after: { isActive },
  });
  return coupon;
}
