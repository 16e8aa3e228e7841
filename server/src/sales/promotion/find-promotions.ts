import type { PricedPromotion } from '@gulmohar/contract/sales/promotion-pricing.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import {
  countPromotionUses,
  findRunning,
  hasOrdered,
  lockPromotions,
  type RunningPromotion,
} from './promotion.store.ts';

type Line = { productId: string };

/**
 * The running promotions for these lines that this shopper may still use.
 * @param shopperKeys empty for somebody of whom nothing is known yet
 */
export async function findPromotions(
  db: Database,
  lines: readonly Line[],
  shopperKeys: readonly string[],
): Promise<PricedPromotion[]> {
  const running = await findRunning(
    db,
    lines.map(({ productId }) => productId),
  );
  return priced(await usable(db, running, { shopperKeys, isQuote: true }), lines);
}

/**
 * The same for a checkout, with limited ones locked, so that no two get the last use. Those that it replaces
 * must have been released.
 * @param readKeys only called for promotions whose limits count by shopper
 */
export async function findPromotionsLocked(
  trx: Transaction,
  lines: readonly Line[],
  readKeys: () => Promise<string[]>,
): Promise<PricedPromotion[]> {
  const productIds = lines.map(({ productId }) => productId);
  const running = await findRunning(trx, productIds);
  const limited = running.filter(isLimited).map(({ id }) => id);
  if (limited.length === 0) return priced(running, lines);
  await lockPromotions(trx, limited);
  // Whoever held the lock may have ended one or lowered its limit.
  const locked = await findRunning(trx, productIds);
  return priced(await usable(trx, locked, { shopperKeys: await readKeys() }), lines);
}

/** A first order is one use, too: of two checkouts at once, only one can be the first. */
export function limitPerShopper({
  isFirstOrder,
  perShopperLimit,
}: Pick<RunningPromotion, 'isFirstOrder' | 'perShopperLimit'>): number | null {
  return isFirstOrder ? 1 : perShopperLimit;
}

function isLimited(promotion: RunningPromotion): boolean {
  return promotion.usageLimit !== null || limitPerShopper(promotion) !== null;
}

async function usable(
  db: Database,
  running: readonly RunningPromotion[],
  buyer: { shopperKeys: readonly string[]; isQuote?: boolean },
): Promise<RunningPromotion[]> {
  const limited = running.filter(isLimited).map(({ id }) => id);
  if (limited.length === 0) return [...running];
  const uses = await countPromotionUses(db, limited, buyer);
  const isFirst = !running.some((one) => one.isFirstOrder) || !(await hasOrdered(db, buyer.shopperKeys));
  return running.filter((promotion) => {
    const { all, own } = uses.get(promotion.id) ?? { all: 0, own: 0 };
    const perShopper = limitPerShopper(promotion);
    if (promotion.isFirstOrder && !isFirst) return false;
    if (perShopper !== null && own >= perShopper) return false;
    return promotion.usageLimit === null || all < promotion.usageLimit;
  });
}

function priced(promotions: readonly RunningPromotion[], lines: readonly Line[]): PricedPromotion[] {
  return promotions.map(({ id, title, benefit, combinesWith, productIds }) => ({
    promotionId: id,
    title,
    benefit,
    combinesWith,
    covers: lines.map(({ productId }) => productIds.includes(productId)),
  }));
}
