import { type FoundProduct, MAX_FIND_RESULTS } from '@gulmohar/contract/admin/find.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { productState } from '../../catalogue/product/published.ts';
import { containing } from '../../platform/database/containing.ts';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import { beginsWith } from '../begins-with.ts';

export type ProductHits = { bySku: number[]; byName: number[] };

const MIN_OF_SKU = 3;
const MAX_ROWS_SCANNED = 2_000;
/** The most index hits that are sorted, for words too rare to be found by the scan. */
const MAX_HITS = 1_000;

export async function findProducts(
  db: ReadDatabase,
  q: string,
): Promise<{ products: FoundProduct[]; hits: ProductHits }> {
  const coded = q.length >= MIN_OF_SKU ? await findByCode(db, q) : [];
  const skuOf = new Map(coded.map(({ product_id, sku }) => [product_id, sku]));
  const named = skuOf.size < MAX_FIND_RESULTS ? await findByName(db, q, MAX_FIND_RESULTS - skuOf.size) : [];
  const ids = [...new Set([...skuOf.keys(), ...named])].slice(0, MAX_FIND_RESULTS);
  return {
    products: await readProducts(db, ids, skuOf),
    hits: { bySku: coded.map(({ id }) => id), byName: await findVariants(db, named) },
  };
}

async function findByCode(db: ReadDatabase, q: string) {
  const sku = sql<string>`upper(sku)`;
  return db
    .selectFrom('variant')
    .where((or) =>
      or.or([
        beginsWith(sku, q.toUpperCase()),
        or('barcode', '=', q),
        or(sql`more_barcodes @> array[${q}::text]`, '=', true),
      ]),
    )
    .orderBy(sku)
    .limit(MAX_FIND_RESULTS)
    .select(['id', 'product_id', 'sku'])
    .execute();
}

/**
 * Returns the most recently changed matches. A frequent word is found by scanning them, a rare one by its
 * index, as in the admin's lists.
 */
async function findByName(db: ReadDatabase, q: string, most: number): Promise<string[]> {
  const words = q.split(/\s+/);
  const isNamed: RawBuilder<SqlBool>[] = words.map((word) => sql`name ilike ${containing(word)}`);
  const list = db.selectFrom('product').orderBy('changed_at', 'desc').orderBy('id', 'desc');
  const near = await db
    .selectFrom(list.select(['id', 'name']).limit(MAX_ROWS_SCANNED).as('product'))
    .where((all) => all.and(isNamed))
    .limit(most)
    .select('id')
    .execute();
  // The trigram index cannot find words shorter than three letters.
  if (near.length === most || words.every((word) => word.length < 3)) return near.map(({ id }) => id);
  // Materialised so that the index is used even if the planner would rather walk the list in order.
  const hits = sql`(with hit as materialized (select id from product where ${sql.join(isNamed, sql` and `)} limit ${MAX_HITS})
    select id from hit)`;
  const found = await list
    .where((or) => or.or([or('id', '=', q), sql<boolean>`id in ${hits}`]))
    .limit(most)
    .select('id')
    .execute();
  return found.map(({ id }) => id);
}

async function findVariants(db: ReadDatabase, productIds: readonly string[]): Promise<number[]> {
  if (productIds.length === 0) return [];
  const variants = await db
    .selectFrom('variant')
    .where('product_id', 'in', productIds)
    .select('id')
    .execute();
  return variants.map(({ id }) => id);
}

async function readProducts(
  db: ReadDatabase,
  ids: readonly string[],
  skuOf: ReadonlyMap<string, string>,
): Promise<FoundProduct[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('product')
    .where('id', 'in', ids)
    .select(['id', 'name', 'price', productState.as('state'), sql<string | null>`pictures[1]`.as('picture')])
    .execute();
  return rows
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ id, name, price, state, picture }) => ({
      productId: id,
      name,
      picture,
      state,
      price,
      sku: skuOf.get(id) ?? null,
    }));
}
