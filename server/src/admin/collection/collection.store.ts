import type { CollectionForm, CollectionRule } from '@gulmohar/contract/admin/collection.ts';
import type { RichText } from '@gulmohar/contract/values/rich-text.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

export type SavedCollection = CollectionForm & { version: number };

/** In the owner's order. */
export async function findAllCollections(db: Database): Promise<SavedCollection[]> {
  const rows = await selectCollections(db).orderBy('position').orderBy('title').execute();
  return rows.map(presentSaved);
}

/** @throws ShopError NOT_FOUND */
export async function findSavedCollection(db: Database, handle: string): Promise<SavedCollection> {
  const row = await selectCollections(db).where('id', '=', handle).executeTakeFirst();
  if (!row) throw noSuchCollection();
  return presentSaved(row);
}

/** Locks it until the end of the transaction. @throws ShopError NOT_FOUND */
export async function lockCollection(trx: Transaction, handle: string): Promise<SavedCollection> {
  const row = await selectCollections(trx).where('id', '=', handle).forUpdate().executeTakeFirst();
  if (!row) throw noSuchCollection();
  return presentSaved(row);
}

function selectCollections(db: Database | Transaction) {
  return db
    .selectFrom('collection')
    .selectAll()
    .select(
      sql<string[]>`to_json(array(select product_id from collection_product
        where collection_id = collection.id order by position))`.as('product_ids'),
    )
    .$narrowType<{ rules: CollectionRule[] | null; story: RichText }>();
}

type Row = Awaited<ReturnType<ReturnType<typeof selectCollections>['executeTakeFirstOrThrow']>>;

function presentSaved(row: Row): SavedCollection {
  return {
    handle: row.id,
    title: row.title,
    story: row.story,
    picture: row.picture ?? '',
    pictureAlt: row.picture_alt,
    rules: row.rules,
    matches: row.matches,
    sort: row.sort,
    productIds: row.product_ids,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    isPublished: row.published_at !== null,
    version: row.version,
  };
}

function noSuchCollection(): ShopError {
  return new ShopError('NOT_FOUND', 'There is no such collection.');
}
