import { defaultTheme } from '@gulmohar/contract/site/theme.ts';
import type { Database } from '../../platform/database/connection.ts';
import { readPublished } from '../../shop/document/read-document.ts';
import type { ProductJson } from '../product/product-json.ts';
import { addProductPicture } from './add-product-picture.ts';
import { shapeOf } from './product-sizes.ts';

const BEFORE = shapeOf(defaultTheme);

/** Makes every picture again, from its original, that has not the shape of the published look. */
export async function recutPictures(db: Database): Promise<void> {
  const shape = shapeOf((await readPublished(db, 'theme', 'shop')) ?? defaultTheme);
  const products = await db
    .selectFrom('product')
    .select(['id', 'pictures', 'picture_notes'])
    .$narrowType<ProductJson>()
    .execute();
  for (const { id, pictures, picture_notes: notes } of products) {
    const others = pictures.filter((address) => (notes[address]?.shape ?? BEFORE) !== shape);
    await db.transaction().execute(async (trx) => {
      for (const replaces of others) {
        const { upload, crop } = notes[replaces] ?? {};
        if (upload) await addProductPicture(trx, id, { upload, crop: crop ?? null, replaces });
      }
    });
  }
}
