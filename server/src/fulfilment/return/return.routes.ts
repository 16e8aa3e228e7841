import * as api from '@gulmohar/contract/fulfilment/order.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import { inPictureProcess } from '../../catalogue/images/in-picture-process.ts';
import type { Database } from '../../platform/database/connection.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { returnPhotoLimits } from '../../platform/limits/rate-limits.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import type { AfterSale } from '../order/after-sale.ts';
import { replyToReturn } from './reply-to-return.ts';
import { requestReturn } from './request-return.ts';
import { storeReturnPhoto } from './return-photo.ts';

const PHOTO_SIDE = 1600;

type Needs = { db: Database; links: SignedLinks; afterSale: () => AfterSale };

/** `/api/order/return-request`, `/api/order/return-photo` */
export function returnRoutes({ db, links, afterSale }: Needs): Route[] {
  async function returnOf(proof: string): Promise<string> {
    const returnId = await links.verify('return-photo', proof);
    if (!returnId) throw new ShopError('INVALID_LINK', 'It is too late to add a photo here.');
    return returnId;
  }

  const photoOptions = {
    limits: returnPhotoLimits,
    beforeBody: async (_: object, { proof }: { proof: string }) => {
      await returnOf(proof);
    },
  };
  return [
    shopperRoute(api.requestReturn, {}, async ({ body, shopper }) => {
      const asker = { userId: shopper.userId };
      const returnIds = await requestReturn(db, afterSale().returns, { ...body, asker });
      return replyToReturn(links, returnIds);
    }),

    route(api.sendReturnPhoto, photoOptions, async ({ query, body }) => {
      const returnId = await returnOf(query.proof);
      if (!(body instanceof Uint8Array)) throw new ShopError('INVALID_INPUT', 'Please choose a picture');
      const picture = await inPictureProcess('rewritePicture', body, { side: PHOTO_SIDE, fit: 'inside' });
      await storeReturnPhoto(db, returnId, picture);
      return { message: 'Your photo has been added to the return' };
    }),
  ];
}
