import type { Database } from '../../src/platform/database/connection.ts';
import { writeSetting } from '../../src/shop/setting.store.ts';
import { buildCoupon } from '../build-coupon.ts';
import { buildProduct } from '../build-product.ts';
import { draftCod } from '../draft-admin.ts';
import type { ChaosAccount } from './chaos-accounts.ts';
import { PRICES } from './purchase-plan.ts';

const SCARCE_PRODUCTS = 2;
const SCARCE_STOCK = 40;
const STOCK = 5_000;
const COUPON_USES = 30;
export const WRAP = 4_900;

/** What is sold in a chaos run, and to whom. */
export type ChaosGoods = {
  /** In the order of the plan's prices. */
  products: readonly { id: string; price: number; stock: number }[];
  /** Coupon codes by their names in the plan. */
  coupons: Readonly<Record<string, string>>;
  accounts: readonly ChaosAccount[];
};

/** Also offers gift wrap and, for a charge, cash on delivery; a shop that runs already has to read its settings again. */
export async function buildChaosGoods(db: Database): Promise<Omit<ChaosGoods, 'accounts'>> {
  const cod = { ...draftCod, maximum: 10_000_000, openOrdersPerPhone: 100, refusals: 100, fee: 5_000 };
  const paper = { name: 'Gift wrap', hsn: '482390', basisPoints: 1_800 } as const;
  const giftWrap = { isOffered: true, price: WRAP, ...paper };
  await db.transaction().execute(async (trx) => {
    await writeSetting(trx, 'cod', cod);
    await writeSetting(trx, 'giftWrap', giftWrap);
  });
  const products: ChaosGoods['products'][number][] = [];
  for (const price of PRICES) {
    const stock = products.length < SCARCE_PRODUCTS ? SCARCE_STOCK : STOCK;
    products.push({ id: await buildProduct(db, { price, stock: { M: stock } }), price, stock });
  }
  const limited = await buildCoupon(db, { usage_limit: COUPON_USES, minimum_order_amount: 50_000 });
  const free = await buildCoupon(db, { discount_type: 'free_shipping' });
  return { products, coupons: { limited, free, unknown: 'UNKNOWN' } };
}
