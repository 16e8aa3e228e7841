import {
  type CollectionForm,
  deleteCollection,
  getAdminCollection,
  listAdminCollections,
  orderCollections,
  previewCollection,
  saveCollection,
} from '@gulmohar/contract/admin/collection.ts';
import { getCollection, listCollections } from '@gulmohar/contract/catalogue/collection.ts';
import { listDynamicFilters } from '@gulmohar/contract/catalogue/filter.ts';
import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { findNewAddress } from '../../catalogue/redirect/find-new-address.ts';

const shop = await testShop();
const manager = await buildStaff(shop, 'manager');
const facets = (colour: string) => [`color:${colour}`, 'label:holi'];
await buildProduct(shop.db, {
  id: 'red',
  price: 90_000,
  mrp: 120_000,
  facets: facets('red'),
  category: 'Kurtis',
});
await buildProduct(shop.db, { id: 'rose', price: 150_000, facets: facets('rose'), category: 'Kurtis' });
await buildProduct(shop.db, { id: 'silk', price: 400_000, category: 'Sarees' });
await buildProduct(shop.db, { id: 'gone', price: 50_000, facets: facets('red'), stock: 0 });
await buildProduct(shop.db, { id: 'draft', facets: facets('red'), isPublished: false });
afterAll(() => shop.close());

function collection(input: Partial<CollectionForm>): CollectionForm {
  return {
    handle: 'festive',
    title: 'Festive wear',
    story: [{ type: 'paragraph', content: [{ type: 'text', text: 'For Diwali' }] }],
    picture: '',
    pictureAlt: '',
    rules: null,
    matches: 'all',
    productIds: [],
    sort: 'manual',
    seoTitle: '',
    seoDescription: '',
    isPublished: true,
    ...input,
  };
}

const create = (input: Partial<CollectionForm>) =>
  manager.api(saveCollection, { body: { ...collection(input), changes: null } });

async function shown(handle: string, query: object = {}): Promise<string[]> {
  await shop.changes.poll();
  shop.clearResponseCache();
  const { products } = await shop.api(listProducts, { query: { collection: handle, ...query } });
  return products.map(({ _id }) => _id);
}

async function idsBy(input: Partial<CollectionForm>): Promise<string[]> {
  const { rules, matches, productIds, sort } = collection({ sort: 'low-high', ...input });
  const { products } = await manager.api(previewCollection, { body: { rules, matches, productIds, sort } });
  return products.map(({ productId }) => productId);
}

describe('a collection picked by hand', () => {
  test('shows its products in the owner’s order, sold-out ones last, drafts never', async () => {
    await create({ handle: 'picked', productIds: ['gone', 'silk', 'draft', 'red'] });
    expect(await shown('picked')).toEqual(['silk', 'red', 'gone']);
    expect(await shown('picked', { sort: 'low-high' })).toEqual(['red', 'silk', 'gone']);
    expect(await shown('picked', { category: 'Sarees' })).toEqual(['silk']);
    const { collection: one } = await shop.api(getCollection, { query: { handle: 'picked' } });
    expect(one).toMatchObject({ title: 'Festive wear', story: [{ type: 'paragraph' }] });
    const { filters } = await shop.api(listDynamicFilters, { query: { collection: 'picked' } });
    expect(filters).toBeDefined();
  });

  test('with a product that does not exist, an address that is taken, or a picture of others is refused', async () => {
    await expect(create({ handle: 'other', productIds: ['unheard-of'] })).rejects.toMatchObject({
      status: 400,
    });
    await expect(create({ handle: 'picked' })).rejects.toMatchObject({
      status: 400,
      message: 'Another collection has this address',
    });
    await expect(create({ handle: 'Bad Handle!' })).rejects.toMatchObject({ status: 400 });
    const picture = 'https://elsewhere.example/a.jpg';
    await expect(create({ handle: 'other', picture })).rejects.toMatchObject({ status: 400 });
  });
});

describe('a collection by rules', () => {
  test.each<[string, CollectionForm['rules'], 'all' | 'any', string[]]>([
    ['a tag', [{ field: 'filterTags', is: 'any', values: ['holi'] }], 'all', ['red', 'rose', 'gone']],
    [
      'none of a category',
      [{ field: 'category', is: 'none', values: ['Sarees'] }],
      'all',
      ['red', 'rose', 'gone'],
    ],
    ['a price', [{ field: 'price', from: 90_000, to: 150_000 }], 'all', ['red', 'rose']],
    ['a reduction', [{ field: 'reduced' }], 'all', ['red']],
    ['25 per cent off', [{ field: 'discount', percent: 20 }, { field: 'stock' }], 'all', ['red']],
    [
      'stock',
      [{ field: 'stock' }, { field: 'filterTags', is: 'any', values: ['holi'] }],
      'all',
      ['red', 'rose'],
    ],
    [
      'either of two rules',
      [
        { field: 'category', is: 'any', values: ['Sarees'] },
        { field: 'price', from: null, to: 90_000 },
      ],
      'any',
      ['red', 'silk', 'gone'],
    ],
  ])('has the products with %s', async (_, rules, matches, ids) => {
    expect(await idsBy({ rules, matches })).toEqual(ids);
  });

  test('follows the catalogue: a product whose price changes comes in at once', async () => {
    await create({
      handle: 'under-1000',
      rules: [{ field: 'price', from: null, to: 100_000 }],
      sort: 'low-high',
    });
    expect(await shown('under-1000')).toEqual(['red', 'gone']);
    await shop.db.updateTable('product').set({ price: 60_000 }).where('id', '=', 'rose').execute();
    expect(await shown('under-1000')).toEqual(['rose', 'red', 'gone']);
    await shop.db.updateTable('product').set({ price: 150_000 }).where('id', '=', 'rose').execute();
  });

  test('by a brand', async () => {
    await shop.db.updateTable('product').set({ brand: 'Looms & Co' }).where('id', '=', 'silk').execute();
    await shop.changes.poll();
    expect(await idsBy({ rules: [{ field: 'brand', is: 'any', values: ['Looms & Co'] }] })).toEqual(['silk']);
  });
});

test('a draft is not shown, an unknown collection has no products, and a withdrawn one disappears', async () => {
  await create({ handle: 'secret', productIds: ['red'], isPublished: false });
  expect(await shown('secret')).toEqual([]);
  expect(await shown('unheard-of')).toEqual([]);
  await expect(shop.api(getCollection, { query: { handle: 'secret' } })).rejects.toMatchObject({
    status: 404,
  });
  const { collections } = await shop.api(listCollections);
  expect(collections.map(({ handle }) => handle)).not.toContain('secret');
});

test('a renamed collection is found under its old address, and back again', async () => {
  await create({ handle: 'summer', productIds: ['red'] });
  const rename = async (from: string, to: string) => {
    const { version } = await manager.api(getAdminCollection, { query: { handle: from } });
    const body = { ...collection({ handle: to, productIds: ['red'] }), changes: { handle: from, version } };
    await manager.api(saveCollection, { body });
  };
  await rename('summer', 'monsoon');
  expect(await findNewAddress(shop.db, '/collection/summer')).toBe('/collection/monsoon');
  expect(await findNewAddress(shop.db, '/collections/summer')).toBeUndefined();
  expect(await shown('monsoon')).toEqual(['red']);
  await rename('monsoon', 'summer');
  expect(await findNewAddress(shop.db, '/collection/monsoon')).toBe('/collection/summer');
  expect(await findNewAddress(shop.db, '/collection/summer')).toBeUndefined();
});

test('two people who edit one collection do not overwrite each other', async () => {
  await create({ handle: 'shared', productIds: ['red'] });
  const { version } = await manager.api(getAdminCollection, { query: { handle: 'shared' } });
  const body = { ...collection({ handle: 'shared', title: 'Ours' }), changes: { handle: 'shared', version } };
  await manager.api(saveCollection, { body });
  await expect(manager.api(saveCollection, { body })).rejects.toMatchObject({ status: 409 });
});

test('the owner orders and deletes collections', async () => {
  await manager.api(orderCollections, { body: { handles: ['shared', 'picked'] } });
  const { collections } = await manager.api(listAdminCollections);
  expect(collections.slice(0, 2)).toMatchObject([
    { handle: 'shared', products: 0 },
    { handle: 'picked', products: 3, isByRules: false, isPublished: true },
  ]);
  await manager.api(deleteCollection, { body: { handle: 'picked' } });
  expect(await shown('picked')).toEqual([]);
});
