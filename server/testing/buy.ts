import {
  createRazorpayOrder,
  type OrderData,
  verifyRazorpayPayment,
} from '@gulmohar/contract/sales/checkout.ts';
import { buildOrderData } from './build-order-data.ts';
import type { TestShopper } from './build-shopper.ts';
import { payInSandbox } from './pay-in-sandbox.ts';
import type { TestShop } from './test-shop.ts';

export type Purchase = {
  lines: Parameters<typeof buildOrderData>[0];
  /** Rupees, delivery included, as the browser claims. */
  amount: number;
  /** Who is signed in; without one a guest buys. */
  shopper?: TestShopper | undefined;
  /** The first part of a guest's e-mail address, `<guest>@guest.example`. */
  guest?: string;
  /** What else of the delivery form matters. */
  form?: Partial<NonNullable<OrderData['guestInfo']>>;
} & Said;

/** Whatever else `orderData` may say. */
type Said = Omit<OrderData, 'items' | 'address' | 'guestInfo' | 'isGuest'>;

/** A purchase as far as the payment window. @returns what create-order answered */
export function openPurchase(shop: TestShop, { shopper, amount, ...purchase }: Purchase) {
  const { api } = shopper ?? shop;
  const orderData = orderDataOf({ shopper, ...purchase });
  return api(createRazorpayOrder, { body: { amount, isGuest: !shopper, orderData } });
}

/** A purchase the whole way: opened, paid by card in the sandbox's window, and verified. */
export async function buy(
  shop: TestShop,
  purchase: Purchase,
): Promise<{ orderId: string; providerOrderId: string }> {
  const { api } = purchase.shopper ?? shop;
  const { orderId: providerOrderId } = await openPurchase(shop, purchase);
  const paid = await payInSandbox(shop, providerOrderId);
  const { orderId } = await api(verifyRazorpayPayment, { body: paid });
  return { orderId, providerOrderId };
}

function orderDataOf({ lines, shopper, guest, form, ...said }: Omit<Purchase, 'amount'>): OrderData {
  const { guestInfo, address, ...order } = buildOrderData(lines, guest);
  const { street, city, state, zipcode, country } = { ...address, ...form };
  return {
    ...order,
    ...said,
    address: { street, city, state, zipcode, country },
    guestInfo: guestInfo && { ...guestInfo, ...(shopper && { email: shopper.email }), ...form },
  };
}
