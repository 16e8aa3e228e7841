import type { Database } from '../../src/platform/database/connection.ts';
import { buildCoupon } from '../build-coupon.ts';
import { buildProduct } from '../build-product.ts';
import { PRICES } from './purchase-plan.ts';

const SCARCE_PRODUCTS = 2;
const SCARCE_STOCK = 40;
const STOCK = 5_000;
const COUPON_USES = 30;

/** The products of a chaos run, in the order of the plan's prices. */
export type ChaosGoods = {
  products: readonly { id: string; price: number; stock: number }[];
  /** Coupon codes by their names in the plan. */
  coupons: Readonly<Record<string, string>>;
};

export async function buildChaosGoods(db: Database): Promise<ChaosGoods> {
  const products: ChaosGoods['products'][number][] = [];
  for (const price of PRICES) {
    const stock = products.length < SCARCE_PRODUCTS ? SCARCE_STOCK : STOCK;
    products.push({ id: await buildProduct(db, { price, stock: { M: stock } }), price, stock });
  }
  const limited = await buildCoupon(db, { usage_limit: COUPON_USES, minimum_order_amount: 50_000 });
  const free = await buildCoupon(db, { discount_type: 'free_shipping' });
  return { products, coupons: { limited, free, unknown: 'UNKNOWN' } };
}
