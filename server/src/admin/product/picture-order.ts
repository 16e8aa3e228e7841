import type { PictureFocus } from '@gulmohar/contract/admin/product-edit.ts';
import type { PictureNote, ProductJson } from '../../catalogue/product/product-json.ts';
import { type Actor, recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { LockedProduct } from './lock-product.ts';

/** Without a focal point its middle is meant; left out, an arrangement leaves the picture's own. */
export type ArrangedPicture = { address: string; alt: string; focus?: PictureFocus | null | undefined };
type Pictured = { pictures: string[] } & Pick<ProductJson, 'picture_notes'>;

/** A product's pictures in their order, with their descriptions. */
export function arrangedPictures({ pictures, picture_notes }: Pictured): ArrangedPicture[] {
  return pictures.map((address) => arranged(address, picture_notes[address]));
}

function arranged(address: string, note: PictureNote | undefined): ArrangedPicture {
  return { address, alt: note?.alt ?? '', ...(note?.focus && { focus: note.focus }) };
}

/** Sets order, descriptions and focal points. What is known of a removed picture is kept, since an undo may bring it back. */
export async function savePictures(
  trx: Transaction,
  actor: Actor,
  product: LockedProduct,
  wanted: readonly ArrangedPicture[],
  action: string,
): Promise<void> {
  const notes = { ...product.picture_notes };
  for (const { address, alt, focus } of wanted) {
    const { focus: former, ...note } = notes[address] ?? {};
    const kept = focus === undefined ? former : focus;
    notes[address] = { ...note, alt, ...(kept && { focus: kept }) };
  }
  const pictures = wanted.map(({ address }) => address);
  await trx
    .updateTable('product')
    .set({ pictures, picture_notes: JSON.stringify(notes) })
    .where('id', '=', product.id)
    .execute();
  await recordChange(trx, actor, {
    action,
    subject: product.id,
    before: { pictures: arrangedPictures(product) },
    after: { pictures: arrangedPictures({ pictures, picture_notes: notes }) },
  });
}
