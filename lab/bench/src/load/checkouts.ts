import { Agent, fetch } from 'undici';
import { FLASH, type ReferenceProduct, referenceProduct } from '../reference/product.ts';
import type { Random } from '../reference/random.ts';

const MAX_LINES = 3;
const MAX_UNITS = 2;
const CARD = '4100 2800 0000 1007';
/** The specified shipping in paise: free from the first figure on. */
const SHIPPING = { freeFrom: 200_000, fee: 10_000 };

export type Line = { product: ReferenceProduct; size: string; quantity: number };

export type Guest = { name: string; address: string };

/** An answer that is not the expected one. */
export class Refused extends Error {
  readonly status: number;
  readonly text: string;

  constructor(path: string, status: number, text: string) {
    super(`${path} answered ${status}: ${text.slice(0, 300)}`);
    this.status = status;
    this.text = text;
  }
}

/** Chooses one to three different products that are in stock, one or two units of each. */
export function chooseCart(random: Random, products: number): Line[] {
  const lines = new Map<string, Line>();
  for (let requested = 1 + random.below(MAX_LINES); lines.size < requested; ) {
    const index = random.below(products);
    if (index === FLASH.product) continue;
    const product = referenceProduct(index);
    const inStock = product.variants.filter((variant) => variant.stock > 0);
    const variant = inStock[random.below(inStock.length)];
    if (!variant) continue;
    lines.set(product.id, { product, size: variant.size, quantity: 1 + random.below(MAX_UNITS) });
  }
  return [...lines.values()];
}

/**
 * Makes a guest's checkout as a browser does: create-order, payment at the provider, verify.
 * @param onAnswer called with the milliseconds that each of the shop's answers took
 * @throws Refused
 */
export async function checkOut(
  shop: { url: string; sandbox: string },
  cart: readonly Line[],
  guest: Guest,
  onAnswer: (ms: number) => void = () => undefined,
): Promise<void> {
  const askShop = (path: string, question: object) => {
    const startedAt = performance.now();
    const headers = { 'x-forwarded-for': guest.address };
    const asked = ask(`${shop.url}/api/order/razorpay${path}`, question, headers);
    return asked.finally(() => onAnswer(performance.now() - startedAt));
  };
  const { orderId } = await askShop('/create-order', purchaseOf(cart, guest.name));
  const paid = await ask(`${shop.sandbox}/pay`, { order_id: orderId, instrument: CARD });
  await askShop('/verify-payment', paid);
}

function purchaseOf(cart: readonly Line[], name: string): object {
  const subtotal = cart.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
  const amount = (subtotal + (subtotal < SHIPPING.freeFrom ? SHIPPING.fee : 0)) / 100;
  const address = {
    street: '12 Temple Road',
    city: 'Mysuru',
    state: 'Karnataka',
    zipcode: '570001',
    country: 'India',
  };
  const guestInfo = {
    name: 'Ravi Kumar',
    firstName: 'Ravi',
    lastName: 'Kumar',
    phone: '9876543210',
    email: `${name}@guest.example`,
    ...address,
  };
  const items = cart.map(({ product: { id, name }, size, quantity }) => ({ _id: id, name, size, quantity }));
  return { amount, isGuest: true, orderData: { items, address, guestInfo } };
}

/** In a rush even a connection takes long; who waits is no fault of the shop's. */
const dispatcher = new Agent({ connect: { timeout: 120_000 } });

async function ask(
  url: string,
  question: object,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(question),
    dispatcher,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Refused(new URL(url).pathname, answer.status, text);
  return JSON.parse(text);
}
