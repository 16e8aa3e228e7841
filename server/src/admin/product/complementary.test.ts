import { listComplementary, saveComplementary } from '@gulmohar/contract/admin/complementary.ts';
import { listRelated } from '@gulmohar/contract/catalogue/product.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let manager: TestStaff;

beforeAll(async () => {
  shop = await testShop();
  manager = await buildStaff(shop, 'manager');
  for (const id of ['kurti', 'kurti-2', 'kurti-3']) await buildProduct(shop.db, { id });
  await buildProduct(shop.db, { id: 'jutti', category: 'Accessories', subCategory: 'Footwear' });
  await buildProduct(shop.db, { id: 'draft', isPublished: false });
});
afterAll(() => shop.close());

async function beside(productId: string) {
  await shop.changes.poll();
  const { products, complementary } = await shop.api(listRelated, { body: { productId } });
  return { alike: products.map(({ _id }) => _id), look: complementary.map(({ _id }) => _id) };
}

const save = (productIds: string[]) =>
  manager.api(saveComplementary, { body: { productId: 'kurti', productIds } });

test('the chosen complementary products complete the look of a product, in any category, if they are on sale', async () => {
  expect((await beside('kurti')).look).toEqual([]);
  await save(['draft', 'jutti', 'kurti-3']);
  const { alike, look } = await beside('kurti');
  expect(look).toEqual(['jutti', 'kurti-3']);
  expect(alike.toSorted()).toEqual(['kurti-2', 'kurti-3']);
  const { products } = await manager.api(listComplementary, { query: { productId: 'kurti' } });
  expect(products.map(({ productId, isPublished }) => [productId, isPublished])).toEqual([
    ['draft', false],
    ['jutti', true],
    ['kurti-3', true],
  ]);
  await save([]);
  expect((await beside('kurti')).look).toEqual([]);
});

test('an unlisted product completes no look', async () => {
  await buildProduct(shop.db, { id: 'secret' });
  await shop.db.updateTable('product').set({ is_unlisted: true }).where('id', '=', 'secret').execute();
  await save(['secret', 'jutti']);
  expect((await beside('kurti')).look).toEqual(['jutti']);
  await save([]);
});

test('the product itself, a duplicate, too many and an unknown product are refused', async () => {
  await expect(save(['kurti'])).rejects.toMatchObject({ status: 400 });
  await expect(save(['jutti', 'jutti'])).rejects.toMatchObject({ status: 400 });
  await expect(save(['jutti', 'draft', 'kurti-2', 'kurti-3', 'kurti'])).rejects.toMatchObject({
    status: 400,
  });
  await expect(save(['nothing'])).rejects.toMatchObject({ status: 404 });
});
