import { afterAll, expect, test } from 'vitest';
import { testShop } from '../../../testing/test-shop.ts';
import { readEnvironment } from '../../platform/config/env.ts';
import { chooseCouriers } from './choose-couriers.ts';

const shop = await testShop();
afterAll(() => shop.close());

const shiprocket = { SHIPROCKET_EMAIL: 'api@shop.example', SHIPROCKET_PASSWORD: 'p' };
const delhivery = { DELHIVERY_TOKEN: 't' };

test.each([
  ['a demo shop', {}, ['shiprocket']],
  ['a demo shop with a token of Delhivery', delhivery, ['shiprocket', 'delhivery']],
  ['a shop with both', { ...delhivery, ...shiprocket }, ['shiprocket', 'delhivery']],
])('%s has its couriers, Shiprocket first', async (_, settings, names) => {
  const couriers = await chooseCouriers(shop.db, readEnvironment(settings));
  expect(couriers.map(({ name }) => name)).toEqual(names);
});

test('a live shop has only the couriers that it has an account with', async () => {
  const live = { ...readEnvironment(delhivery), SHOP_MODE: 'live' as const };
  expect((await chooseCouriers(shop.db, live)).map(({ name }) => name)).toEqual(['delhivery']);
  expect(await chooseCouriers(shop.db, { ...live, DELHIVERY_TOKEN: undefined })).toEqual([]);
});
