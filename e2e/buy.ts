import type { APIRequestContext } from '@playwright/test';
import { addProduct } from './add-product.ts';
import { expect } from './shop-test.ts';

const address = {
  street: '12 Temple Road',
  city: 'Mysuru',
  state: 'Karnataka',
  zipcode: '570001',
  country: 'India',
};

type Guest = { firstName: string; lastName: string; email: string; phone?: string };

/** @param products one unit of each; by default of a product that no other story knows */
export async function buyAsGuest(
  request: APIRequestContext,
  guest: Guest,
  products?: readonly { id: string }[],
): Promise<string> {
  const person = { phone: '9876543210', ...guest, name: `${guest.firstName} ${guest.lastName}` };
  const bought = products ?? [await addProduct()];
  const items = bought.map(({ id }) => ({ _id: id, name: 'x', size: 'M', quantity: 1 }));
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
  const response = await request.post('/api/order/razorpay/verify-payment', { data: await paid.json() });
  expect(response.status()).toBe(200);
  return (await response.json()).orderId;
}
