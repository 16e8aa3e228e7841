import { getProfile, isComplete } from '@gulmohar/contract/accounts/profile.ts';
import { logIn } from '@gulmohar/contract/accounts/session.ts';
import { demoAccounts } from '@gulmohar/demo/accounts/accounts.ts';
import { afterAll, expect, test } from 'vitest';
import { testShop } from '../../../testing/test-shop.ts';
import { resetDemo } from './reset-demo.ts';
import { seedDemo } from './seed-demo.ts';

const shop = await testShop();
await seedDemo(shop.db);
afterAll(() => shop.close());

test.each(demoAccounts)('$email signs in to the demo shop', async ({ email, password, name }) => {
  const { token } = await shop.api(logIn, { body: { email, password } });
  const { user } = await shop.apiWith(token)(getProfile);
  expect(user).toMatchObject({ email, name, isEmailConfirmed: true });
});

test('Asha’s address is complete, and Meera has not given one yet', async () => {
  const profiles = await Promise.all(
    demoAccounts.slice(0, 2).map(async ({ email, password }) => {
      const { token } = await shop.api(logIn, { body: { email, password } });
      return (await shop.apiWith(token)(getProfile)).user;
    }),
  );
  expect(profiles.map(isComplete)).toEqual([true, false]);
});

test('clearing and reseeding the demo leaves one set of accounts', async () => {
  await resetDemo(shop.db);
  const accounts = await shop.db.selectFrom('users').select('email').execute();
  expect(accounts).toHaveLength(demoAccounts.length);
});
