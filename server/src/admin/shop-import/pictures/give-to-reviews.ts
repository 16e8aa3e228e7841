import { v4 as uuid } from 'uuid';
import { cutReviewPicture } from '../../../catalogue/images/cut-review-picture.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';

type Given = { review_id: string; position: number; large: Buffer; small: Buffer };

/** Cuts a fetched picture for the reviews that wait for it. @throws ShopError unless it is a usable picture */
export async function cutForReviews(
  db: Database,
  { importId, url, file }: { importId: string; url: string; file: Buffer },
): Promise<Given[]> {
  const waiting = await db
    .selectFrom('import_review_picture')
    .where('import_id', '=', importId)
    .where('url', '=', url)
    .select(['review_id', 'position'])
    .execute();
  if (waiting.length === 0) return [];
  const cut = await cutReviewPicture(file);
  return waiting.map((place) => ({ ...place, ...cut }));
}

/** Gives it to those that still wait: a review may have been taken back, or have got it, meanwhile. */
export async function giveToReviews(trx: Transaction, url: string, given: readonly Given[]): Promise<void> {
  for (const { review_id, ...picture } of given) {
    const { numDeletedRows } = await trx
      .deleteFrom('import_review_picture')
      .where('review_id', '=', review_id)
      .where('url', '=', url)
      .executeTakeFirst();
    if (numDeletedRows > 0n)
      await trx
        .insertInto('review_picture')
        .values({ id: uuid(), review_id, ...picture })
        .execute();
  }
}
