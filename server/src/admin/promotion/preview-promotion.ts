import type { previewPromotion as endpoint } from '@gulmohar/contract/admin/promotion.ts';
import { priceCart } from '@gulmohar/contract/sales/pricing.ts';
import {
  applyPromotions,
  type PromotedCart,
  type PromotionChoice,
} from '@gulmohar/contract/sales/promotion-pricing.ts';
import { hintsOf } from '@gulmohar/contract/sales/promotion-texts.ts';
import type { ShippingRules } from '@gulmohar/contract/shop/shop-rules.ts';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { findPromotions } from '../../sales/promotion/find-promotions.ts';
import { priceProducts } from '../../sales/promotion/price-products.ts';
import { writePromotion } from './promotion.store.ts';
import { readRecentCarts } from './recent-carts.ts';

type Request = z.output<typeof endpoint.body>;
type Preview = Omit<z.output<typeof endpoint.reply>, 'success'>;

/**
 * As if it ran now: it is written beside the saved one, which no checkout then waits for, the carts are priced as they
 * always are, and nothing of it is kept.
 */
export async function previewPromotion(
  db: Database,
  request: Request,
  shipping: ShippingRules,
): Promise<Preview> {
  const trx = await db.startTransaction().execute();
  try {
    return await previewWithin(trx, request, shipping);
  } finally {
    await trx.rollback().execute();
  }
}

async function previewWithin(
  trx: Transaction,
  { terms, promotionId, lines: requested }: Request,
  shipping: ShippingRules,
): Promise<Preview> {
  const lines = await priceProducts(
    trx,
    requested.map((line) => ({ ...line, size: null })),
  );
  const choice: PromotionChoice = { hasCoupon: false, deliveryFee: shipping.fee };
  const id = uuid();
  const priced = (promotions: PromotedCart) =>
    priceCart(lines, shipping, undefined, undefined, { promotions });
  const findOthers = async (cart: readonly { productId: string }[]) => {
    const running = await findPromotions(trx, cart, []);
    return running.filter((one) => one.promotionId !== promotionId);
  };
  const without = applyPromotions(lines, await findOthers(lines), choice);
  await writePromotion(trx, id, {
    ...terms,
    startsAt: new Date(0).toISOString(),
    endsAt: null,
    usageLimit: null,
  });
  const promotions = await findOthers(lines);
  const cart = applyPromotions(lines, promotions, choice);
  const carts = await readRecentCarts(trx);
  const all = await findOthers(carts.flat());
  const taken = carts.flatMap((each, index) => {
    const before = carts.slice(0, index).flat().length;
    const own = all.map((one) => ({ ...one, covers: one.covers.slice(before, before + each.length) }));
    const { promotions: applied } = applyPromotions(each, own, choice);
    return applied.filter((one) => one.promotionId === id);
  });
  return {
    without: priced(without),
    withPromotion: priced(cart),
    applies: cart.promotions.some((one) => one.promotionId === id),
    titles: cart.promotions.map(({ title }) => title),
    hints: hintsOf(lines, promotions, choice),
    recent: {
      orders: carts.length,
      affected: taken.length,
      discount: taken.reduce((sum, { discount }) => sum + discount, 0),
    },
  };
}
