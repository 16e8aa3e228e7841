import type pg from 'pg';
import { type ReferenceProduct, referenceProduct } from '../reference/product.ts';

const BATCH = 1_000;

/** Adds the reference products with these numbers, and their opening stock, to a shop's database. */
export async function fillCatalogue(client: pg.Client, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += BATCH) {
    const length = Math.min(BATCH, to - start);
    await insertProducts(
      client,
      Array.from({ length }, (_, offset) => referenceProduct(start + offset)),
    );
  }
  await client.query('vacuum (analyze) product, variant, stock_movement');
}

async function insertProducts(client: pg.Client, products: ReferenceProduct[]): Promise<void> {
  await client.query(
    `insert into product (id, name, description, category, sub_category, price, mrp, pictures, has_size, facets, details,
                          published_at)
     select id, name, description, category, sub_category, price, mrp, pictures, true, facets, details,
            now() - age * interval '1 minute'
     from jsonb_to_recordset($1) as p (id text, name text, description text, category text, sub_category text, price int,
       mrp int, pictures text[], facets text[], details jsonb, age int)`,
    [JSON.stringify(products)],
  );
  const variants = products.flatMap(({ id, variants }) =>
    variants.map(({ size, stock }, position) => ({ product: id, size, stock, position })),
  );
  await client.query(
    `insert into variant (sku, product_id, size, position)
     select product || '-' || size, product, size, position
     from jsonb_to_recordset($1) as v (product text, size text, position int)`,
    [JSON.stringify(variants)],
  );
  // The ledger's trigger adds the units to the variants.
  await client.query(
    `insert into stock_movement (variant_id, kind, on_hand_change, note)
     select variant.id, 'received', stock, 'opening stock'
     from jsonb_to_recordset($1) as v (product text, size text, stock int)
     join variant on product_id = product and variant.size = v.size where stock > 0 order by variant.id`,
    [JSON.stringify(variants)],
  );
}
