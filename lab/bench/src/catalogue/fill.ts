import { demoFilters } from '@gulmohar/demo/catalogue/filters.ts';
import type pg from 'pg';
import { referenceProduct } from './reference-product.ts';
import { withoutIndexes } from './without-indexes.ts';

const BATCH = 1_000;
/** Above this number, building each index once at the end is faster than maintaining it. */
const MANY = 10_000;

/**
 * Fills an empty, migrated database with the reference catalogue and tells the shop not to add its demo data.
 * @param say called with the progress from time to time
 */
export async function fillCatalogue(
  client: pg.ClientBase,
  products: number,
  say: (line: string) => void,
): Promise<void> {
  await client.query("insert into installation (name, value) values ('demo-seeded', 'by the bench')");
  await insertFilters(client);
  if (products > MANY) {
    // No shop is running that would need the notifications, and the variants' references are known to exist.
    await client.query("set session_replication_role = 'replica'");
    await withoutIndexes(client, ['product', 'variant'], () => insertProducts(client, products, say));
    await client.query("set session_replication_role = 'origin'");
  } else {
    await insertProducts(client, products, say);
  }
  await bookOpeningStock(client);
  // Only the filled tables: empty tables that were analysed are read in full until they are analysed again,
  // and no shop does that before its first order.
  await client.query('vacuum (analyze) product, variant, stock_movement');
}

async function insertFilters(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into filter_definition (id, name, type, display_name, filter_type, description, position)
     select name, name, type, "displayName", "filterType", description, position
     from jsonb_to_recordset($1) as f (name text, type text, "displayName" text, "filterType" text, description text, position int)`,
    [JSON.stringify(demoFilters.map((filter, position) => ({ ...filter, position })))],
  );
  const values = demoFilters.flatMap((filter) =>
    filter.values.map((value, position) => ({ ...value, filter: filter.name, position })),
  );
  await client.query(
    `insert into filter_value (filter_id, value, display_name, color_code, position)
     select filter, value, "displayName", "colorCode", position
     from jsonb_to_recordset($1) as v (filter text, value text, "displayName" text, "colorCode" text, position int)`,
    [JSON.stringify(values)],
  );
}

async function insertProducts(
  client: pg.ClientBase,
  products: number,
  say: (line: string) => void,
): Promise<void> {
  let saidAt = Date.now();
  for (let from = 0; from < products; from += BATCH) {
    const length = Math.min(BATCH, products - from);
    await insertBatch(
      client,
      Array.from({ length }, (_, offset) => referenceProduct(from + offset)),
    );
    if (Date.now() - saidAt < 5_000) continue;
    saidAt = Date.now();
    say(`  ${from + length} of ${products} products`);
  }
}

async function insertBatch(
  client: pg.ClientBase,
  products: ReturnType<typeof referenceProduct>[],
): Promise<void> {
  await client.query(
    `insert into product (id, name, description, category, sub_category, price, mrp, pictures, has_size, facets, details,
                          bestseller_rank, published_at)
     select id, name, description, category, sub_category, price, mrp, pictures, true, facets, details,
            bestseller_rank, now() - age * interval '1 minute'
     from jsonb_to_recordset($1) as p (id text, name text, description text, category text, sub_category text, price int,
       mrp int, pictures text[], facets text[], details jsonb, bestseller_rank int, age int)`,
    [JSON.stringify(products)],
  );
  const variants = products.flatMap(({ id, variants }) =>
    variants.map(({ size, on_hand }, position) => ({ product: id, size, on_hand, position })),
  );
  await client.query(
    `insert into variant (sku, product_id, size, position, on_hand)
     select product || '-' || size, product, size, position, on_hand
     from jsonb_to_recordset($1) as v (product text, size text, on_hand int, position int)`,
    [JSON.stringify(variants)],
  );
}

/** Adds the ledger's rows for the variants' initial stock; its trigger would add the stock a second time. */
async function bookOpeningStock(client: pg.ClientBase): Promise<void> {
  await client.query(`
    begin;
    alter table stock_movement disable trigger user;
    insert into stock_movement (variant_id, kind, on_hand_change, note)
      select id, 'received', on_hand, 'opening stock' from variant where on_hand > 0 order by id;
    alter table stock_movement enable trigger user;
    commit`);
}
