import { getOriginalPicture } from '@gulmohar/contract/admin/product-pictures.ts';
import { inPictureProcess } from '../../catalogue/images/in-picture-process.ts';
import type { ProductJson } from '../../catalogue/product/product-json.ts';
import type { Database } from '../../platform/database/connection.ts';
import { file } from '../../platform/http/replies.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { PictureStore } from '../../platform/storage/picture-store.ts';
import { staffRoute } from '../session/staff-route.ts';

const MAX_SIDE = 1600;

type Needs = { db: Database; pictures: PictureStore };

export function originalFileRoutes({ db, pictures }: Needs): Route[] {
  return [
    staffRoute(getOriginalPicture, { exposeHeadRoute: false }, async ({ query: { productId, address } }) => {
      const product = await db
        .selectFrom('product')
        .where('id', '=', productId)
        .select('picture_notes')
        .$narrowType<ProductJson>()
        .executeTakeFirst();
      const upload = product?.picture_notes[address]?.upload;
      const original = upload && (await pictures.readUpload(upload));
      if (!original) throw new ShopError('NOT_FOUND', 'The original is not available.');
      const shown = await inPictureProcess('rewritePicture', original, { side: MAX_SIDE, fit: 'inside' });
      return file('image/webp', shown);
    }),
  ];
}
