import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import { placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import {
  createRazorpayOrder,
  createSabPaisaPayment,
  createStripeSession,
} from '@gulmohar/contract/sales/checkout.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { Authenticator } from '../../platform/http/authenticator.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { VisitorPasses } from './visitor-pass.ts';

/** What begins a purchase. Whatever follows still works, so that payments under way are settled. */
const buying: readonly Endpoint[] = [
  createRazorpayOrder,
  createStripeSession,
  createSabPaisaPayment,
  placeCashOrder,
];

/**
 * Lets nobody but staff buy while the shop is closed.
 * @returns an authenticator; it throws ShopError SHOP_CLOSED
 */
export function closedShopAuthenticator(shop: () => Shop, passes: VisitorPasses): Authenticator {
  return (endpoint) => {
    if (!buying.includes(endpoint)) return undefined;
    return async ({ headers }) => {
      if (shop().opening.isOpen || (await passes.read(headers.cookie)) === 'staff') return;
      throw new ShopError('SHOP_CLOSED', 'The shop is closed just now: nothing can be ordered.');
    };
  };
}
