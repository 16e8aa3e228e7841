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
