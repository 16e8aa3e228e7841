import type { OwnReview, ReviewForm } from '@gulmohar/contract/fulfilment/review.ts';
import type { Selectable, Updateable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { picturesOfReview } from '../../catalogue/review/review-pictures.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Review } from '../../platform/database/tables.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { setPictures } from './own-pictures.ts';

export type Writer = { userId: string } | { orderId: string };

/**
 * Only who bought an item and received it may write about it.
 * @throws ShopError NOT_FOUND for somebody else's; STEP_NOT_POSSIBLE before it is delivered
 */
async function findDelivered(db: Database, writer: Writer, itemId: string) {
  let items = db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_line.order_id')
    .where('order_line.id', '=', itemId)
    .select(['order_line.product_id', 'order_line.name', 'order_line.size', 'order_line.picture'])
    .select(['orders.id as order_id', 'orders.status', 'orders.address']);
  items =
    'userId' in writer
      ? items.where('user_id', '=', writer.userId)
      : items.where('orders.id', '=', writer.orderId);
  const item = await items.executeTakeFirst();
  if (!item) throw new ShopError('NOT_FOUND', 'Item not found');
  if (item.status !== 'Delivered')
    throw new ShopError('STEP_NOT_POSSIBLE', 'You can review it once it has been delivered.');
  return item;
}

export async function readOwnReview(
  db: Database,
  writer: Writer,
  itemId: string,
): Promise<Omit<OwnReview, 'success' | 'pictureProof'>> {
  const { product_id: productId, name, size, picture, address } = await findDelivered(db, writer, itemId);
  const row = await db
    .selectFrom('review')
    .where('line_id', '=', itemId)
    .selectAll()
    .select(picturesOfReview)
    .executeTakeFirst();
  const { firstName, lastName } = address;
  const proposal = lastName ? `${firstName} ${lastName.slice(0, 1)}.` : firstName;
  return {
    item: { productId, name, size, picture },
    review: row
      ? {
          rating: row.rating,
          title: row.title,
          text: row.body,
          author: row.author_name,
          fit: row.fit,
          heightCm: row.height_cm,
          usualSize: row.usual_size,
          status: row.status,
          refusal: row.refusal,
          pictures: row.pictures,
        }
      : null,
    author: row?.author_name ?? proposal,
  };
}

/**
 * Written anew or edited, it waits for the staff's decision; what was published is remembered for them.
 * @param pictures ids of uploaded photographs; without it they stay as they are
 */
export async function saveReview(
  db: Database,
  writer: Writer,
  itemId: string,
  form: ReviewForm,
  pictures?: readonly string[],
): Promise<void> {
  const { order_id, product_id, size } = await findDelivered(db, writer, itemId);
  const said = {
    rating: form.rating,
    title: form.title,
    body: form.text,
    author_name: form.author,
    fit: form.fit,
    height_cm: form.heightCm,
    usual_size: form.usualSize,
  };
  await db.transaction().execute(async (trx) => {
    // Two calls at once must not both take it for new.
    await trx.selectFrom('orders').where('id', '=', order_id).forNoKeyUpdate().select('id').execute();
    const before = await lockReview(trx, itemId);
    const reviewId = before?.id ?? uuid();
    if (before) await replaceReview(trx, before, said);
    else
      await trx
        .insertInto('review')
        .values({ id: reviewId, product_id, line_id: itemId, size, ...said })
        .execute();
    if (pictures) await setPictures(trx, { reviewId, lineId: itemId, pictures });
  });
}

async function replaceReview(
  trx: Transaction,
  { id, rating, title, body, ...before }: Selectable<Review>,
  said: Updateable<Review>,
): Promise<void> {
  const now = new Date();
  await trx
    .updateTable('review')
    .set({
      ...said,
      status: 'pending',
      refusal: null,
      submitted_at: now,
      ...(before.published_at && { edited_at: now }),
      ...(before.status === 'published' && { former: JSON.stringify({ rating, title, text: body }) }),
    })
    .where('id', '=', id)
    .execute();
}

export async function withdrawReview(db: Database, writer: Writer, itemId: string): Promise<void> {
  await findDelivered(db, writer, itemId);
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('review')
      .set({ status: 'withdrawn', refusal: null })
      .where('line_id', '=', itemId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ShopError('NOT_FOUND', 'Review not found');
    await trx.deleteFrom('review_picture').where('line_id', '=', itemId).execute();
  });
}

function lockReview(trx: Transaction, itemId: string) {
  return trx.selectFrom('review').where('line_id', '=', itemId).forUpdate().selectAll().executeTakeFirst();
}
