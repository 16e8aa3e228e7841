import type { Shop } from '@gulmohar/contract/shop.ts';
import type { Environment } from '../env.ts';
import type { PaymentProvider } from '../payments/provider.ts';

/** What pages say about the shop, from the settings. */
export function shopFacts(env: Environment, payments: PaymentProvider): Shop {
  return {
    name: env.SHOP_NAME,
    url: env.PUBLIC_URL,
    mode: env.SHOP_MODE,
    payment: { scriptUrl: payments.scriptUrl, testMode: payments.testMode },
    contact: { email: env.SHOP_EMAIL, phone: env.SHOP_PHONE, address: env.SHOP_ADDRESS },
  };
}
