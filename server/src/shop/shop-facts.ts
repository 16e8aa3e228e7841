import type { Shop } from '@gulmohar/contract/shop.ts';
import { demoShopPictures } from '../demo/demo-shop-pictures.ts';
import type { Environment } from '../env.ts';
import { offeredMethods } from '../payments/choose-providers.ts';
import type { WindowProvider } from '../payments/provider.ts';

/** What pages say about the shop, from the settings. */
export function shopFacts(env: Environment, payments: WindowProvider): Shop {
  return {
    name: env.SHOP_NAME,
    url: env.PUBLIC_URL,
    mode: env.SHOP_MODE,
    displayRating: env.DISPLAY_RATING === 'yes',
    payment: { scriptUrl: payments.scriptUrl, testMode: payments.testMode, methods: offeredMethods(env) },
    contact: {
      email: env.SHOP_EMAIL,
      phone: env.SHOP_PHONE,
      address: env.SHOP_ADDRESS,
      mapUrl: env.SHOP_MAP_URL,
      mapEmbedUrl: env.SHOP_MAP_EMBED_URL,
    },
    pictures: env.SHOP_MODE === 'demo' ? demoShopPictures() : { heroes: [], categories: {} },
    social: env.SHOP_SOCIAL,
    legal: {
      name: env.SHOP_LEGAL_NAME,
      grievanceOfficer: env.SHOP_GRIEVANCE_OFFICER,
      courts: env.SHOP_COURTS,
      policiesFrom: env.SHOP_POLICIES_FROM,
    },
  };
}
