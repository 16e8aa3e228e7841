import { listColours, saveColours } from '@gulmohar/contract/admin/product-colours.ts';
import { getProduct, listLatest } from '@gulmohar/contract/catalogue/product.ts';
import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
const manager = await buildStaff(shop, 'manager');
await shop.db
  .insertInto('filter_definition')
  .values({
    id: 'color',
    name: 'color',
    type: 'global',
    display_name: 'Colour',
    filter_type: 'multi-select',
    position: 0,
  })
  .execute();
await shop.db
  .insertInto('filter_value')
  .values({ filter_id: 'color', value: 'rose', display_name: 'Rose', color_code: '#b8155b', position: 0 })
  .execute();
await buildProduct(shop.db, { id: 'kurti-rose', facets: ['color:rose', 'color:gold'] });
await buildProduct(shop.db, { id: 'kurti-indigo', stock: 0 });
await buildProduct(shop.db, { id: 'kurti-draft', isPublished: false });
await buildProduct(shop.db, { id: 'saree' });
afterAll(() => shop.close());

const plain = { color: '', colorCode: null };
const rose = { productId: 'kurti-rose', ...plain };
const indigo = { productId: 'kurti-indigo', color: 'Indigo', colorCode: '#1F2F5C' };

const save = (productId: string, colours: { productId: string; color: string; colorCode: string | null }[]) =>
  manager.api(saveColours, { body: { productId, colours } });

async function swatches(productId: string) {
  await shop.changes.poll();
  shop.clearResponseCache();
  const { product } = await shop.api(getProduct, { body: { productId } });
  return product.swatches;
}

test('linked products show each other as colours, in order, with what is sold out; drafts are left out', async () => {
  await save('kurti-rose', [indigo, { productId: 'kurti-draft', ...plain }, rose]);
  const both = [
    { productId: 'kurti-indigo', name: 'Indigo', colorCode: '#1f2f5c', inStock: false },
    { productId: 'kurti-rose', name: 'Rose', colorCode: '#b8155b', inStock: true },
  ];
  expect(await swatches('kurti-rose')).toMatchObject(both);
  expect(await swatches('kurti-indigo')).toMatchObject(both);
  expect(await swatches('saree')).toBeUndefined();
  const { products } = await shop.api(listLatest);
  expect(products.find(({ _id }) => _id === 'kurti-rose')?.swatches).toMatchObject(both);
  const { colours } = await manager.api(listColours, { query: { productId: 'kurti-draft' } });
  expect(colours.map(({ productId }) => productId)).toEqual(['kurti-indigo', 'kurti-draft', 'kurti-rose']);
});

test('colours of one design are one group of the merchant feed', async () => {
  const { body } = await shop.app.inject('/feeds/google-merchant.xml');
  const groups = [...body.matchAll(/<item>.*?<\/item>/gs)].flatMap(([item]) =>
    item.includes('/product/kurti-') ? (/<g:item_group_id>(.*?)</.exec(item)?.[1] ?? 'none') : [],
  );
  expect(groups.length).toBeGreaterThan(1);
  expect(new Set(groups).size).toBe(1);
});

test('a product taken out of the group stands alone again, and with it the last one that is left', async () => {
  await save('kurti-rose', [rose, { productId: 'saree', ...plain }]);
  expect(await swatches('kurti-indigo')).toBeUndefined();
  expect((await swatches('saree'))?.map(({ productId }) => productId)).toEqual(['kurti-rose', 'saree']);
  await save('saree', [{ productId: 'saree', ...plain }]);
  expect([await swatches('saree'), await swatches('kurti-rose')]).toEqual([undefined, undefined]);
});

test('colours without the product itself, an unknown product and a colour that is none are refused', async () => {
  await expect(save('saree', [rose, indigo])).rejects.toMatchObject({ status: 400 });
  await expect(save('kurti-rose', [rose, { productId: 'unheard-of', ...plain }])).rejects.toMatchObject({
    status: 404,
  });
  await expect(save('kurti-rose', [rose, { ...indigo, colorCode: 'blue' }])).rejects.toMatchObject({
    status: 400,
  });
  expect(await swatches('kurti-rose')).toBeUndefined();
});
