import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { seedDemo } from './seed-demo.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
  await seedDemo(shop.db);
}, 120_000);
afterAll(() => shop.close());

test('a demo shop whose pictures were drawn again shows the new ones, and the owner’s own as they are', async () => {
  const id = demoProducts[0]?.id ?? '';
  const product = () =>
    shop.db.selectFrom('product').where('id', '=', id).select('pictures').executeTakeFirstOrThrow();
  const { pictures } = await product();
  const lines = () => shop.db.selectFrom('order_line').select(['id', 'picture']).orderBy('id').execute();
  const ordered = await lines();
  const outdated = (address: string) => address.replace(/\.[0-9a-f]{8}\./, '.00000000.');
  const own = '/pictures/owner-1.12345678.abcdef/800.webp';
  await shop.db
    .updateTable('product')
    .set({ pictures: [own, ...pictures.map(outdated)] })
    .where('id', '=', id)
    .execute();
  for (const line of ordered) {
    await shop.db
      .updateTable('order_line')
      .set({ picture: outdated(line.picture ?? '') })
      .where('id', '=', line.id)
      .execute();
  }
  expect(await lines()).not.toEqual(ordered);

  expect(await seedDemo(shop.db)).toBe(false);
  expect(await product()).toEqual({ pictures: [own, ...pictures] });
  expect(await lines()).toEqual(ordered);
});
