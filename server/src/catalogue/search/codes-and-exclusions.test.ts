import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { suggestProducts } from '@gulmohar/contract/catalogue/search.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
  const { db } = shop;
  const sized = { S: 1, M: 1, '110': 1 };
  await buildProduct(db, {
    id: 'krt-1010',
    name: 'Rose Kurti',
    stock: sized,
    facets: ['color:red', 'craft:zari'],
  });
  await buildProduct(db, {
    id: 'krt-10100',
    name: 'Leaf Kurti',
    stock: { S: 1, M: 1 },
    facets: ['color:green'],
  });
  await buildProduct(db, {
    id: 'krt-1011',
    name: 'Sky Kurti',
    stock: { M: 1 },
    facets: ['color:blue', 'color:red'],
  });
  await buildProduct(db, { id: 'suit', name: 'Moss Suit', stock: 1, description: 'With a chiffon dupatta.' });
  await buildProduct(db, { id: 'stole', name: 'Plum Stole', stock: 1, facets: ['material:cotton'] });
  await buildProduct(db, {
    id: 'blend',
    name: 'Fig Stole',
    stock: 1,
    description: 'Woven of a cotton and silk blend.',
  });
  await buildProduct(db, {
    id: 'girls',
    name: 'Marigold Kurti',
    stock: { '110': 1 },
    category: 'Kids',
    facets: ['gender:girls', 'color:yellow'],
    bestsellerRank: 1,
  });
  for (const id of ['krt-1010', 'krt-10100', 'krt-1011']) await nameSkus(id, id.toUpperCase());
});
afterAll(() => shop.close());

/** Gives the sizes of a product the SKUs of an article: 'KRT-1010-M'. */
async function nameSkus(productId: string, article: string): Promise<void> {
  const variants = await shop.db
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .select(['id', 'size'])
    .execute();
  for (const { id, size } of variants)
    await shop.db
      .updateTable('variant')
      .set({ sku: `${article}-${size}` })
      .where('id', '=', id)
      .execute();
}

async function search(text: string) {
  await shop.changes.poll();
  const { products, ...explanation } = await shop.api(listProducts, { query: { search: text } });
  return { ids: products.map(({ _id }) => _id), ...explanation };
}

test.each([
  'KRT-1010',
  'krt1010',
  'KRT 1010',
  'KRT-1010-M',
  'krt-1010-110',
  'sku KRT-1010',
  'kurti krt-1010',
])('a shopper who types the code “%s” finds its product alone', async (text) => {
  expect((await search(text)).ids).toEqual(['krt-1010']);
});

test.each(['KRT-1012', 'KRT-101', 'KRT-1010-7', 'ABX-9921 kurti'])(
  'the code “%s”, which no product has, finds nothing similar',
  async (text) => {
    expect((await search(text)).ids).toEqual([]);
  },
);

test('words of products that are joined with a number are no code', async () => {
  expect((await search('rose-kurti-2026')).ids).toContain('krt-1010');
});

test('a code is suggested as its product, and found as soon as the owner changes it', async () => {
  await nameSkus('suit', 'MOSS-77');
  expect((await search('moss-77')).ids).toEqual(['suit']);
  const { suggestions } = await shop.api(suggestProducts, { query: { q: 'krt-1011' } });
  expect(suggestions.map(({ text }) => text)).toEqual(['Sky Kurti']);
});

test.each([
  ['kurti not red', ['krt-10100', 'girls']],
  ['kurti without zari', ['krt-1011', 'krt-10100', 'girls']],
  ['no red or green kurti', ['girls']],
  ['bina zari ki kurti', ['krt-1011', 'krt-10100', 'girls']],
  ['suit without dupatta', []],
  ['stole not silk', ['stole']],
])('“%s” leaves out what the shopper does not want', async (text, expected) => {
  expect(new Set((await search(text)).ids)).toEqual(new Set(expected));
});

test('what is left out is shown as a part of the search that can be removed', async () => {
  expect((await search('kurti not red')).understood).toEqual([
    { kind: 'without', label: 'Without red', text: 'not red', searchWithout: 'kurti' },
  ]);
});

test('a number that is a size of the shop is not read as a price', async () => {
  expect((await search('kurti 110')).understood).toEqual([
    { kind: 'size', label: '110', text: '110', searchWithout: 'kurti' },
  ]);
});

test('children’s wear comes last unless the search says that it is for children', async () => {
  expect((await search('kurti')).ids.at(-1)).toBe('girls');
  expect((await search('girls kurti')).ids[0]).toBe('girls');
});

test('a few matches are followed by those at other sizes and nearby prices, and the reply says how many match', async () => {
  await shop.db.updateTable('product').set({ price: 50_000 }).where('id', '=', 'krt-1011').execute();
  await shop.db.updateTable('product').set({ price: 70_000 }).where('id', '=', 'krt-10100').execute();
  const found = await search('kurti under 600');
  expect(found.ids).toEqual(['krt-1011', 'krt-10100']);
  expect(found.widened).toEqual({ exact: 1 });
  expect((await search('kurti')).widened).toBeUndefined();
});
