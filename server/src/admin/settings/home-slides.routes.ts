import { readSlides, saveSlides, uploadSlidePicture } from '@gulmohar/contract/admin/settings-calls.ts';
import { showHeroPicture } from '../../catalogue/images/hero-sizes.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { ChangeFeed } from '../../platform/invalidation/change-feed.ts';
import type { PictureStore } from '../../platform/storage/picture-store.ts';
import { saveSetting } from '../../shop/save-setting.ts';
import type { ShopSettings } from '../../shop/shop-settings.ts';
import { staffRoute } from '../session/staff-route.ts';

type Needs = {
  db: Database;
  settings: ShopSettings;
  changes: ChangeFeed;
  pictures: PictureStore;
};

/** `/api/admin/home/*`: the slides of the home page */
export function homeSlidesRoutes({ db, settings, changes, pictures }: Needs): Route[] {
  return [
    staffRoute(readSlides, {}, async () => ({ slides: settings.current().home.slides })),

    staffRoute(saveSlides, {}, async ({ body, staff }) => {
      const value = body.slides.length > 0 ? body : undefined;
      await saveSetting(db, settings.defaults, staff, { group: 'home', value });
      await changes.look();
      return {};
    }),

    staffRoute(uploadSlidePicture, {}, async ({ query, body }) => {
      if (!(body instanceof Uint8Array)) throw new ShopError('INVALID_INPUT', 'Please choose a picture');
      return { address: await showHeroPicture(pictures, body, query.shape) };
    }),
  ];
}
