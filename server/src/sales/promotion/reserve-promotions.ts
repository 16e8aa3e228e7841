import type { Transaction } from '../../platform/database/connection.ts';
import { limitPerShopper } from './find-promotions.ts';
import { countPromotionUses, hasOrdered } from './promotion.store.ts';

type Reservation = { promotionIds: readonly string[]; checkoutId: string; shopperKeys: string[] };

export async function reservePromotions(
  trx: Transaction,
  { promotionIds, checkoutId, shopperKeys }: Reservation,
): Promise<void> {
  if (promotionIds.length === 0) return;
  await trx.insertInto('promotion_use').values(promotionIds.map(rowOf)).execute();

  function rowOf(promotionId: string) {
    return { promotion_id: promotionId, checkout_id: checkoutId, shopper_keys: shopperKeys };
  }
}

/** Under other keys. @returns false when that shopper cannot use them, in which case nothing is changed */
export async function reservePromotionsAgain(trx: Transaction, reservation: Reservation): Promise<boolean> {
  const { promotionIds, checkoutId, shopperKeys } = reservation;
  if (promotionIds.length === 0) return true;
  const found = await lockWithLimits(trx, promotionIds);
  const uses = await countPromotionUses(trx, promotionIds, { shopperKeys, exceptCheckout: checkoutId });
  const isFirst = !found.some(({ isFirstOrder }) => isFirstOrder) || !(await hasOrdered(trx, shopperKeys));
  const mayUse = found.every((promotion) => {
    const limit = limitPerShopper(promotion);
    if (promotion.isFirstOrder && !isFirst) return false;
    return limit === null || (uses.get(promotion.id)?.own ?? 0) < limit;
  });
  if (!mayUse) return false;
  await trx
    .updateTable('promotion_use')
    .set({ shopper_keys: shopperKeys })
    .where('checkout_id', '=', checkoutId)
    .execute();
  return true;
}

export async function releasePromotions(trx: Transaction, checkoutId: string): Promise<void> {
  await trx
    .deleteFrom('promotion_use')
    .where('checkout_id', '=', checkoutId)
    .where('state', '=', 'held')
    .execute();
}

/** A cancelled order does not count towards any limit. */
export async function returnPromotions(trx: Transaction, checkoutId: string): Promise<void> {
  await trx.deleteFrom('promotion_use').where('checkout_id', '=', checkoutId).execute();
}

/**
 * An expired checkout no longer holds its promotions; they are then counted only if their limits in all have
 * room. Their other conditions are not checked again, because the shopper has paid for what was promised.
 * @returns whether they could be counted
 */
export async function usePromotions(
  trx: Transaction,
  { promotionIds, checkoutId, shopperKeys }: Reservation,
): Promise<boolean> {
  if (promotionIds.length === 0) return true;
  const found = await lockWithLimits(trx, promotionIds);
  const uses = await countPromotionUses(trx, promotionIds, { shopperKeys, exceptCheckout: checkoutId });
  const held = await trx
    .selectFrom('promotion_use')
    .where('checkout_id', '=', checkoutId)
    .select('promotion_id')
    .execute();
  const isHeld = (id: string) => held.some(({ promotion_id }) => promotion_id === id);
  const hasRoom = found.every(
    ({ id, usageLimit }) => usageLimit === null || isHeld(id) || (uses.get(id)?.all ?? 0) < usageLimit,
  );
  if (!hasRoom) return false;
  await trx
    .insertInto('promotion_use')
    .values(
      promotionIds.map((promotionId) => ({
        promotion_id: promotionId,
        checkout_id: checkoutId,
        shopper_keys: shopperKeys,
        state: 'used' as const,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['checkout_id', 'promotion_id']).doUpdateSet({ state: 'used' }),
    )
    .execute();
  return true;
}

/** In the order of their ids, as `lockPromotions`. @returns the limits as they are once locked */
async function lockWithLimits(trx: Transaction, ids: readonly string[]) {
  return trx
    .selectFrom('promotion')
    .where('id', 'in', ids)
    .where((where) =>
      where.or([
        where('usage_limit', 'is not', null),
        where('per_shopper_limit', 'is not', null),
        where('is_first_order', '=', true),
      ]),
    )
    .select([
      'id',
      'usage_limit as usageLimit',
      'per_shopper_limit as perShopperLimit',
      'is_first_order as isFirstOrder',
    ])
    .orderBy('id')
    .forUpdate()
    .execute();
}
