import { updateCart } from '@gulmohar/contract/sales/cart.ts';
import { createRazorpayOrder } from '@gulmohar/contract/sales/checkout.ts';
import { buildProduct } from './build-product.ts';
import { buildShopper, type TestShopper } from './build-shopper.ts';
import { type Paid, payInSandbox } from './pay-in-sandbox.ts';
import type { TestShop } from './test-shop.ts';

/** A signed-in shopper with one kurti for Rs. 2,000 in the server's cart, of which `stock` are on hand. */
export async function buildShopperWithCart(shop: TestShop, stock = 5) {
  const shopper = await buildShopper(shop);
  const inCart = await buildProduct(shop.db, { price: 200_000, stock: { M: stock } });
  await shopper.api(updateCart, { body: { itemId: inCart, size: 'M', quantity: 1 } });
  return { shopper, inCart };
}

/**
 * Opens a checkout with only an amount in rupees, like the browser of a signed-in shopper. @returns the
 * provider's order id
 */
export async function openByAmount({ api }: TestShopper, amount: number): Promise<string> {
  return (await api(createRazorpayOrder, { body: { amount, isGuest: false } })).orderId;
}

/** The same, and pays. */
export async function payByAmount(shop: TestShop, shopper: TestShopper, amount: number): Promise<Paid> {
  return payInSandbox(shop, await openByAmount(shopper, amount));
}
