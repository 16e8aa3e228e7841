import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { priceCart } from '@gulmohar/contract/sales/pricing.ts';
import { SPECIFIED_SHIPPING } from '@gulmohar/contract/shop/shop-rules.ts';
import { paiseToRupees, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import type { ShopProcess } from '@gulmohar/server/testing/shop-process.ts';
import pg from 'pg';
import type { Offer } from './buyers.ts';

/** Picks a demo product without sizes and sets its stock to as many units as the test needs. */
export async function offerPlenty(
  { api }: ShopProcess,
  databaseUrl: string,
  units = 100_000,
): Promise<Offer> {
  const { products } = await api(listProducts, { query: { sort: 'low-high', limit: '48' } });
  const product = products.find(({ hasSize }) => !hasSize);
  if (!product) throw new Error('The demo shop has no unsized product');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into stock_movement (variant_id, kind, on_hand_change)
      select id, 'corrected', $2::int - on_hand from variant where product_id = $1`,
    [product._id, units],
  );
  await client.end();
  const { total } = priceCart(
    [{ unitPrice: rupeesToPaise(product.price) ?? 0, quantity: 1 }],
    SPECIFIED_SHIPPING,
  );
  return { productId: product._id, total: paiseToRupees(total) };
}
