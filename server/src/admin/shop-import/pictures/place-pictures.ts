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
  if (added.length === 0) return;
  await trx
    .insertInto('import_picture')
    .values(added.map(({ url }) => ({ import_id: importId, url })))
    .onConflict((conflict) =>
      // Another product had it fetched already; this one has to get it, too.
      conflict.columns(['import_id', 'url']).doUpdateSet({ state: 'waiting' }),
    )
    .execute();
}
