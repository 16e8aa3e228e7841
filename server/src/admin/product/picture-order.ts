import type { PictureFocus } from '@gulmohar/contract/admin/product-edit.ts';
import type { PictureNote, ProductJson } from '../../catalogue/product/product-json.ts';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { LockedProduct } from './lock-product.ts';

/** A null `focus` means the middle of the picture; undefined keeps the picture's own. */
export type ArrangedPicture = { address: string; alt: string; focus?: PictureFocus | null | undefined };
type Pictured = { pictures: string[] } & Pick<ProductJson, 'picture_notes'>;

export function arrangedPictures({ pictures, picture_notes }: Pictured): ArrangedPicture[] {
  return pictures.map((address) => arranged(address, picture_notes[address]));
}

function arranged(address: string, note: PictureNote | undefined): ArrangedPicture {
  return { address, alt: note?.alt ?? '', ...(note?.focus && { focus: note.focus }) };
}

/**
 * Sets order, descriptions and focal points. Notes of removed pictures are kept, because an undo may bring
 * them back.
 */
export async function savePictures(
  trx: Transaction,
  actor: ChangeAuthor,
  product: LockedProduct,
  requested: readonly ArrangedPicture[],
  action: string,
): Promise<void> {
  const notes = { ...product.picture_notes };
  for (const { address, alt, focus } of requested) {
    const { focus: former, ...note } = notes[address] ?? {};
    const focusKept = focus === undefined ? former : focus;
    notes[address] = { ...note, alt, ...(focusKept && { focus: focusKept }) };
  }
  const pictures = requested.map(({ address }) => address);
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
