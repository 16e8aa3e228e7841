import { offeredChannels } from '@gulmohar/contract/shop/order-messages.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { Payments } from '../payments/payments.ts';
import type { Environment } from '../platform/config/env.ts';
import { connectedChannels } from '../platform/messaging/choose-messaging.ts';
import { extensionsOn } from './extension/extension-state.ts';
import type { LoadedExtension } from './extension/load-extensions.ts';
import { giftWrapPriceOf } from './gift-wrap-price.ts';
import { type PublishedLook, presentLook } from './look/published-look.ts';
import { missingSeller } from './missing-details.ts';
import { shippingRulesOf } from './shipping-rules.ts';
import type { ShopSettings } from './shop-settings.ts';

type ShopPictures = Shop['pictures'];

/** For a shop without its own pictures. */
export const noPictures: ShopPictures = { heroes: [], categories: {} };

/** @param demoPictures shown by the demo shop until the owner adds slides */
export function shopFacts(
  env: Environment,
  payments: Pick<Payments, 'providers' | 'methods'>,
  settings: Pick<ShopSettings, 'current' | 'isDemo' | 'look'>,
  demoPictures: ShopPictures,
  extensions: readonly LoadedExtension[],
): () => Shop {
  const connected = connectedChannels(env);
  return () => {
    const { scriptUrl, testMode } = payments.providers().razorpay;
    const online = payments.methods();
    const pictures = withShare(settings.isDemo() ? demoPictures : noPictures, settings.look());
    const {
      opening,
      shop,
      contact,
      home,
      promise,
      social,
      legal,
      cod,
      messages,
      prepaid,
      returns,
      reminders,
      about,
      tax,
      extensions: savedExtensions,
    } = settings.current();
    const heroes = home.slides.map(({ wide, tall }) => ({ wide, tall }));
    return {
      name: shop.name,
      url: env.PUBLIC_URL,
      picturesUrl: env.PICTURES_URL ?? '',
      serviceWorker: env.SERVICE_WORKER === 'yes',
      mode: env.SHOP_MODE,
      isPublicDemo: env.SHOP_DEMO_PUBLIC === 'yes' && settings.isDemo(),
      brand: settings.isDemo() ? 'demo' : 'own',
      look: presentLook(settings.look()),
      opening: { isOpen: isOpen(settings), opensOn: opening.opensOn },
      displayRating: shop.displayRating,
      payment: {
        scriptUrl,
        testMode,
        methods: cod.isOffered ? [...online, 'cod'] : online,
        prepaidDiscount: prepaid,
        codFee: { fee: cod.fee, feeFreeFrom: cod.feeFreeFrom },
      },
      giftWrapPrice: giftWrapPriceOf(settings.current()),
      contact,
      pictures: heroes.length > 0 ? { ...pictures, heroes } : pictures,
      slides: home.slides.map(({ subtitle, title, description, button, to }) => ({
        subtitle,
        title,
        description,
        button,
        to,
      })),
      shipping: shippingRulesOf(settings.current()),
      supportHours: about.supportHours,
      returnDays: returns.closesDaysAfterDelivery,
      promisesDays: promise.isShown,
      messageChannels: offeredChannels(messages).filter((channel) => connected.includes(channel)),
      remindsOfCheckouts: reminders.afterHours !== null,
      extensions: extensionsOn(extensions, savedExtensions),
      social: social.places,
      legal: { ...legal, gstin: tax.gstin, registration: tax.registration },
    };
  };
}

/** A draft of the look, instead of the published one. */
export function withLook(shop: Shop, look: PublishedLook): Shop {
  return { ...shop, look: presentLook(look), pictures: withShare(shop.pictures, look) };
}

function withShare(pictures: ShopPictures, { theme }: PublishedLook): ShopPictures {
  return theme.share ? { ...pictures, share: theme.share.address } : pictures;
}

/** A shop whose seller is not known stays closed. */
function isOpen({ current, isDemo }: Pick<ShopSettings, 'current' | 'isDemo'>): boolean {
  const settings = current();
  return settings.opening.isOpen && (isDemo() || missingSeller(settings).length === 0);
}
