import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { getDeliveryPromise } from '@gulmohar/contract/sales/delivery-promise.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStaff } from '../../../testing/build-staff.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function ask(pin: string) {
  return (await shop.api(getDeliveryPromise, { query: { pin } })).promise;
}

test('a shopper is told between which days a parcel arrives, until the owner promises none', async () => {
  const promise = await ask('560034');
  const today = new Date().toISOString().slice(0, 10);
  expect(promise && promise.from > today && promise.from < promise.to).toBe(true);
  const owner = await buildStaff(shop);
  const value = { isShown: true, cutOff: '14:00', handlingDays: 30, holidays: [] };
  await owner.api(saveSettings, { body: { group: 'promise', value } });
  expect((await ask('560034'))?.from).toSatisfy((later: string) => later > (promise?.to ?? ''));
  await owner.api(saveSettings, { body: { group: 'promise', value: { ...value, isShown: false } } });
  expect(await ask('560034')).toBeNull();
  expect((await shop.api(getShop)).shop.promisesDays).toBe(false);
});

test('what is no PIN code is refused', async () => {
  await expect(ask('012345')).rejects.toMatchObject({ status: 400 });
});
