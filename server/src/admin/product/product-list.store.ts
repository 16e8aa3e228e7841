import {
  type AdminProductQuery,
  type AdminProductRow,
  PRODUCT_PAGE,
  type ProductState,
} from '@gulmohar/contract/admin/product-list.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isLow } from '../../catalogue/product/low-stock.ts';
import { isPublished, productState } from '../../catalogue/product/published.ts';
import type { Database } from '../../platform/database/connection.ts';
import { containing } from '../../platform/database/containing.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

type Sort = AdminProductQuery['sort'];
type Page = { products: AdminProductRow[]; next: string | null };

const orders: Record<Sort, { column: string; type: string; direction: 'asc' | 'desc' }> = {
  changed: { column: 'changed_at', type: 'timestamptz', direction: 'desc' },
  name: { column: 'name', type: 'text', direction: 'asc' },
  'price-low': { column: 'price', type: 'integer', direction: 'asc' },
  'price-high': { column: 'price', type: 'integer', direction: 'desc' },
};

/**
 * Returns one page of products; `next` is the cursor of the next page.
 * @param lowAt at how many units a size is low in stock, for products without a limit of their own
 * @param soldOut the ids of all sold-out products when these are requested and few; undefined: to be queried
 */
export async function readAdminProducts(
  db: Database,
  query: AdminProductQuery,
  lowAt: number,
  soldOut: readonly string[] | undefined,
): Promise<Page> {
  const { column, direction } = orders[query.sort];
  const key = sql.ref(`product.${column}`);
  let products = db
    .selectFrom('product')
    .orderBy(key, direction)
    .orderBy('product.id', direction)
    .limit(PRODUCT_PAGE + 1)
    .select(['id', 'name', 'category', 'sub_category', 'price', 'mrp', 'published_at'])
    .select([
      sql<string | null>`product.pictures[1]`.as('picture'),
      sql<string>`${key}::text`.as('place'),
      productState.as('state'),
      available.as('available'),
      lowSizes(lowAt).as('low_sizes'),
      sizes.as('sizes'),
    ]);
  for (const condition of conditions(query, lowAt, soldOut)) products = products.where(condition);
  if (query.after) products = products.where(isAfter(query.sort, query.after));
  const exact = query.q ? await findExactly(db, query.q) : [];
  if (exact.length > 0) products = products.where('product.id', 'in', exact);
  else {
    if (query.state === 'all') products = products.where(sql<SqlBool>`not ${isArchived}`);
    for (const word of query.q?.split(/\s+/) ?? [])
      products = products.where('name', 'ilike', containing(word));
  }
  const rows = await db.transaction().execute(async (trx) => {
    // Whether to scan in order or use the words' index depends on how many products have the word, which a
    // cached plan does not take into account.
    await sql`set local plan_cache_mode = force_custom_plan`.execute(trx);
    return trx.executeQuery(products).then((result) => result.rows);
  });
  const shown = rows.slice(0, PRODUCT_PAGE);
  const last = rows.length > PRODUCT_PAGE ? shown.at(-1) : undefined;
  return { products: shown.map(present), next: last ? cursorOf(last.place, last.id) : null };
}

const available = sql<number>`(select coalesce(sum(on_hand - reserved), 0)::int from variant where product_id = product.id)`;
const lowSizes = (lowAt: number) => sql<string[]>`array(select coalesce(size, 'one size') from variant
  where product_id = product.id and ${isLow(lowAt)} order by position)`;

const sizes = sql<
  (string | null)[]
>`array(select size from variant where product_id = product.id order by position)`;

function conditions(
  { state, category, stock }: AdminProductQuery,
  lowAt: number,
  soldOut: readonly string[] | undefined,
) {
  const found: RawBuilder<SqlBool>[] = [];
  if (state === 'draft') found.push(sql`product.published_at is null and product.archived_at is null`);
  if (state === 'archived') found.push(isArchived);
  if (state === 'published') found.push(isPublished);
  if (state === 'scheduled') found.push(sql`not ${isPublished}`);
  if (category) found.push(sql`product.category = ${category}`);
  if (stock === 'low')
    found.push(sql`exists (select from variant where product_id = product.id and ${isLow(lowAt)})`);
  if (stock === 'out' && soldOut) found.push(sql`product.id = any(${soldOut})`);
  if (stock === 'out') found.push(sql`not exists ${variantInStock}`);
  return found;
}

const isArchived = sql<SqlBool>`(product.published_at is null and product.archived_at is not null)`;
const variantInStock = sql`(select from variant where product_id = product.id and on_hand > reserved)`;

/** Returns the products whose id or SKU is exactly this text. */
async function findExactly(db: Database, text: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select product_id as id from variant where sku in (${text}, ${text.toUpperCase()})
    union select id from product where id = ${text}`.execute(db);
  return rows.map(({ id }) => id);
}

function cursorOf(place: string, id: string): string {
  return Buffer.from(JSON.stringify([place, id])).toString('base64url');
}

function isAfter(sort: Sort, cursor: string): RawBuilder<SqlBool> {
  const { column, type, direction } = orders[sort];
  const [place, id] = readCursor(cursor);
  const compare = sql.raw(direction === 'asc' ? '>' : '<');
  return sql`(${sql.ref(`product.${column}`)}, product.id) ${compare} (${place}::text::${sql.raw(type)}, ${id})`;
}

function readCursor(cursor: string): [place: string, id: string] {
  try {
    const [place, id]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (typeof place === 'string' && typeof id === 'string') return [place, id];
  } catch {
    // Handled below.
  }
  throw new ShopError('INVALID_INPUT', 'Invalid cursor.');
}

type ListRow = {
  id: string;
  name: string;
  category: string;
  sub_category: string;
  price: number;
  mrp: number | null;
  published_at: Date | null;
  state: ProductState;
  picture: string | null;
  available: number;
  low_sizes: string[];
  sizes: (string | null)[];
};

function present(row: ListRow): AdminProductRow {
  return {
    productId: row.id,
    name: row.name,
    picture: row.picture,
    category: row.category,
    subCategory: row.sub_category,
    price: row.price,
    mrp: row.mrp,
    state: row.state,
    publishedAt: row.published_at?.toISOString() ?? null,
    available: row.available,
    lowSizes: row.low_sizes,
    sizes: row.sizes,
  };
}
