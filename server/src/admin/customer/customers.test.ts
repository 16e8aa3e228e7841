import { logIn } from '@gulmohar/contract/accounts/session.ts';
import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import {
  blockCustomer,
  eraseCustomer,
  exportCustomer,
  getCustomer,
  listCustomers,
  unblockCustomer,
} from '@gulmohar/contract/admin/customer.ts';
import { getUserOrders } from '@gulmohar/contract/fulfilment/order.ts';
import { afterAll, expect, test } from 'vitest';
import { buildGuestOrder, buildOrder } from '../../../testing/build-order.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
afterAll(() => shop.close());

test('a customer is found by name and listed with the number of orders and the amount spent', async () => {
  const asha = await buildShopper(shop, { name: 'Asha Findable' });
  await buildOrder(shop, asha);
  await buildOrder(shop, asha);
  const { customers } = await owner.api(listCustomers, { query: { q: 'findable' } });
  expect(customers).toMatchObject([{ userId: asha.userId, orders: 2, spent: 500_000, isBlocked: false }]);
});

test('a blocked customer is signed out and can neither sign in nor order as a guest until unblocked', async () => {
  const meera = await buildShopper(shop);
  const { email, password } = meera;
  await owner.api(blockCustomer, { body: { email, reason: 'Sent back stones' } });
  await expect(meera.api(getUserOrders)).rejects.toMatchObject({ status: 401 });
  await expect(shop.api(logIn, { body: { email, password } })).rejects.toMatchObject({
    status: 403,
    message: 'We are unable to accept orders from you. Please write to us.',
  });
  const { customer } = await owner.api(getCustomer, { query: { userId: meera.userId } });
  expect(customer).toMatchObject({ isBlocked: true, blockReason: 'Sent back stones' });

  const guest = { email: 'blocked@guest.example', phone: '9811111111' };
  await owner.api(blockCustomer, { body: { ...guest, reason: 'The same' } });
  await expect(buildGuestOrder(shop, 'blocked')).rejects.toMatchObject({ status: 403 });
  await expect(buildGuestOrder(shop, 'other', { phone: guest.phone })).rejects.toMatchObject({ status: 403 });

  await owner.api(unblockCustomer, { body: { email } });
  await shop.api(logIn, { body: { email, password } });
});

test('signing in to a blocked account with a wrong password does not reveal the block', async () => {
  const { email } = await buildShopper(shop);
  await owner.api(blockCustomer, { body: { email, reason: 'x' } });
  await expect(shop.api(logIn, { body: { email, password: 'wrong' } })).rejects.toMatchObject({
    status: 401,
  });
});

test('a customer’s data can be exported and erased, and the audit log keeps no e-mail address', async () => {
  const { userId, email } = await buildShopper(shop, { name: 'Forgettable Person' });
  const { data } = await owner.api(exportCustomer, { body: { userId } });
  expect(JSON.stringify(data)).toContain('Forgettable Person');
  const wrong = { body: { userId, email: 'other@gulmohar.example' } };
  await expect(owner.api(eraseCustomer, wrong)).rejects.toMatchObject({ status: 400 });
  await owner.api(eraseCustomer, { body: { userId, email } });
  await expect(owner.api(getCustomer, { query: { userId } })).rejects.toMatchObject({ status: 404 });
  const { entries } = await owner.api(listAudit, { query: { subject: userId } });
  expect(entries.map((entry) => entry.action)).toEqual(['customer.erase', 'customer.export']);
  expect(JSON.stringify(entries)).not.toContain(email);
});
