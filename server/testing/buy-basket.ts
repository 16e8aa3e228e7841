import { v7 as uuid } from 'uuid';
import { buildCoupon } from './build-coupon.ts';
import { buildProduct } from './build-product.ts';
import { buy } from './buy.ts';
import type { TestShop } from './test-shop.ts';

/** A guest's purchase: who bought it, and the provider's order. */
export type Purchase = { email: string; orderId: string; providerOrderId: string; lineIds: string[] };

export type Basket = {
  /** The price of each line in rupees. */
  prices: number[];
  /** The delivery charge in rupees. */
  shipping?: number;
  coupon?: { kind: 'fixed'; rupees: number } | { kind: 'free_shipping' };
};

/**
 * Has a guest buy one unit in size M of a new product for each price, through the whole checkout; one more M
 * and two L of each are in stock.
 */
export async function buyBasket(shop: TestShop, { prices, shipping = 0, coupon }: Basket): Promise<Purchase> {
  const lines = [];
  for (const rupees of prices) {
    const _id = await buildProduct(shop.db, { price: rupees * 100, stock: { M: 2, L: 2 } });
    lines.push({ _id, size: 'M' });
  }
  const couponCode =
    coupon &&
    (await buildCoupon(
      shop.db,
      coupon.kind === 'fixed' ? { amount: coupon.rupees * 100 } : { discount_type: 'free_shipping' },
    ));
  const guest = `amount-${uuid().slice(-8)}`;
  const off = coupon?.kind === 'fixed' ? coupon.rupees : 0;
  const amount = prices.reduce((sum, price) => sum + price, 0) - off + shipping;
  const bought = await buy(shop, { lines, amount, guest, couponCode });
  const rows = await shop.db
    .selectFrom('order_line')
    .where('order_id', '=', bought.orderId)
    .orderBy('position')
    .select('id')
    .execute();
  const lineIds = rows.map((row) => row.id);
  return { email: `${guest}@guest.example`, ...bought, lineIds };
}
