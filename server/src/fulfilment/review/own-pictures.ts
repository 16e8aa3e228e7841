import { MAX_REVIEW_PICTURES } from '@gulmohar/contract/catalogue/review-rules.ts';
import { sql } from 'kysely';
import { v4 as uuid } from 'uuid';
import { cutReviewPicture } from '../../catalogue/images/cut-review-picture.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

/** With those that were chosen, removed again and not sent yet. */
const MAX_UPLOADED = 3 * MAX_REVIEW_PICTURES;

/** Keeps a photograph for a review that is yet to be sent. @returns its id */
export async function addPicture(db: Database, lineId: string, upload: Uint8Array): Promise<string> {
  const id = uuid();
  const picture = await cutReviewPicture(upload);
  await db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('order_line')
      .where('id', '=', lineId)
      .forNoKeyUpdate()
      .select('id')
      .executeTakeFirstOrThrow(() => new ShopError('NOT_FOUND', 'Item not found'));
    const { uploaded } = await trx
      .selectFrom('review_picture')
      .where('line_id', '=', lineId)
      .select((from) => from.fn.countAll<number>().as('uploaded'))
      .executeTakeFirstOrThrow();
    if (uploaded >= MAX_UPLOADED)
      throw new ShopError(
        'STEP_NOT_POSSIBLE',
        'Too many photos for one review. Please send it with those that you have chosen.',
      );
    await trx
      .insertInto('review_picture')
      .values({ id, line_id: lineId, ...picture })
      .execute();
  });
  return id;
}

/**
 * Gives a review these photographs of its line, in this order; the others are deleted.
 * @throws ShopError INVALID_INPUT if one of them is none of the line's
 */
export async function setPictures(
  trx: Transaction,
  { reviewId, lineId, pictures }: { reviewId: string; lineId: string; pictures: readonly string[] },
): Promise<void> {
  await trx
    .deleteFrom('review_picture')
    .where('line_id', '=', lineId)
    .where(sql<boolean>`id <> all(${pictures}::uuid[])`)
    .execute();
  for (const [position, id] of pictures.entries()) {
    const { numUpdatedRows } = await trx
      .updateTable('review_picture')
      .set({ review_id: reviewId, position })
      .where('id', '=', id)
      .where('line_id', '=', lineId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw new ShopError(
        'INVALID_INPUT',
        'One of the photos is not here any more. Please remove it and choose it again.',
      );
  }
}

/** Deletes photographs whose review was not sent within a day. */
export async function purgeUnsentPictures(db: Database): Promise<void> {
  await db
    .deleteFrom('review_picture')
    .where('review_id', 'is', null)
    .where(sql<boolean>`uploaded_at < now() - interval '1 day'`)
    .execute();
}
