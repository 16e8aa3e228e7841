import type {
  createPromotion,
  switchPromotion,
  updatePromotion,
} from '@gulmohar/contract/admin/promotion.ts';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { oneAtATime } from '../../platform/database/one-at-a-time.ts';
import type { Staff } from '../session/staff.ts';
import { assertEdited, assertNotUsedMore } from './discount-checks.ts';
import { presentPromotion } from './promotion.present.ts';
import {
  assertFew,
  findPromotion,
  lockPromotion,
  type SavedPromotion,
  writePromotion,
} from './promotion.store.ts';

/** @throws ShopError INVALID_INPUT; STEP_NOT_POSSIBLE if too many are on */
export async function addPromotion(
  db: Database,
  staff: Staff,
  { terms }: z.output<typeof createPromotion.body>,
): Promise<SavedPromotion> {
  return db.transaction().execute(async (trx) => {
    await oneAtATime(trx, 'promotions');
    const id = uuid();
    await writePromotion(trx, id, terms);
    await assertFew(trx);
    const promotion = await findPromotion(trx, id);
    await recordChange(trx, staff, {
      action: 'promotion.create',
      subject: id,
      before: null,
      after: presentPromotion(promotion).terms,
    });
    return promotion;
  });
}

/** @throws ShopError NOT_FOUND; INVALID_INPUT, also for a limit below the number of uses; STEP_NOT_POSSIBLE; CHANGED_MEANWHILE */
export async function changePromotion(
  db: Database,
  staff: Staff,
  { promotionId, version, terms }: z.output<typeof updatePromotion.body>,
): Promise<SavedPromotion> {
  return db.transaction().execute(async (trx) => {
    await oneAtATime(trx, 'promotions');
    const before = await lockPromotion(trx, promotionId);
    assertEdited(version, before);
    assertNotUsedMore(terms, before);
    await writePromotion(trx, promotionId, terms);
    await assertFew(trx);
    const promotion = await findPromotion(trx, promotionId);
    await recordChange(trx, staff, {
      action: 'promotion.update',
      subject: promotionId,
      before: presentPromotion(before).terms,
      after: presentPromotion(promotion).terms,
    });
    return promotion;
  });
}

/** @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE if too many are on */
export async function turnPromotion(
  db: Database,
  staff: Staff,
  { promotionId, isActive }: z.output<typeof switchPromotion.body>,
): Promise<SavedPromotion> {
  return db.transaction().execute(async (trx) => {
    await oneAtATime(trx, 'promotions');
    const before = await lockPromotion(trx, promotionId);
    await trx.updateTable('promotion').set({ is_active: isActive }).where('id', '=', promotionId).execute();
    if (isActive) await assertFew(trx);
    await recordChange(trx, staff, {
      action: isActive ? 'promotion.resume' : 'promotion.end',
      subject: promotionId,
      before: { isActive: before.is_active },
      after: { isActive },
    });
    return findPromotion(trx, promotionId);
  });
}
