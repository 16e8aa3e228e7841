import type { Database } from '../../platform/database/connection.ts';

export async function findItems(db: Database, userId: string) {
  return db
    .selectFrom('wishlist_item')
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('product_id')
    .select(['product_id', 'added_at'])
    .execute();
}

/** @returns false when the item was already in the wishlist */
export async function insertItem(db: Database, userId: string, productId: string): Promise<boolean> {
  const inserted = await db
    .insertInto('wishlist_item')
    .values({ user_id: userId, product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('product_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function deleteItem(db: Database, userId: string, productId: string): Promise<void> {
  await db
    .deleteFrom('wishlist_item')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .execute();
}

export async function deleteAllItems(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('wishlist_item').where('user_id', '=', userId).execute();
}

/** @returns the code by which the wishlist is shared, if it is */
export async function readCode(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('wishlist_code')
    .executeTakeFirst();
  return row?.wishlist_code ?? null;
}

/** Keeps the code that the wishlist is already shared by. @returns the code that holds */
export async function writeCode(db: Database, userId: string, code: string): Promise<string> {
  const row = await db
    .updateTable('users')
    .set(({ fn, val }) => ({ wishlist_code: fn.coalesce('wishlist_code', val(code)) }))
    .where('id', '=', userId)
    .returning('wishlist_code')
    .executeTakeFirstOrThrow();
  return row.wishlist_code ?? code;
}

export async function removeCode(db: Database, userId: string): Promise<void> {
  await db.updateTable('users').set({ wishlist_code: null }).where('id', '=', userId).execute();
}

export async function findOwner(db: Database, code: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').where('wishlist_code', '=', code).select('id').executeTakeFirst();
  return row?.id;
}
