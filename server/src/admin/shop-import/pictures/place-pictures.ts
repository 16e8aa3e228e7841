import type { Transaction } from '../../../platform/database/connection.ts';
import type { SourcePicture } from '../source/source-product.ts';

/** Asks for a product's pictures to be fetched; those it was given by an earlier import are not asked for again. */
export async function placePictures(
  trx: Transaction,
  importId: string,
  productId: string,
  pictures: readonly SourcePicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  const added = await trx
    .insertInto('import_picture_place')
    .values(
      pictures.map(({ url, alt }, position) => ({
        import_id: importId,
        product_id: productId,
        url,
        position,
        alt: alt.slice(0, 250),
      })),
    )
    .onConflict((conflict) => conflict.columns(['product_id', 'url']).doNothing())
    .returning('url')
    .execute();
  await askFor(
    trx,
    importId,
    added.map(({ url }) => url),
  );
}

/** Asks for the pictures of a new review. */
export async function placeReviewPictures(
  trx: Transaction,
  importId: string,
  reviewId: string,
  urls: readonly string[],
): Promise<void> {
  const distinct = [...new Set(urls)];
  if (distinct.length === 0) return;
  await trx
    .insertInto('import_review_picture')
    .values(distinct.map((url, position) => ({ import_id: importId, review_id: reviewId, url, position })))
    .execute();
  await askFor(trx, importId, distinct);
}

async function askFor(trx: Transaction, importId: string, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  await trx
    .insertInto('import_picture')
    .values(urls.map((url) => ({ import_id: importId, url })))
    .onConflict((conflict) =>
      // Another had it fetched already; this one has to get it, too.
      conflict.columns(['import_id', 'url']).doUpdateSet({ state: 'waiting' }),
    )
    .execute();
}
