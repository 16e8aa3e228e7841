import type { CropArea } from '@gulmohar/contract/admin/product-edit.ts';
import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import type { PictureNote, ProductJson } from '../product/product-json.ts';

type NewPicture = {
  /** The picture store's key for the file. */
  upload: string;
  /** If absent or not 3:4, the most salient part is kept. */
  crop?: CropArea | null;
  /** The address of the picture to replace, whose description is kept. */
  replaces?: string;
  alt?: string;
  /** Its place among pictures that are added together, whichever of them arrives first. */
  position?: number;
};

/** Pictures that are added together are told apart by the time of their upload, all from the same second on. */
const TOGETHER_SINCE = Date.UTC(2000, 0, 1);

/**
 * Queues the resizing of an uploaded picture; the result becomes the product's last picture or replaces
 * another.
 * @returns the id that identifies it until then
 */
export async function addProductPicture(
  trx: Transaction,
  productId: string,
  { upload, crop = null, replaces, alt = '', position }: NewPicture,
): Promise<string> {
  const id = uuid();
  await trx
    .insertInto('picture_upload')
    .values({
      id,
      product_id: productId,
      upload,
      crop: crop && JSON.stringify(crop),
      replaces: replaces ?? null,
      problem: null,
      alt,
      ...(position !== undefined && { at: new Date(TOGETHER_SINCE + position) }),
    })
    .execute();
  await enqueue(trx, 'make-picture-sizes', { uploadId: id });
  return id;
}

export async function findPictureUpload(db: Database, id: string) {
  return db
    .selectFrom('picture_upload')
    .where('id', '=', id)
    .selectAll()
    .$narrowType<{ crop: CropArea | null }>()
    .executeTakeFirst();
}

export type PictureUpload = NonNullable<Awaited<ReturnType<typeof findPictureUpload>>>;

/** @param shape as `shapeOf` says it */
export async function placePicture(
  db: Database,
  upload: PictureUpload,
  address: string,
  shape: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { pictures, picture_notes: notes } = await trx
      .selectFrom('product')
      .where('id', '=', upload.product_id)
      .select(['pictures', 'picture_notes'])
      .$narrowType<ProductJson>()
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { replaces, crop } = upload;
    const former = notes[replaces ?? address];
    const alt = former?.alt || upload.alt;
    const note: PictureNote = {
      upload: upload.upload,
      uploadedAt: former?.uploadedAt ?? upload.at.toISOString(),
      ...(alt && { alt }),
      ...(crop && { crop }),
      shape,
    };
    const isReplacing = replaces !== null && pictures.includes(replaces);
    const placed = isReplacing
      ? pictures.map((picture) => (picture === replaces ? address : picture))
      : inOrderOfUpload(pictures, address, { ...notes, [address]: note });
    await trx
      .updateTable('product')
      .set({ pictures: [...new Set(placed)], picture_notes: JSON.stringify({ ...notes, [address]: note }) })
      .where('id', '=', upload.product_id)
      .execute();
    await trx.deleteFrom('picture_upload').where('id', '=', upload.id).execute();
  });
}

/** Inserts a picture after those uploaded earlier, and before those uploaded later but finished sooner. */
function inOrderOfUpload(
  pictures: readonly string[],
  address: string,
  notes: Record<string, PictureNote>,
): string[] {
  if (pictures.includes(address)) return [...pictures];
  const uploadedAt = (picture: string) => notes[picture]?.uploadedAt ?? '';
  const after = pictures.findLastIndex((picture) => uploadedAt(picture) <= uploadedAt(address));
  return pictures.toSpliced(after + 1, 0, address);
}
