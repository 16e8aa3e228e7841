import { afterAll, expect, test } from 'vitest';
import { payInSandbox } from '../../testing/pay-in-sandbox.ts';
import { testShop } from '../../testing/test-shop.ts';

const shop = await testShop({
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'secret',
  PAYMENTS: 'sandbox',
});
const authorization = `Basic ${Buffer.from('rzp_test_1:secret').toString('base64')}`;
afterAll(() => shop.close());

type Reply = {
  id: string;
  notes: object;
  items: object[];
  error: { code: string; description: string };
};

async function request(path: string, body?: object): Promise<Reply> {
  const response = await fetch(`${shop.sandboxUrl}/v1${path}`, {
    headers: { authorization, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return (await response.json()) as Reply;
}

test('an order in the Razorpay sandbox has every field of a real one, from opening to payment', async () => {
  const notes = { checkout: '1', gift: 'yes' };
  const opened = await request('/orders', { amount: 200_000, currency: 'INR', receipt: 'r-1', notes });
  const expected = {
    id: expect.stringMatching(/^order_\w{12}$/),
    entity: 'order',
    amount: 200_000,
    amount_paid: 0,
    amount_due: 200_000,
    currency: 'INR',
    receipt: 'r-1',
    status: 'created',
    attempts: 0,
    notes,
    created_at: expect.closeTo(Date.now() / 1000, -2),
  };
  expect(opened).toEqual(expected);
  await payInSandbox(shop, opened.id, '4100 2800 0008 0001').catch(() => undefined);
  expect(await request(`/orders/${opened.id}`)).toEqual({ ...expected, status: 'attempted', attempts: 1 });
  await payInSandbox(shop, opened.id);
  const paid = { ...expected, status: 'paid', attempts: 2, amount_paid: 200_000, amount_due: 0 };
  expect(await request(`/orders/${opened.id}`)).toEqual(paid);
  expect((await request('/orders?receipt=r-1')).items).toEqual([paid]);
});

test('an order’s notes are optional and limited to 15 pairs of 256 characters', async () => {
  const order = (receipt: string, notes?: object) =>
    request('/orders', { amount: 100, currency: 'INR', receipt, notes });
  expect((await order('r-2')).notes).toEqual([]);
  expect((await order('r-3', { long: 'x'.repeat(257) })).error.code).toBe('BAD_REQUEST_ERROR');
  const many = Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`n${index}`, '']));
  expect((await order('r-4', many)).error.description).toContain('at most 15 pairs');
});
