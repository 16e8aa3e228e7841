import type { Address } from '@gulmohar/contract/address.ts';
import type { OrderData } from '@gulmohar/contract/checkout.ts';
import { ApiError } from '@gulmohar/contract/client.ts';
import { type Paise, paiseToRupees } from '@gulmohar/contract/money.ts';
import type { Shop } from '@gulmohar/contract/shop.ts';
import { readToken } from '../account/session-store.ts';
import type { PricedLine } from '../cart/use-priced-lines.ts';
import { messages } from '../messages.ts';

export type Purchase = {
  shop: Shop;
  lines: PricedLine[];
  total: Paise;
  couponCode: string | undefined;
  address: Address;
};

/** What a provider's create call is told about the purchase. */
export function purchaseBody({ lines, total, couponCode, address }: Purchase) {
  const { street, city, state, zipcode, country } = address;
  const orderData: OrderData = {
    items: lines.map(({ productId, product, size, quantity }) => ({
      _id: productId,
      name: product?.name ?? '',
      size,
      quantity,
    })),
    address: { street, city, state, zipcode, country },
    couponCode,
    guestInfo: { name: `${address.firstName} ${address.lastName}`, ...address },
  };
  return { amount: paiseToRupees(total), isGuest: readToken() === null, orderData };
}

/** Why a payment did not begin, as the shopper reads it: the shop's own refusal, else the specified words. */
export function whyNotStarted(error: unknown): string {
  return error instanceof ApiError && error.status < 500 ? error.message : messages.initiationFailed;
}
