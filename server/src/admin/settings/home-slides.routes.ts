import {
  readHomeSections,
  readSlides,
  saveHomeSections,
  saveSlides,
  uploadSlidePicture,
} from '@gulmohar/contract/admin/settings-calls.ts';
import { builtInSlides } from '@gulmohar/contract/shop/built-in-slides.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { showHeroPicture } from '../../catalogue/images/hero-sizes.ts';
import { findDefinitions } from '../../catalogue/product/filter-definitions.ts';
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
  shop: () => Shop;
};

export function homeSlidesRoutes({ db, settings, changes, pictures, shop }: Needs): Route[] {
  return [
    staffRoute(readSlides, {}, async () => ({
      slides: settings.current().home.slides,
      builtIn: settings.current().home.slides.length === 0 ? builtInWith(shop().pictures.heroes) : [],
    })),

    staffRoute(saveSlides, {}, async ({ body, staff }) => {
      const value = body.slides.length > 0 ? body : undefined;
      await saveSetting(db, settings.defaults, staff, { group: 'home', value });
      await changes.poll();
      return {};
    }),

    staffRoute(readHomeSections, {}, async () => {
      const definitions = await findDefinitions(db);
      const crafts = definitions.find(({ name }) => name === 'craft')?.values ?? [];
      return {
        sections: settings.current().homeSections,
        crafts: crafts.map(({ value, display_name }) => ({ value, displayName: display_name })),
      };
    }),

    staffRoute(saveHomeSections, {}, async ({ body, staff }) => {
      await saveSetting(db, settings.defaults, staff, { group: 'homeSections', value: body });
      await changes.poll();
      return {};
    }),

    staffRoute(uploadSlidePicture, {}, async ({ query, body }) => {
      if (!(body instanceof Uint8Array)) throw new ShopError('INVALID_INPUT', 'Please choose a picture');
      return { address: await showHeroPicture(pictures, body, query.shape) };
    }),
  ];
}

function builtInWith(heroes: Shop['pictures']['heroes']) {
  return builtInSlides.map((texts, at) => ({ wide: '', tall: '', ...heroes[at], ...texts }));
}
