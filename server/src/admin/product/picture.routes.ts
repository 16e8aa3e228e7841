import {
  arrangePictures,
  cropPicture,
  dismissUpload,
  MAX_PICTURES,
  matchPictures,
  uploadProductPicture,
} from '@gulmohar/contract/admin/product-pictures.ts';
import { sql } from 'kysely';
import { addProductPicture } from '../../catalogue/images/add-product-picture.ts';
import { receivePicture } from '../../catalogue/images/receive-picture.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { PictureStore } from '../../platform/storage/picture-store.ts';
import { staffRoute } from '../session/staff-route.ts';
import { lockProduct } from './lock-product.ts';
import { matchPictureNames } from './match-pictures.ts';
import { savePictures } from './picture-order.ts';

type Needs = { db: Database; pictures: PictureStore };

export function pictureRoutes({ db, pictures }: Needs): Route[] {
  return [
    staffRoute(uploadProductPicture, {}, async ({ query, body, staff }) => {
      if (!(body instanceof Uint8Array)) throw new ShopError('INVALID_INPUT', 'Please choose a picture');
      await assertRoom(query.productId);
      const upload = await receivePicture(pictures, body);
      return db.transaction().execute(async (trx) => {
        const uploadId = await addProductPicture(trx, query.productId, { upload });
        await recordChange(trx, staff, {
          action: 'product.picture',
          subject: query.productId,
          before: null,
          after: { uploadId },
        });
        return { uploadId };
      });
    }),

    staffRoute(matchPictures, {}, async ({ body }) => ({ matches: await matchPictureNames(db, body.names) })),

    staffRoute(arrangePictures, {}, async ({ body, staff }) => {
      await db.transaction().execute(async (trx) => {
        const product = await lockProduct(trx, body.productId);
        const addresses = new Set(body.pictures.map(({ address }) => address));
        const isUnchanged = body.seen.join('\n') === product.pictures.join('\n');
        const isOfThem = [...addresses].every((address) => product.pictures.includes(address));
        if (!isUnchanged || !isOfThem || addresses.size !== body.pictures.length) {
          throw new ShopError(
            'CHANGED_MEANWHILE',
            'The pictures were changed in the meantime. Please reload.',
          );
        }
        await savePictures(trx, staff, product, body.pictures, 'product.pictures');
      });
      return {};
    }),

    staffRoute(cropPicture, {}, async ({ body, staff }) =>
      db.transaction().execute(async (trx) => {
        const product = await lockProduct(trx, body.productId);
        const note = product.picture_notes[body.address];
        if (!note?.upload || !product.pictures.includes(body.address)) {
          throw new ShopError(
            'NOT_FOUND',
            'The original is not available. Upload the picture again to crop it.',
          );
        }
        const input = { upload: note.upload, crop: body.crop, replaces: body.address };
        const uploadId = await addProductPicture(trx, body.productId, input);
        await recordChange(trx, staff, {
          action: 'product.crop',
          subject: body.productId,
          before: { crop: note.crop ?? null },
          after: { crop: body.crop },
        });
        return { uploadId };
      }),
    ),

    staffRoute(dismissUpload, {}, async ({ body }) => {
      const removed = await db
        .deleteFrom('picture_upload')
        .where('id', '=', body.uploadId)
        .where('product_id', '=', body.productId)
        .where('problem', 'is not', null)
        .where('replaces', 'is', null)
        .returning('upload')
        .executeTakeFirst();
      if (removed) await pictures.forgetUpload(removed.upload);
      return {};
    }),
  ];

  async function assertRoom(productId: string): Promise<void> {
    const product = await db
      .selectFrom('product')
      .where('id', '=', productId)
      .select(sql<number>`cardinality(pictures)`.as('count'))
      .select((from) =>
        from
          .selectFrom('picture_upload')
          .whereRef('picture_upload.product_id', '=', 'product.id')
          .select((upload) => upload.fn.countAll<number>().as('count'))
          .as('waiting'),
      )
      .executeTakeFirstOrThrow(() => new ShopError('NOT_FOUND', 'There is no such product.'));
    if (product.count + (product.waiting ?? 0) >= MAX_PICTURES) {
      throw new ShopError('INVALID_INPUT', `A product has at most ${MAX_PICTURES} pictures.`);
    }
  }
}
