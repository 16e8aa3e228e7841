import type { ProductJson } from '../../catalogue/product/product-json.ts';
import { type Actor, recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { LockedProduct } from './lock-product.ts';

export type ArrangedPicture = { address: string; alt: string };
type Pictured = { pictures: string[] } & Pick<ProductJson, 'picture_notes'>;

/** A product's pictures in their order, with their descriptions. */
export function arrangedPictures({ pictures, picture_notes }: Pictured): ArrangedPicture[] {
  return pictures.map((address) => ({ address, alt: picture_notes[address]?.alt ?? '' }));
}

/** Sets order and descriptions. What is known of a removed picture is kept, since an undo may bring it back. */
export async function savePictures(
  trx: Transaction,
  actor: Actor,
  product: LockedProduct,
  arranged: readonly ArrangedPicture[],
  action: string,
): Promise<void> {
  const notes = { ...product.picture_notes };
  for (const { address, alt } of arranged) notes[address] = { ...notes[address], alt };
  await trx
    .updateTable('product')
    .set({ pictures: arranged.map(({ address }) => address), picture_notes: JSON.stringify(notes) })
    .where('id', '=', product.id)
    .execute();
  await recordChange(trx, actor, {
    action,
    subject: product.id,
    before: { pictures: arrangedPictures(product) },
    after: { pictures: arranged },
  });
}
