import { MAX_COLLECTION_PRODUCTS } from '@gulmohar/contract/admin/collection.ts';
import { sql } from 'kysely';
import { type ChangeAuthor, recordChange } from '../../../platform/audit/record-change.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { rememberMade } from '../made/remember-made.ts';

type Added = {
  importId: string;
  titles: readonly string[];
  productIds: readonly string[];
  note: (column: string, message: string) => void;
};

/**
 * Adds products to the collections of these titles, behind those that are there; a collection that is missing is made,
 * for products picked by hand.
 */
export async function addToCollections(
  trx: Transaction,
  actor: ChangeAuthor,
  { importId, titles, productIds, note }: Added,
): Promise<void> {
  for (const title of titles) {
    const id = handleOf(title);
    if (id === '') note('Collection', `“${title}” cannot be the address of a collection here`);
    else if (!(await isManual(trx, actor, { importId, id, title })))
      note('Collection', `“${title}” has rules here, which say what is in it`);
    else if (!(await add(trx, id, productIds)))
      note('Collection', `“${title}” has ${MAX_COLLECTION_PRODUCTS} products, and takes no more`);
  }
}

/** As Shopify makes an address of a title. */
function handleOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
}

async function isManual(
  trx: Transaction,
  actor: ChangeAuthor,
  { importId, id, title: whole }: { importId: string; id: string; title: string },
): Promise<boolean> {
  const existing = await trx.selectFrom('collection').where('id', '=', id).select('rules').executeTakeFirst();
  if (existing) return existing.rules === null;
  const title = whole.slice(0, 120);
  await trx
    .insertInto('collection')
    .values({
      id,
      title,
      published_at: new Date(),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from collection)`,
    })
    .execute();
  const made = { action: 'collection.create', subject: id, before: null, after: { handle: id, title } };
  await recordChange(trx, actor, made);
  await rememberMade(trx, importId, 'collection', [{ key: id, title }]);
  return true;
}

/** @returns false if it is full */
async function add(trx: Transaction, id: string, productIds: readonly string[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into collection_product (collection_id, product_id, position)
    select ${id}, added.id, present.last + added.place
    from unnest(${[...productIds]}::text[]) with ordinality as added (id, place),
      (select count(*) as products, coalesce(max(position), 0) as last
        from collection_product where collection_id = ${id}) as present
    where present.products + ${productIds.length} <= ${MAX_COLLECTION_PRODUCTS}
    on conflict (collection_id, product_id) do nothing`.execute(trx);
  if (Number(numAffectedRows) > 0) return true;
  const { count } = await trx
    .selectFrom('collection_product')
    .where('collection_id', '=', id)
    .where('product_id', 'in', productIds)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count > 0;
}
