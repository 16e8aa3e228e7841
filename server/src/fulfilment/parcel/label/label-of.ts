import type { Selectable } from 'kysely';
import type { Parcel } from '../../../platform/database/tables.ts';
import type { PictureStore } from '../../../platform/storage/picture-store.ts';

/** undefined when the courier has provided none */
export async function labelOf(
  pictures: PictureStore,
  { label_key }: Pick<Selectable<Parcel>, 'label_key'>,
): Promise<Buffer | undefined> {
  return label_key === null ? undefined : pictures.readUpload(label_key);
}
