import { randomBytes } from 'node:crypto';
import { moveStock } from '../src/catalogue/product/stock-ledger.ts';
import type { Database } from '../src/platform/database/connection.ts';

type ProductInput = {
  id?: string;
  name?: string;
  description?: string;
  category?: string;
  subCategory?: string;
  /** In paise. */
  price?: number;
  mrp?: number;
  facets?: string[];
  bestsellerRank?: number;
  daysOld?: number;
  isPublished?: boolean;
  /** By size for a product with sizes, a single number for one without. */
  stock?: Record<string, number> | number;
};

/** Puts a product on sale for a test; fields that the test does not set get default values. */
export async function buildProduct(db: Database, input: ProductInput = {}): Promise<string> {
  const tail = randomBytes(4).toString('hex');
  const id = input.id ?? `test-kurti-${tail}`;
  const stock = input.stock ?? { S: 10, M: 10, L: 10 };
  await db
    .insertInto('product')
    .values({
      id,
      name: input.name ?? 'Test Kurti',
      description: input.description ?? 'A kurti for tests.',
      category: input.category ?? 'Women',
      sub_category: input.subCategory ?? 'Topwear',
      price: input.price ?? 129_900,
      mrp: input.mrp ?? null,
      pictures: ['/pictures/test-1.00000000.e9d9c3/800.webp'],
      has_size: typeof stock !== 'number',
      hsn: '620630',
      facets: input.facets ?? [],
      details: '{}',
      bestseller_rank: input.bestsellerRank ?? null,
      published_at:
        input.isPublished === false ? null : new Date(Date.now() - (input.daysOld ?? 1) * 86_400_000),
    })
    .execute();
  const bySize = typeof stock === 'number' ? [[null, stock] as const] : Object.entries(stock);
  for (const [position, [size, quantity]] of bySize.entries()) {
    const { id: variantId } = await db
      .insertInto('variant')
      .values({ sku: `${tail}-${size ?? 'one'}`, product_id: id, size, position })
      .returning('id')
      .executeTakeFirstOrThrow();
    await moveStock(db, [{ variant_id: variantId, kind: 'received', on_hand_change: quantity }]);
  }
  return id;
}
