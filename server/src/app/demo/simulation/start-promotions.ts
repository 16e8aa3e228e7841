import { demoPromotions } from '@gulmohar/demo/catalogue/promotions.ts';
import { assertFew, writePromotion } from '../../../admin/promotion/promotion.store.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts';

/** Those of an earlier simulation run on. @throws ShopError STEP_NOT_POSSIBLE if too many are on */
export async function startPromotions(db: Database, since: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await oneAtATime(trx, 'promotions');
    for (const { id, terms } of demoPromotions) {
      await writePromotion(trx, id, { ...terms, startsAt: since.toISOString() });
    }
    await assertFew(trx);
  });
}
