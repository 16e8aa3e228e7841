import { sql } from 'kysely';
import type { ChangeAuthor } from '../../../platform/audit/record-change.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { removeCollection } from '../../collection/change-collection.ts';
import type { Made } from './remember-made.ts';

type Uses = { isChanged: boolean; hasOthers: boolean; isDiscounted: boolean; isLinked: boolean };

/** Deletes a collection that an import made. @returns why it stays instead; undefined if it is gone */
export async function undoCollection(
  trx: Transaction,
  actor: ChangeAuthor,
  importId: string,
  { key, title }: Made,
): Promise<string | undefined> {
  const uses = await findUses(trx, importId, { key, title });
  if (!uses) return undefined;
  if (uses.isChanged) return 'somebody has changed it since';
  if (uses.hasOthers) return 'it has other products by now';
  if (uses.isDiscounted) return 'a discount is for its products';
  if (uses.isLinked) return 'a page, an article, a menu or an old address leads to it';
  await removeCollection(trx, actor, key);
  return undefined;
}

/**
 * Every save raises a collection's version. In designs, whatever names it counts, as a target or as what a section
 * shows, in drafts, too; in settings, such as the slides, what leads to its page.
 */
async function findUses(trx: Transaction, importId: string, { key, title }: Made): Promise<Uses | undefined> {
  const path = `/collection/${key}`;
  const vars = sql`jsonb_build_object('handle', ${key}::text, 'path', ${path}::text, 'filtered', ${`${path}?`}::text)`;
  const names = sql`'$.** ? (@ == $handle || @ == $path || @ starts with $filtered)'`;
  const leads = sql`'$.** ? (@ == $path || @ starts with $filtered)'`;
  // By itself, so that what others commit while this waits for them is seen below.
  await sql`select from collection where id = ${key} for update`.execute(trx);
  const { rows } = await sql<Uses>`
    select version > 1 or title <> ${title.slice(0, 120)} as "isChanged",
           exists (select from collection_product as held join product on product.id = held.product_id
                   where held.collection_id = collection.id and product.archived_at is null
                     and not exists (select from shop_import_product as unit
                                     where unit.import_id = ${importId} and held.product_id = any(unit.product_ids)))
             as "hasOthers",
           exists (select from promotion_collection where collection_id = collection.id) as "isDiscounted",
           exists (select from site_document
                   where jsonb_path_exists(coalesce(draft, '{}'), ${names}, ${vars})
                      or jsonb_path_exists(coalesce(published, '{}'), ${names}, ${vars}))
             or exists (select from shop_setting where jsonb_path_exists(value, ${leads}, ${vars}))
             or exists (select from redirect where to_path = ${path}) as "isLinked"
    from collection where id = ${key}`.execute(trx);
  return rows[0];
}
