import { readSlides, saveSlides, uploadSlidePicture } from '@gulmohar/contract/admin/settings-calls.ts';
import type { Dependencies } from '../../app/dependencies.ts';
import { showHeroPicture } from '../../catalogue/images/hero-sizes.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { saveSetting } from '../../shop/save-setting.ts';
import { staffRoute } from '../session/staff-route.ts';

/** `/api/admin/home/*`: the slides of the home page */
export function homeSlidesRoutes({ db, settings, responseCache, pictures }: Dependencies): Route[] {
  return [
    staffRoute(readSlides, {}, async () => ({ slides: settings.current.home.slides })),

    staffRoute(saveSlides, {}, async ({ body, staff }) => {
      const value = body.slides.length > 0 ? body : undefined;
      await saveSetting(db, settings, staff, { group: 'home', value });
      responseCache.clear();
      return {};
    }),

    staffRoute(uploadSlidePicture, {}, async ({ query, body }) => {
      if (!(body instanceof Uint8Array)) throw new ShopError('INVALID_INPUT', 'Please choose a picture');
      return { address: await showHeroPicture(pictures, body, query.shape) };
    }),
  ];
}
