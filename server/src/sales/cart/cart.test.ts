import { addToCart, getCart, mergeCart, updateCart } from '@gulmohar/contract/sales/cart.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
const kurti = await buildProduct(shop.db, { stock: { S: 0, M: 3, L: 99 } });
const dupatta = await buildProduct(shop.db, { stock: 2 });
afterAll(() => shop.close());

describe('adding to the cart', () => {
  test('works unit by unit until the stock is reached', async () => {
    const { api } = await buildShopper(shop);
    const add = () => api(addToCart, { body: { itemId: kurti, size: 'M' } });
    expect((await add()).cartData).toEqual({ [kurti]: { M: 1 } });
    await add();
    expect((await add()).cartData).toEqual({ [kurti]: { M: 3 } });
    await expect(add()).rejects.toMatchObject({
      status: 409,
      message: 'Cannot add more. Only 3 available, 3 already in cart.',
    });
    expect((await api(getCart)).cartData).toEqual({ [kurti]: { M: 3 } });
  });

  test('keeps sized and unsized products side by side, in the specification’s shape', async () => {
    const { api } = await buildShopper(shop);
    await api(addToCart, { body: { itemId: kurti, size: 'M' } });
    await api(addToCart, { body: { itemId: kurti, size: 'L' } });
    await api(addToCart, { body: { itemId: dupatta } });
    const { cartData } = await api(addToCart, { body: { itemId: dupatta, size: '' } });
    expect(cartData).toEqual({ [kurti]: { M: 1, L: 1 }, [dupatta]: { quantity: 2 } });
  });

  test.each(['default', 'quantity', null])(
    'treats the size %j of an unsized product as no size',
    async (size) => {
      const { api } = await buildShopper(shop);
      const line = { itemId: dupatta, size };
      expect((await api(addToCart, { body: line })).cartData).toEqual({ [dupatta]: { quantity: 1 } });
      const { cartData } = await api(updateCart, { body: { ...line, quantity: 2 } });
      expect(cartData).toEqual({ [dupatta]: { quantity: 2 } });
      expect((await api(updateCart, { body: { ...line, quantity: 0 } })).cartData).toEqual({});
    },
  );

  test.each([
    ['a product that does not exist', () => ({ itemId: 'nothing', size: 'M' }), 404, 'Product not found'],
    ['no size', () => ({ itemId: kurti }), 400, 'Select Product Size'],
    ['the word for no size', () => ({ itemId: kurti, size: 'default' }), 400, 'Select Product Size'],
    ['a size that is sold out', () => ({ itemId: kurti, size: 'S' }), 409, 'Out of stock'],
    ['a size that never was', () => ({ itemId: kurti, size: 'XXL' }), 409, 'Out of stock'],
  ])('%s is refused', async (_what, item, status, message) => {
    const { api } = await buildShopper(shop);
    await expect(api(addToCart, { body: item() })).rejects.toMatchObject({ status, message });
    expect((await api(getCart)).cartData).toEqual({});
  });

  test('stops at the 3 units in stock when 20 clicks come at once', async () => {
    const { api } = await buildShopper(shop);
    const clicks = await Promise.allSettled(
      Array.from({ length: 20 }, () => api(addToCart, { body: { itemId: kurti, size: 'M' } })),
    );
    expect(clicks.filter((click) => click.status === 'fulfilled')).toHaveLength(3);
    expect((await api(getCart)).cartData).toEqual({ [kurti]: { M: 3 } });
  });

  test('is limited to 50 different items', async () => {
    const { api } = await buildShopper(shop);
    const many = await Promise.all(Array.from({ length: 51 }, () => buildProduct(shop.db, { stock: 5 })));
    for (const itemId of many.slice(0, 50)) await api(addToCart, { body: { itemId } });
    const itemId = many[50] ?? '';
    await expect(api(addToCart, { body: { itemId } })).rejects.toMatchObject({ code: 'CART_FULL' });
    const { cartData } = await api(mergeCart, { body: { cartData: { [itemId]: 1 } } });
    expect(Object.keys(cartData)).toHaveLength(50);
  });
});

describe('while another window changes the cart', () => {
  test('a click waits for that change and takes its quantity into account', async () => {
    const { api, userId } = await buildShopper(shop);
    await api(addToCart, { body: { itemId: kurti, size: 'M' } });
    const window = await shop.database.pool.connect();
    await window.query('begin');
    await window.query('select from users where id = $1 for no key update', [userId]);
    const clicks = Promise.allSettled(
      Array.from({ length: 2 }, () => api(addToCart, { body: { itemId: kurti, size: 'M' } })),
    );
    await expect.poll(waiting).toBe(2);
    await window.query('update cart_line set quantity = 2 where user_id = $1', [userId]);
    await window.query('commit');
    window.release();
    expect((await clicks).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await api(getCart)).cartData).toEqual({ [kurti]: { M: 3 } });
  });

  test('a nearly full cart stays within 50 different items, however many are added at once', async () => {
    const { api } = await buildShopper(shop);
    const many = await Promise.all(Array.from({ length: 60 }, () => buildProduct(shop.db, { stock: 5 })));
    for (const itemId of many.slice(0, 35)) await api(addToCart, { body: { itemId } });
    const clicks = await Promise.allSettled(
      many.slice(35).map((itemId) => api(addToCart, { body: { itemId } })),
    );
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(15);
    expect(Object.keys((await api(getCart)).cartData)).toHaveLength(50);
  });

  async function waiting(): Promise<number> {
    const { rows } = await shop.database.pool.query(
      "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    return rows[0].count;
  }
});

describe('setting a quantity', () => {
  test('replaces the previous quantity, and 0 removes the size, then the product', async () => {
    const { api } = await buildShopper(shop);
    const set = async (size: string, quantity: number) =>
      (await api(updateCart, { body: { itemId: kurti, size, quantity } })).cartData;
    await set('M', 2);
    expect(await set('L', 7)).toEqual({ [kurti]: { M: 2, L: 7 } });
    expect(await set('M', 0)).toEqual({ [kurti]: { L: 7 } });
    expect(await set('L', 0)).toEqual({});
  });

  test('a quantity above the stock is refused', async () => {
    const { api } = await buildShopper(shop);
    await expect(api(updateCart, { body: { itemId: kurti, size: 'M', quantity: 4 } })).rejects.toMatchObject({
      status: 409,
      message: 'Only 3 available in stock',
    });
    await expect(api(updateCart, { body: { itemId: kurti, size: 'S', quantity: 1 } })).rejects.toMatchObject({
      status: 409,
      message: 'Out of stock',
    });
  });

  test.each([-1, 1.5, 100, '2', null])('the quantity %j is refused', async (quantity) => {
    const { token } = await buildShopper(shop);
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/cart/update',
      headers: { token },
      payload: { itemId: kurti, size: 'M', quantity },
    });
    expect(answer.statusCode).toBe(400);
  });

  test('a withdrawn product stays visible in the cart and can be removed', async () => {
    const { api } = await buildShopper(shop);
    const itemId = await buildProduct(shop.db, { stock: 5 });
    await api(addToCart, { body: { itemId } });
    await shop.db.updateTable('product').set({ published_at: null }).where('id', '=', itemId).execute();
    expect((await api(getCart)).cartData).toEqual({ [itemId]: { quantity: 1 } });
    await expect(api(addToCart, { body: { itemId } })).rejects.toMatchObject({ status: 404 });
    const { cartData } = await api(updateCart, { body: { itemId, quantity: 0 } });
    expect(cartData).toEqual({});
  });
});

describe('signing in with a cart in the browser', () => {
  test('keeps the larger quantity of each line, capped at the stock', async () => {
    const { api } = await buildShopper(shop);
    await api(updateCart, { body: { itemId: kurti, size: 'M', quantity: 2 } });
    await api(updateCart, { body: { itemId: kurti, size: 'L', quantity: 9 } });
    const browsers = {
      [kurti]: { M: 30, L: 4, S: 1, XXL: 1 },
      [dupatta]: { quantity: 1 },
      nothing: { M: 1 },
    };
    const { cartData } = await api(mergeCart, { body: { cartData: browsers } });
    expect(cartData).toEqual({ [kurti]: { M: 3, L: 9 }, [dupatta]: { quantity: 1 } });
    expect((await api(mergeCart, { body: { cartData: browsers } })).cartData).toEqual(cartData);
  });

  test.each([
    ['a bare number', 2],
    ['under default', { default: 2 }],
    ['under quantity', { quantity: 2 }],
  ])('accepts an unsized product’s quantity in each form: %s', async (_how, stored) => {
    const { api } = await buildShopper(shop);
    const { cartData } = await api(mergeCart, { body: { cartData: { [dupatta]: stored } } });
    expect(cartData).toEqual({ [dupatta]: { quantity: 2 } });
  });

  test('treats “default” as a size for a product that has one of that name', async () => {
    const { api } = await buildShopper(shop);
    const odd = await buildProduct(shop.db, { stock: { default: 5, M: 5 } });
    await api(addToCart, { body: { itemId: odd, size: 'default' } });
    await api(updateCart, { body: { itemId: odd, size: 'default', quantity: 2 } });
    const { cartData } = await api(mergeCart, { body: { cartData: { [odd]: { default: 3 } } } });
    expect(cartData).toEqual({ [odd]: { default: 3 } });
  });

  test('changes nothing if the browser’s cart is empty', async () => {
    const { api } = await buildShopper(shop);
    await api(addToCart, { body: { itemId: dupatta } });
    expect((await api(mergeCart, { body: { cartData: {} } })).cartData).toEqual({
      [dupatta]: { quantity: 1 },
    });
  });

  test.each([{ x: -1 }, { x: { M: 1.5 } }, { x: 'two' }, { x: { M: { deep: 1 } } }, []])(
    'refuses a malformed cart: %j',
    async (cartData) => {
      const { token } = await buildShopper(shop);
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/cart/merge',
        headers: { token },
        payload: { cartData },
      });
      expect(answer.statusCode).toBe(400);
    },
  );
});

test('a shopper cannot read another shopper’s cart', async () => {
  const [asha, meera] = [await buildShopper(shop), await buildShopper(shop)];
  await asha.api(addToCart, { body: { itemId: dupatta } });
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/cart/get',
    headers: { token: meera.token },
    payload: { userId: asha.userId, _id: asha.userId },
  });
  expect(answer.json().cartData).toEqual({});
});
