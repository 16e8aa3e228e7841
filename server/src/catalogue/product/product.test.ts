import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  getProduct,
  getStockLevels,
  listBestsellers,
  listLatest,
  listProducts,
  listRelated,
  product,
} from '@gulmohar/contract/catalogue/product.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
const { db } = shop;
await buildProduct(db, {
  id: 'indigo',
  name: 'Indigo Kurti',
  price: 99_900,
  mrp: 149_900,
  facets: ['color:indigo', 'material:cotton'],
  stock: { S: 0, M: 4 },
  daysOld: 1,
});
await buildProduct(db, {
  id: 'rose',
  name: 'Rose Kurti',
  price: 149_900,
  facets: ['color:rose', 'material:cotton', 'label:demo-x'],
  stock: { S: 2, M: 0 },
  daysOld: 2,
  bestsellerRank: 2,
});
await buildProduct(db, {
  id: 'silk',
  name: 'Silk Saree',
  category: 'Sarees',
  subCategory: 'Silk',
  price: 499_950,
  facets: ['color:rose', 'material:silk'],
  stock: 3,
  daysOld: 3,
  bestsellerRank: 1,
  description: 'Goes with an indigo blouse.',
});
await buildProduct(db, {
  id: 'gone',
  name: 'Gone Kurti',
  stock: { S: 0 },
  daysOld: 4,
  facets: ['color:indigo'],
});
await buildProduct(db, { id: 'draft', name: 'Draft Kurti', isPublished: false });
afterAll(() => shop.close());

async function idsFor(query: Parameters<typeof list>[0]): Promise<string[]> {
  return (await list(query)).products.map((product) => product._id);
}

function list(query: NonNullable<Parameters<TestShop['api']>[1]>['query'] & object) {
  return shop.api(listProducts, { query });
}

describe('the listing', () => {
  test('shows published products, newest first, in the format of the contract', async () => {
    const page = await list({});
    expect(page.products.map(({ _id }) => _id)).toEqual(['indigo', 'rose', 'silk', 'gone']);
    expect(page).toMatchObject({ success: true, currentPage: 1, totalPages: 1, totalProducts: 4 });
    for (const shown of page.products) expect(product.strict().parse(shown)).toEqual(shown);
    expect(page.products[0]).toMatchObject({
      price: 999,
      mrp: 1499,
      hasSize: true,
      sizes: ['S', 'M'],
      stock: { S: 0, M: 4 },
      filterTags: ['indigo', 'cotton'],
    });
    expect(page.products[2]).toMatchObject({
      price: 4999.5,
      hasSize: false,
      sizes: [],
      stock: 3,
      bestseller: true,
    });
  });

  test.each([
    [{ category: 'Sarees' }, ['silk']],
    [{ subCategory: 'Topwear' }, ['indigo', 'rose', 'gone']],
    [{ color: 'rose' }, ['rose', 'silk']],
    [{ color: 'rose,indigo', material: 'cotton' }, ['indigo', 'rose']],
    [{ filterTags: 'silk,demo-x' }, ['rose', 'silk']],
    [{ size: 'M' }, ['indigo']],
    [{ size: 'S,M' }, ['indigo', 'rose']],
    [{ bestseller: 'true' }, ['rose', 'silk']],
    [{ minPrice: '999', maxPrice: '1499' }, ['indigo', 'rose', 'gone']],
    [{ category: 'Nothing' }, []],
  ] as const)('matches any value of a group and all of the groups: %j lists %j', async (query, expected) => {
    expect(await idsFor(query)).toEqual(expected);
  });

  test.each([
    ['low-high', ['indigo', 'rose', 'silk', 'gone']],
    ['high-low', ['silk', 'rose', 'indigo', 'gone']],
    ['newest', ['indigo', 'rose', 'silk', 'gone']],
    ['bestseller', ['silk', 'rose', 'indigo', 'gone']],
    ['relavent', ['indigo', 'rose', 'silk', 'gone']],
    ['relevant', ['indigo', 'rose', 'silk', 'gone']],
  ] as const)('sorted by %s has the order %j', async (sort, expected) => {
    expect(await idsFor({ sort })).toEqual(expected);
  });

  test('finds words in names before descriptions, and puts sold-out products last', async () => {
    expect(await idsFor({ search: 'Indigo' })).toEqual(['indigo', 'silk', 'gone']);
    expect(await idsFor({ search: '  indigo   kurti ' })).toEqual(['indigo', 'rose', 'gone']);
    expect(await idsFor({ search: '%' })).toEqual([]);
    expect(await idsFor({ search: '🌺' })).toEqual([]);
  });

  test('continues on page 2, and a page past the end is empty with correct totals', async () => {
    expect((await list({ limit: '3', page: '2' })).products.map(({ _id }) => _id)).toEqual(['gone']);
    expect(await list({ limit: '3', page: '9' })).toMatchObject({
      products: [],
      currentPage: 9,
      totalPages: 2,
      totalProducts: 4,
    });
  });

  test.each([
    'page=-1',
    'page=0',
    'page=1e9',
    'page=1.5',
    'limit=49',
    'limit=1e9',
    'limit=0',
    'sort=x;drop',
    'bestseller=maybe',
    'minPrice=abc',
    'minPrice=5&maxPrice=1',
    'page=1&page=2',
    `category=${'x,'.repeat(1001)}`,
    `search=${'x'.repeat(101)}`,
    `color=${Array.from({ length: 60 }, (_, index) => index).join(',')}`,
  ])('refuses a bad query (%s) with a message', async (query) => {
    const response = await shop.app.inject(`/api/product/list?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      success: false,
      code: 'INVALID_INPUT',
      message: expect.stringMatching(/\w+/),
    });
  });
});

test('a product shows the details that are known, such as only its origin', async () => {
  const productId = await buildProduct(shop.db, { isPublished: true, category: 'Accessories' });
  const detailsNow = async () => {
    shop.clearResponseCache();
    return (await shop.api(getProduct, { body: { productId } })).product.details;
  };
  const keep = (details: object) =>
    shop.db
      .updateTable('product')
      .set({ details: JSON.stringify(details) })
      .where('id', '=', productId)
      .execute();
  expect(await detailsNow()).toBeUndefined();
  await keep({ origin: 'Jaipur, India' });
  expect(await detailsNow()).toMatchObject({ origin: 'Jaipur, India', fabric: '', measurements: {} });
  await shop.db.updateTable('product').set({ published_at: null }).where('id', '=', productId).execute();
});

test('best sellers are in the owner’s order, sold-out ones last, and have a productName', async () => {
  await shop.db.updateTable('product').set({ bestseller_rank: 1 }).where('id', '=', 'gone').execute();
  const { bestsellers } = await shop.api(listBestsellers);
  expect(bestsellers.map(({ _id, productName }) => [_id, productName])).toEqual([
    ['silk', 'Silk Saree'],
    ['rose', 'Rose Kurti'],
    ['gone', 'Gone Kurti'],
  ]);
  await shop.db.updateTable('product').set({ bestseller_rank: null }).where('id', '=', 'gone').execute();
});

test('the latest products are sorted newest first', async () => {
  expect((await shop.api(listLatest)).products.map(({ _id }) => _id)).toEqual([
    'indigo',
    'rose',
    'silk',
    'gone',
  ]);
});

test('related products are of the same kind, available ones first, without the product itself', async () => {
  const { products } = await shop.api(listRelated, { body: { productId: 'rose' } });
  expect(products.map(({ _id }) => _id)).toEqual(['indigo', 'gone']);
});

test('a product that does not exist or is a draft is not found', async () => {
  for (const productId of ['nothing', 'draft']) {
    const response = shop.api(getProduct, { body: { productId } });
    await expect(response).rejects.toMatchObject({ status: 404, message: 'Product not found' });
  }
});

test('stock levels list each size and are 0 for drafts and unknown products', async () => {
  const { stockLevels } = await shop.api(getStockLevels, {
    body: { productIds: ['indigo', 'silk', 'draft', 'nothing', 'silk'] },
  });
  expect(stockLevels).toEqual({
    indigo: { stock: { S: 0, M: 4 } },
    silk: { stock: 3 },
    draft: { stock: 0 },
    nothing: { stock: 0 },
  });
});

test('a stock request for more than 200 ids is refused', async () => {
  const productIds = Array.from({ length: 201 }, (_, index) => `p${index}`);
  await expect(shop.api(getStockLevels, { body: { productIds } })).rejects.toMatchObject({ status: 400 });
});

test('a browser that already has the response gets 304', async () => {
  const first = await shop.app.inject('/api/product/latest');
  const again = await shop.app.inject({
    url: '/api/product/latest',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, '']);
  const signedIn = await shop.app.inject({ url: '/api/product/latest', headers: { token: 'a.b.c' } });
  expect(signedIn.headers['cache-control']).toBe('no-store');
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'a browser gets the same response compressed with %s, under its own ETag',
  async (encoding, expand) => {
    for (let index = 0; index < 6; index++) await buildProduct(shop.db, { id: `${encoding}-${index}` });
    shop.clearResponseCache();
    const list = (headers: Record<string, string>) => shop.app.inject({ url: '/api/product/list', headers });
    const whole = await list({});
    const small = await list({ 'accept-encoding': encoding });
    const vary = 'Origin, accept-encoding';
    expect([whole.headers['content-encoding'], whole.headers.vary]).toEqual([undefined, vary]);
    expect([small.headers['content-encoding'], small.headers.vary]).toEqual([encoding, vary]);
    expect(expand(small.rawPayload).toString()).toBe(whole.body);
    expect(small.rawPayload.length).toBeLessThan(whole.rawPayload.length / 2);
    expect(small.headers.etag).not.toBe(whole.headers.etag);
    const again = await list({ 'accept-encoding': encoding, 'if-none-match': String(small.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  },
);
