import type { PromotionsOfCart, promotionsOfCart } from '@gulmohar/contract/sales/promotion.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import type { PricedLine } from '../cart/price-lines.ts';
import { notePromised, refusedPromotions } from './refused-promotions.ts';

const quote = addressOf<typeof promotionsOfCart>({
  method: 'POST',
  path: '/promotion/cart',
  shopper: 'optional',
});

/** What applies to the cart by itself; undefined if the server does not respond. */
export async function quotePromotions(
  lines: readonly PricedLine[],
  hasCoupon: boolean,
): Promise<PromotionsOfCart | undefined> {
  const products = lines.flatMap(({ product, productId, size, quantity, problem }) =>
    product && problem !== 'unavailable' ? [{ productId, size, quantity }] : [],
  );
  if (products.length === 0) return undefined;
  try {
    const without = [...refusedPromotions()];
    const found = await browserApi(quote, { body: { products, hasCoupon, without } });
    notePromised(found.promotions.map(({ promotionId }) => promotionId));
    return found;
  } catch {
    return undefined;
  }
}
