import { getProfile } from '@gulmohar/contract/accounts/profile.ts';
import { confirmEmail } from '@gulmohar/contract/accounts/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buy } from '../../../testing/buy.ts';
import { readMails, tokenFrom } from '../../../testing/read-mails.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

test('what a guest bought joins the account when the e-mail address is confirmed, and not before', async () => {
  const shopper = await buildShopper(shop, { isEmailConfirmed: false });
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
  const lines = [{ _id: kurti, size: 'M' }];
  await buy(shop, { lines, amount: 2_000, form: { email: shopper.email } });
  const bought = async () => (await shopper.api(getProfile)).stats.totalOrders;
  expect(await bought()).toBe(0);

  const mails = await readMails(shop, shopper.email);
  const welcome = mails.find(({ text }) => text.includes('/confirm-email'));
  await shop.api(confirmEmail, { body: { token: tokenFrom(welcome, '/confirm-email') } });
  expect(await bought()).toBe(1);
});
