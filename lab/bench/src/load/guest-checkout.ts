import type http from 'node:http';
import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { priceCart } from '@gulmohar/contract/sales/pricing.ts';
import { SPECIFIED_SHIPPING } from '@gulmohar/contract/shop/shop-rules.ts';
import { type Paise, paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { buildOrderData } from '@gulmohar/server/testing/build-order-data.ts';
import { z } from 'zod';
import { ask } from '../ask.ts';
import type { Random } from '../catalogue/random.ts';
import { type ReferenceProduct, referenceProduct } from '../catalogue/reference-product.ts';

const MAX_LINES = 3;
const MAX_UNITS = 2;
export const CARD = '4100 2800 0000 1007';

const paid = z.object({
  razorpay_payment_id: z.string(),
  razorpay_order_id: z.string(),
  razorpay_signature: z.string(),
});

type Shops = { agent: http.Agent; shop: string; sandbox: string };

/** Rate limits count by address, so guests who share one would queue for the same counter. */
export type Guest = { name: string; address: string };

export type Line = { product: ReferenceProduct; size: string; quantity: number };

/** Chooses one to three different products that are in stock, one or two units of each. */
export function chooseCart(random: Random, products: number): Line[] {
  const lines = new Map<string, Line>();
  for (let requested = 1 + random.below(MAX_LINES); lines.size < requested; ) {
    const product = referenceProduct(random.below(products));
    const inStock = product.variants.filter((variant) => variant.on_hand > 0);
    const variant = inStock[random.below(inStock.length)];
    if (!variant) continue;
    lines.set(product.id, { product, size: variant.size, quantity: 1 + random.below(MAX_UNITS) });
  }
  return [...lines.values()];
}

/**
 * Makes a guest's checkout as a browser does: create-order, payment at the provider, verify.
 * @throws Error when any response is not the expected one
 */
export async function checkOut(shops: Shops, cart: readonly Line[], guest: Guest): Promise<void> {
  const total = totalOf(cart);
  const order = purchaseOf(cart, guest);
  const headers = { 'x-forwarded-for': guest.address };
  const created = await post(
    { agent: shops.agent, base: shops.shop, headers },
    `/api${createRazorpayOrder.path}`,
    order,
    createRazorpayOrder.reply,
  );
  if (created.amount !== total)
    throw new Error(`the order's amount is ${created.amount} instead of ${total}`);
  const payment = { order_id: created.orderId, instrument: CARD };
  const answer = await post({ agent: shops.agent, base: shops.sandbox }, '/pay', payment, paid);
  await post(
    { agent: shops.agent, base: shops.shop, headers },
    `/api${verifyRazorpayPayment.path}`,
    answer,
    verifyRazorpayPayment.reply,
  );
}

/** The body of create-order. */
export function purchaseOf(cart: readonly Line[], guest: Guest) {
  const lines = cart.map(({ product, size, quantity }) => ({ _id: product.id, size, quantity }));
  return {
    amount: paiseToRupees(totalOf(cart)),
    isGuest: true,
    orderData: buildOrderData(lines, guest.name),
  };
}

function totalOf(cart: readonly Line[]): Paise {
  const lines = cart.map(({ product, quantity }) => ({ unitPrice: product.price, quantity }));
  return priceCart(lines, SPECIFIED_SHIPPING).total;
}

async function post<Reply extends z.core.$ZodType>(
  { agent, base, headers = {} }: { agent: http.Agent; base: string; headers?: Record<string, string> },
  path: string,
  question: object,
  reply: Reply,
): Promise<z.output<Reply>> {
  const body = JSON.stringify(question);
  const { status, body: answer } = await ask(agent, base, { method: 'POST', path, body, headers });
  const text = answer.toString();
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
  return z.parse(reply, JSON.parse(text));
}
