import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { offeredMethods } from '../payments/choose-providers.ts';
import type { WindowProvider } from '../payments/provider.ts';
import type { Environment } from '../platform/config/env.ts';
import type { CurrentSettings } from './shop-settings.ts';

type ShopPictures = Shop['pictures'];

/** Of a shop that has none of its own. */
export const noPictures: ShopPictures = { heroes: [], categories: {} };

/**
 * What pages say about the shop. Each fact is read when it is asked for: it follows the owner's settings.
 * @param ownPictures what is shown until the owner sets slides
 */
export function shopFacts(
  env: Environment,
  payments: WindowProvider,
  settings: CurrentSettings,
  ownPictures: ShopPictures,
): Shop {
  return {
    get name() {
      return settings.current.shop.name;
    },
    url: env.PUBLIC_URL,
    mode: env.SHOP_MODE,
    get displayRating() {
      return settings.current.shop.displayRating;
    },
    payment: { scriptUrl: payments.scriptUrl, testMode: payments.testMode, methods: offeredMethods(env) },
    get contact() {
      return settings.current.contact;
    },
    get pictures() {
      const { slides } = settings.current.home;
      if (slides.length === 0) return ownPictures;
      return { ...ownPictures, heroes: slides.map(({ wide, tall }) => ({ wide, tall })) };
    },
    get slides() {
      return settings.current.home.slides.map(({ wide: _, tall: __, ...words }) => words);
    },
    get shipping() {
      return settings.current.shipping;
    },
    get social() {
      return settings.current.social.places;
    },
    get legal() {
      return settings.current.legal;
    },
  };
}
