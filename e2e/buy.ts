import { createHash } from 'node:crypto';
import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import type { APIRequestContext } from '@playwright/test';
import { kurti } from './catalogue.ts';
import { expect } from './shop-test.ts';

const address = {
  street: '12 Temple Road',
  city: 'Mysuru',
  state: 'Karnataka',
  zipcode: '570001',
  country: 'India',
};

/** Products that no story is about, with enough stock for all stories together. */
const ordinary = demoProducts.filter(
  (product) =>
    product.category === 'Women' &&
    typeof product.stock === 'object' &&
    'M' in product.stock &&
    product !== kurti &&
    !product.tags.labels.some((label) => label.startsWith('demo-')),
);

type Guest = { firstName: string; lastName: string; email: string; phone?: string };

/**
 * Buys one unit in size M as a guest through the API, for stories about what follows a purchase.
 * @param guest each guest buys another product, so that the stories together sell none of them out
 * @param what a number picks a product; or one unit of each of these
 */
export async function buyAsGuest(
  request: APIRequestContext,
  guest: Guest,
  what: number | readonly { id: string }[] = 0,
): Promise<string> {
  const person = { phone: '9876543210', ...guest, name: `${guest.firstName} ${guest.lastName}` };
  const products =
    typeof what === 'number' ? [ordinary[(placeOf(person.name) + what) % ordinary.length]] : what;
  const items = products.map((product) => ({ _id: product?.id, name: 'x', size: 'M', quantity: 1 }));
  const order = { items, address, guestInfo: { ...person, ...address } };
  const open = async (amount: number) => {
    const data = { amount, isGuest: true, orderData: order };
    return (await request.post('/api/order/razorpay/create-order', { data })).json();
  };
  const refusal = await open(1);
  const opened = await open(refusal.totals.total);
  const paid = await request.post('/sandbox/razorpay/pay', {
    data: { order_id: opened.orderId, instrument: '4100 2800 0000 1007' },
  });
  const answer = await request.post('/api/order/razorpay/verify-payment', { data: await paid.json() });
  expect(answer.status()).toBe(200);
  return (await answer.json()).orderId;
}

function placeOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE();
}
