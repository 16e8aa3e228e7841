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
  /** The amount that the browser sends, in rupees including delivery. */
  amount: number;
  /** The signed-in shopper; a guest buys if absent. */
  shopper?: TestShopper | undefined;
  /** The local part of a guest's e-mail address, `<guest>@guest.example`. */
  guest?: string;
  /** Other fields of the delivery form. */
  form?: Partial<NonNullable<OrderData['guestInfo']>>;
} & Details;

/** Other fields of `orderData`. */
type Details = Omit<OrderData, 'items' | 'address' | 'guestInfo' | 'isGuest'>;

/** Starts a purchase, up to the payment window. @returns the response of create-order */
export function openPurchase(shop: TestShop, { shopper, amount, ...purchase }: Purchase) {
  const { api } = shopper ?? shop;
  const orderData = orderDataOf({ shopper, ...purchase });
  return api(createRazorpayOrder, { body: { amount, isGuest: !shopper, orderData } });
}

/** Makes a complete purchase: opened, paid by card in the sandbox's window, and verified. */
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

function orderDataOf({ lines, shopper, guest, form, ...details }: Omit<Purchase, 'amount'>): OrderData {
  const { guestInfo, address, ...order } = buildOrderData(lines, guest);
  const { street, city, state, zipcode, country } = { ...address, ...form };
  return {
    ...order,
    ...details,
    address: { street, city, state, zipcode, country },
    guestInfo: guestInfo && { ...guestInfo, ...(shopper && { email: shopper.email }), ...form },
  };
}
