import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { renewedPictures } from './renew-pictures.ts';
import { seedDemo } from './seed-demo.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
  await seedDemo(shop.db);
}, 120_000);
afterAll(() => shop.close());

const drawn = ['front', 'back', 'close', 'scale'].map((alt, at) => ({
  address: `/pictures/kurti-${at + 1}.11111111.e9d9c3/800.webp`,
  alt,
}));
const before = drawn.map(({ address }) => address.replace('.11111111.', '.00000000.'));
const own = '/pictures/owner-1.12345678.abcdef/800.webp';

test('a product with all the earlier demo pictures also gets the newly drawn one, before the owner’s own', () => {
  const notes = { [own]: { alt: 'My own' }, [before[0] ?? '']: { alt: 'as it was' } };
  const renewed = renewedPictures({ pictures: [...before.slice(0, 3), own], notes }, drawn);
  expect(renewed?.pictures).toEqual([...drawn.map(({ address }) => address), own]);
  expect(renewed?.notes).toEqual({
    [own]: { alt: 'My own' },
    ...Object.fromEntries(drawn.map(({ address, alt }) => [address, { alt }])),
  });
});

test('a demo picture that the owner removed stays removed, and no newer one is added', () => {
  const [front = '', , close = ''] = before;
  const renewed = renewedPictures({ pictures: [close, front], notes: {} }, drawn);
  expect(renewed?.pictures).toEqual([drawn[2]?.address, drawn[0]?.address]);
});

test('nothing changes when no picture was redrawn', () => {
  const pictures = drawn.slice(0, 3).map(({ address }) => address);
  expect(renewedPictures({ pictures, notes: {} }, drawn)).toBeUndefined();
});

test('a demo shop shows redrawn pictures and leaves the owner’s own unchanged', async () => {
  const id = demoProducts[0]?.id ?? '';
  const product = () =>
    shop.db.selectFrom('product').where('id', '=', id).select('pictures').executeTakeFirstOrThrow();
  const { pictures } = await product();
  const lines = () => shop.db.selectFrom('order_line').select(['id', 'picture']).orderBy('id').execute();
  const ordered = await lines();
  const outdated = (address: string) => address.replace(/\.[0-9a-f]{8}\./, '.00000000.');
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

  expect(await seedDemo(shop.db)).toBe('present');
  expect(await product()).toEqual({ pictures: [own, ...pictures] });
  expect(await lines()).toEqual(ordered);
});
