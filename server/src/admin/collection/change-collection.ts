import type { CollectionForm } from '@gulmohar/contract/admin/collection.ts';
import { sql } from 'kysely';
import { saveRedirects } from '../../catalogue/redirect/save-redirects.ts';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import type { Staff } from '../session/staff.ts';
import { lockCollection } from './collection.store.ts';

type Edited = { handle: string; version: number };

/**
 * Creates a collection, or changes an existing one.
 * @param changes what was edited; null for a new collection
 * @throws ShopError INVALID_INPUT for an address that is taken or a product that does not exist, NOT_FOUND, or
 * CHANGED_MEANWHILE if somebody else has changed it since
 */
export async function saveCollection(
  db: Database,
  staff: Staff,
  form: CollectionForm,
  changes: Edited | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = changes && (await lockCollection(trx, changes.handle));
    if (before && before.version !== changes?.version) {
      throw new ShopError(
        'CHANGED_MEANWHILE',
        'Somebody else saved this collection in the meantime. Please reload the page.',
      );
    }
    if (form.handle !== before?.handle) await assertFree(trx, form.handle);
    if (before) await updateRow(trx, before.handle, form);
    else await insertRow(trx, form);
    if (before && form.handle !== before.handle) await redirectFrom(trx, before.handle, form.handle);
    await setProducts(trx, form);
    const { version: _, ...fieldsBefore } = before ?? { version: 0 };
    await recordChange(trx, staff, {
      action: before ? 'collection.update' : 'collection.create',
      subject: form.handle,
      before: before && fieldsBefore,
      after: form,
    });
  });
}

/** @throws ShopError NOT_FOUND */
export async function deleteCollection(db: Database, staff: Staff, handle: string): Promise<void> {
  await db.transaction().execute((trx) => removeCollection(trx, staff, handle));
}

/** Deletes it in the caller's transaction. @throws ShopError NOT_FOUND */
export async function removeCollection(trx: Transaction, actor: ChangeAuthor, handle: string): Promise<void> {
  const { version: _, ...before } = await lockCollection(trx, handle);
  await trx.deleteFrom('collection').where('id', '=', handle).execute();
  await recordChange(trx, actor, { action: 'collection.delete', subject: handle, before, after: null });
}

/** Collections that are not named come last, in their present order. */
export async function orderCollections(
  db: Database,
  staff: Staff,
  handles: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      update collection set position = coalesce(array_position(${[...handles]}::text[], id), 100000)
      where position is distinct from coalesce(array_position(${[...handles]}::text[], id), 100000)`.execute(
      trx,
    );
    await recordChange(trx, staff, {
      action: 'collection.order',
      subject: 'collections',
      before: null,
      after: { order: handles },
    });
  });
}

async function assertFree(trx: Transaction, handle: string): Promise<void> {
  const taken = await trx.selectFrom('collection').where('id', '=', handle).select('id').executeTakeFirst();
  if (taken) throw wrongField('handle', 'Another collection has this address');
}

function columnsOf(form: CollectionForm) {
  return {
    id: form.handle,
    title: form.title,
    story: JSON.stringify(form.story),
    picture: form.picture || null,
    picture_alt: form.pictureAlt,
    rules: form.rules && JSON.stringify(form.rules),
    matches: form.matches,
    sort: form.sort,
    seo_title: form.seoTitle,
    seo_description: form.seoDescription,
  };
}

async function insertRow(trx: Transaction, form: CollectionForm): Promise<void> {
  await trx
    .insertInto('collection')
    .values({
      ...columnsOf(form),
      published_at: form.isPublished ? new Date() : null,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from collection)`,
    })
    .execute();
}

async function updateRow(trx: Transaction, handle: string, form: CollectionForm): Promise<void> {
  await trx
    .updateTable('collection')
    .set({
      ...columnsOf(form),
      published_at: form.isPublished ? sql<Date>`coalesce(published_at, now())` : null,
      version: sql<number>`version + 1`,
      changed_at: sql<Date>`now()`,
    })
    .where('id', '=', handle)
    .execute();
}

/** The address may have been an old one until now: it has a page again. */
async function redirectFrom(trx: Transaction, from: string, to: string): Promise<void> {
  const [fromPath, toPath] = [`/collection/${from}`, `/collection/${to}`];
  await trx.deleteFrom('redirect').where('from_path', '=', toPath).execute();
  await saveRedirects(trx, [{ from: fromPath, to: toPath }], 'rename');
}

/** @throws ShopError INVALID_INPUT for a product that does not exist */
async function setProducts(trx: Transaction, { handle, rules, productIds }: CollectionForm): Promise<void> {
  await trx.deleteFrom('collection_product').where('collection_id', '=', handle).execute();
  if (rules !== null || productIds.length === 0) return;
  const { numAffectedRows } = await sql`
    insert into collection_product (collection_id, product_id, position)
    select ${handle}, product.id, picked.position
    from unnest(${productIds}::text[]) with ordinality as picked (id, position)
    join product on product.id = picked.id`.execute(trx);
  if (Number(numAffectedRows) !== productIds.length) {
    throw wrongField('productIds', 'One of these products was deleted. Please reload the page.');
  }
}
