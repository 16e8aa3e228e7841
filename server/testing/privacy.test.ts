import { requestStockAlert } from '@gulmohar/contract/accounts/alert.ts';
import { getProfile } from '@gulmohar/contract/accounts/profile.ts';
import { logIn } from '@gulmohar/contract/accounts/session.ts';
import { exportData } from '@gulmohar/contract/accounts/user.ts';
import { addToWishlist, getWishlist } from '@gulmohar/contract/accounts/wishlist.ts';
import { addToCart, getCart } from '@gulmohar/contract/sales/cart.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from './build-product.ts';
import { buildShopper, type TestShopper } from './build-shopper.ts';
import { buy } from './buy.ts';
import { type TestShop, testShop } from './test-shop.ts';

let shop: TestShop;
let asha: TestShopper;
let kurti: string;

beforeAll(async () => {
  shop = await testShop();
  asha = await buildShopper(shop, { name: 'Asha Secret', phone: '9000022222' });
  kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 50, S: 0 } });
  await buy(shop, { shopper: asha, lines: [{ _id: kurti, size: 'M' }], amount: 2_500 });
  await asha.api(addToCart, { body: { itemId: kurti, size: 'M' } });
  await asha.api(addToWishlist, { body: { productId: kurti } });
  await asha.api(requestStockAlert, { body: { productId: kurti, email: asha.email, size: 'S' } });
});
afterAll(() => shop.close());

type Description = { paths: Record<string, Record<string, { security: object[] }>> };

/** Every call of the API, from its own description. */
async function allCalls(): Promise<{ method: 'GET' | 'POST'; url: string }[]> {
  const { paths } = (await shop.app.inject('/api/openapi.json')).json<Description>();
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({ method: method.toUpperCase() as 'POST', url: `/api${path}` })),
  );
}

async function stateOf({ api }: TestShopper) {
  const { data } = await api(exportData);
  return { ...data, sessions: null, cart: await api(getCart), wishlist: await api(getWishlist) };
}

test('no call by one shopper shows or changes another’s data, whatever ids and roles it claims', async () => {
  const meera = await buildShopper(shop);
  const before = await stateOf(asha);
  const { user } = await asha.api(getProfile);
  const claims = {
    userId: asha.userId,
    _id: asha.userId,
    id: asha.userId,
    user: { _id: asha.userId },
    sub: asha.userId,
    role: 'owner',
    isAdmin: true,
  };
  const payload = {
    ...user,
    ...claims,
    email: meera.email,
    phone: '',
    name: 'Meera',
    productId: kurti,
    itemId: kurti,
  };
  for (const call of await allCalls()) {
    // Some calls end sessions.
    const { token } = await shop.api(logIn, { body: { email: meera.email, password: meera.password } });
    const named = call.method === 'GET' ? { query: { userId: asha.userId, _id: asha.userId } } : { payload };
    const response = await shop.app.inject({ ...call, headers: { token }, ...named });
    expect([call.url, response.statusCode < 500]).toEqual([call.url, true]);
    expect(response.body).not.toMatch(/Asha Secret|9000022222/);
    expect(response.body).not.toContain(asha.email);
  }
  expect(await stateOf(asha)).toEqual(before);
  const { name } = await shop.db
    .selectFrom('users')
    .where('id', '=', meera.userId)
    .select('name')
    .executeTakeFirstOrThrow();
  expect(name).toBe('Meera');
  expect(await shop.db.selectFrom('staff').select('id').execute()).toEqual([]);
});
