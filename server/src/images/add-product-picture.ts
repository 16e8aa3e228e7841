import { sql } from 'kysely';
import type { Database, Transaction } from '../database/connection.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Crop } from './picture-sizes.ts';

/**
 * Has the sizes of an uploaded picture made; when they are, the picture becomes the product's last one.
 * @param upload the key that the picture store gave for the file
 * @param crop see makePictureSizes
 */
export async function addProductPicture(
  trx: Transaction,
  productId: string,
  upload: string,
  crop?: Crop,
): Promise<void> {
  const { count } = await trx
    .selectFrom('product')
    .where('id', '=', productId)
    .select(sql<number>`cardinality(pictures)`.as('count'))
    .executeTakeFirstOrThrow();
  await enqueue(trx, 'make-picture-sizes', { productId, upload, number: count + 1, ...(crop && { crop }) });
}

/** Puts a finished picture behind those that the product has, once. */
export async function appendPicture(db: Database, productId: string, address: string): Promise<void> {
  await db
    .updateTable('product')
    .set({ pictures: sql`array_append(pictures, ${address})` })
    .where('id', '=', productId)
    .where(sql<boolean>`not pictures @> array[${address}]`)
    .execute();
}
