import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { demoShopPictures } from '../app/demo/demo-shop-pictures.ts';
import { offeredMethods } from '../payments/choose-providers.ts';
import type { WindowProvider } from '../payments/provider.ts';
import type { Environment } from '../platform/config/env.ts';
import type { CurrentSettings } from './shop-settings.ts';

/** What pages say about the shop. Each fact is read when it is asked for: it follows the owner's settings. */
export function shopFacts(env: Environment, payments: WindowProvider, settings: CurrentSettings): Shop {
  const ownPictures = env.SHOP_MODE === 'demo' ? demoShopPictures() : { heroes: [], categories: {} };
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
