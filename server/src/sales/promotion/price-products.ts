import type { Paise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

type Requested = { productId: string; size: string | null; quantity: number };

export type PricedProduct = {
  productId: string;
  category: string;
  unitPrice: Paise;
  quantity: number;
};

/** At their current prices, the cheapest of a product whose size is not given; unknown products are left out. */
export async function priceProducts(db: Database, requested: readonly Requested[]): Promise<PricedProduct[]> {
  const known = await findPrices(
    db,
    requested.map(({ productId }) => productId),
  );
  return requested.flatMap(({ productId, size, quantity }) => {
    const product = known.get(productId);
    if (!product) return [];
    const unitPrice = (size && product.prices?.[size]) || product.price;
    return [{ productId, category: product.category, unitPrice, quantity }];
  });
}

/** Returns each product's category, its lowest price, and the prices of the sizes that cost more. */
export async function findPrices(db: Database, productIds: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    category: string;
    price: Paise;
    prices: Record<string, Paise> | null;
  }>`
    select id, category, price,
           (select jsonb_object_agg(size, own_price) from variant
            where product_id = product.id and size is not null and own_price is not null) as prices
    from product where id = any(${[...new Set(productIds)]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
