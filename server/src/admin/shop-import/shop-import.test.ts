import { listCustomFields } from '@gulmohar/contract/admin/custom-field.ts';
import { saveFilter } from '@gulmohar/contract/admin/filter.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import {
  checkShopImport,
  runShopImport,
  surveyShopImport,
  undoShopImport,
} from '@gulmohar/contract/admin/shop-import-calls.ts';
import { getProduct } from '@gulmohar/contract/catalogue/product.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HEAD, type ImportingShop, mapping, openImportingShop } from '../../../testing/importing-shop.ts';
import { workOnShopImport } from './shop-import.jobs.ts';

let here: ImportingShop;

beforeAll(async () => {
  here = await openImportingShop();
});
afterAll(() => here.close());

test('an owner’s file is recognised, looked through, checked without a change, imported and taken back', async () => {
  const { importId, kind, rows } = await here.upload(`${HEAD}\n${here.kurti('indigo')}`);
  expect([kind, rows]).toEqual(['shopify-products', 3]);
  const { survey } = await here.owner.api(surveyShopImport, { query: { importId } });
  expect(survey).toMatchObject({
    products: 1,
    variants: 3,
    pictures: 2,
    types: [{ from: 'Kurti', products: 1, suggestion: { category: 'Women', hsn: '620630' } }],
    options: [
      { name: 'Colour', values: ['Blue', 'Red'], suggestion: 'colour' },
      { name: 'Size', values: ['S', 'M'], suggestion: 'size' },
    ],
    struck: 2,
    keptColumns: ['Neckline (product.metafields.custom.neckline)'],
  });

  await here.owner.api(checkShopImport, { body: { importId, mapping } });
  await here.shop.runJobs();
  expect(await here.read(importId)).toMatchObject({
    state: 'checked',
    products: { total: 1, done: 1, new: 1, skipped: 0 },
    pictures: { total: 0 },
  });
  expect(await here.productsOf('indigo')).toEqual([]);

  await here.owner.api(runShopImport, { body: { importId } });
  await here.shop.runJobs();
  expect(await here.read(importId)).toMatchObject({
    state: 'done',
    products: { total: 1, new: 1 },
    pictures: { total: 2, fetched: 2, failed: 0 },
  });
  const [blue, red] = await here.productsOf('indigo');
  expect(blue).toMatchObject({
    name: 'Indigo Kurti – Blue',
    brand: 'Rangoli',
    category: 'Women',
    sub_category: 'Kurtis',
    price: 129_900,
    mrp: 159_900,
    group_id: 'indigo',
    color: 'Blue',
    description: 'Soft cotton',
    custom: { 'custom.neckline': 'Round' },
    published_at: expect.any(Date),
  });
  expect(blue?.pictures).toHaveLength(2);
  const notes = blue?.picture_notes as Record<string, { alt?: string }>;
  expect(blue?.pictures.map((address) => notes[address]?.alt)).toEqual(['Front', undefined]);
  expect(red).toMatchObject({ price: 149_900, mrp: null });
  const variants = await here.shop.db
    .selectFrom('variant')
    .where('product_id', '=', blue?.id ?? '')
    .orderBy('position')
    .select(['size', 'sku', 'on_hand'])
    .execute();
  expect(variants).toEqual([
    { size: 'S', sku: 'indigo-1', on_hand: 4 },
    { size: 'M', sku: 'indigo-2', on_hand: 0 },
  ]);
  const redirect = here.shop.db
    .selectFrom('redirect')
    .where('from_path', '=', '/products/indigo')
    .select('to_path');
  expect(await redirect.execute()).toEqual([{ to_path: `/product/${blue?.id}` }]);

  await here.owner.api(undoShopImport, { body: { importId } });
  await here.shop.runJobs();
  expect(await here.read(importId)).toMatchObject({ state: 'undone', products: { skipped: 0 } });
  expect(await redirect.execute()).toEqual([]);
  expect(await here.productsOf('indigo')).toMatchObject([
    { published_at: null, archived_at: expect.any(Date) },
    { published_at: null, archived_at: expect.any(Date) },
  ]);
}, 60_000);

test('an imported type is proposed the sub-category that the shop shows under its name', async () => {
  const { importId } = await here.upload(`${HEAD}\n${here.kurti('proposed')}`);
  const proposed = async () => {
    const { survey } = await here.owner.api(surveyShopImport, { query: { importId } });
    return survey.types[0]?.suggestion.subCategory;
  };
  expect(await proposed()).toBe('Kurtis');
  await here.owner.api(saveFilter, {
    body: {
      name: 'subCategory',
      displayName: 'Sub-category',
      description: '',
      type: 'category-specific',
      filterType: 'multi-select',
      isActive: true,
      values: [{ value: 'Topwear', displayName: 'Kurtis', colorCode: null, isActive: true }],
    },
  });
  expect(await proposed()).toBe('Topwear');
});

test('an imported type is proposed the kind of products of its name, and its products begin as those of the kind do', async () => {
  await here.owner.api(saveSettings, {
    body: {
      group: 'kinds',
      value: {
        list: [
          {
            subCategory: 'Kurtis',
            hsn: '6206',
            taxRule: 'fabric',
            sizes: ['S', 'M'],
            measurements: { M: [{ name: 'Chest', bodyCm: 92 }] },
          },
        ],
      },
    },
  });
  const { importId } = await here.upload(`${HEAD}\n${here.kurti('of-kind').replaceAll(/http[^,]+/g, '')}`);
  const { survey } = await here.owner.api(surveyShopImport, { query: { importId } });
  const [type] = survey.types;
  expect(type?.suggestion).toMatchObject({ subCategory: 'Kurtis', taxRule: 'fabric', hsn: '6206' });
  await here.run(await here.check(importId, { types: type ? [type.suggestion] : [] }));
  const [blue] = await here.productsOf('of-kind');
  expect(blue).toMatchObject({
    sub_category: 'Kurtis',
    tax_rule: 'fabric',
    hsn: '6206',
    details: { measurements: { M: [{ name: 'Chest', bodyCm: 92 }] } },
  });
}, 60_000);

test('columns that an owner chose become custom fields that shoppers see', async () => {
  const heading = 'Neckline (product.metafields.custom.neckline)';
  const rows = here.kurti('shown');
  const fields = async () => (await here.owner.api(listCustomFields, {})).fields;
  await here.imported(`${HEAD}\n${rows}`);
  expect(await fields()).toEqual([]);
  for (let times = 0; times < 2; times++)
    await here.imported(`${HEAD}\n${rows}`, { shownColumns: [heading] });
  expect(await fields()).toEqual([
    { key: 'custom.neckline', label: 'Neckline', type: 'text', isShown: true },
  ]);
}, 60_000);

test('a file imported again updates its products, and leaves what the owner changed here', async () => {
  await here.imported(`${HEAD}\n${here.kurti('madder')}`);
  const [blue] = await here.productsOf('madder');
  await here.shop.db
    .updateTable('product')
    .set({ description: 'My own words' })
    .where('id', '=', blue?.id ?? '')
    .execute();
  const second = await here.imported(`${HEAD}\n${here.kurti('madder', 'Madder Kurti', '999.00')}`);
  expect((await here.productsOf('madder'))[0]).toMatchObject({
    id: blue?.id,
    name: 'Madder Kurti – Blue',
    description: 'My own words',
    price: 99_900,
  });
  expect(await here.report(second)).toMatchObject([
    { outcome: 'changed', notes: [{ message: 'You changed this here, so it stays as it is' }] },
  ]);
  const third = await here.imported(`${HEAD}\n${here.kurti('madder', 'Madder Kurti', '999.00')}`);
  expect(await here.read(third)).toMatchObject({ products: { same: 1 } });
  await here.owner.api(undoShopImport, { body: { importId: second } });
  await here.shop.runJobs();
  expect((await here.productsOf('madder'))[0]).toMatchObject({ name: 'Indigo Kurti – Blue', price: 129_900 });
}, 60_000);

test('a file imported again leaves prices of sizes that the owner changed here, and settles those of new sizes', async () => {
  const rows = (...kurti: Parameters<typeof here.kurti>) => here.kurti(...kurti).replaceAll(/http[^,]+/g, '');
  await here.imported(`${HEAD}\n${rows('plain')}\n${rows('own')}`);
  const idOf = async (key: string) => (await here.productsOf(key))[0]?.id ?? '';
  const pricesOf = async (key: string) => {
    const { price, prices } = (await here.shop.api(getProduct, { body: { productId: await idOf(key) } }))
      .product;
    return prices ?? price;
  };
  const own = here.shop.db.updateTable('variant').where('product_id', '=', await idOf('own'));
  await own.set({ own_price: 139_900 }).where('size', '=', 'M').execute();
  const cheaper = (key: string) => `${key},,,,,,,Blue,,L,${key}-4,shopify,1,999.00,1599.00,,,,,`;
  const again = await here.imported(
    `${HEAD}\n${rows('plain')}\n${cheaper('plain')}\n${rows('own', 'Indigo Kurti', '1199.00')}`,
  );
  here.shop.clearResponseCache();
  expect(await pricesOf('plain')).toEqual({ S: 1_299, M: 1_299, L: 999 });
  expect(await pricesOf('own')).toEqual({ S: 1_299, M: 1_399 });
  expect(await here.report(again)).toMatchObject([
    { key: 'plain', outcome: 'changed', notes: [] },
    { key: 'own', notes: [{ column: 'price' }, { column: 'sizePrices' }] },
  ]);
  const third = await here.imported(`${HEAD}\n${rows('plain')}\n${cheaper('plain')}`);
  expect(await here.read(third)).toMatchObject({ products: { same: 1 } });
}, 60_000);

test('an owner is told of products that cannot be imported, and has the others', async () => {
  const importId = await here.imported(
    `${HEAD}\n${here.kurti('plum')}\n${here.kurti('broken', 'Broken', '"1.299,00"')}\n${here.kurti('twin').replaceAll('twin-1', 'plum-1')}`,
  );
  expect(await here.read(importId)).toMatchObject({ products: { total: 3, new: 2, skipped: 1, noted: 1 } });
  expect(await here.report(importId)).toMatchObject([
    { key: 'plum', outcome: 'new', notes: [] },
    {
      key: 'broken',
      outcome: 'skipped',
      notes: [{ line: 5, column: 'Variant Price', message: expect.stringContaining('“1.299,00”') }],
    },
    { key: 'twin', notes: [{ message: 'The SKU “plum-1” is in use: it becomes “plum-1-2”' }] },
  ]);
}, 60_000);

test('an import that was killed goes on with the products that are left', async () => {
  const { importId } = await here.upload(
    [HEAD, ...Array.from({ length: 25 }, (_, at) => here.kurti(`long-${at}`))].join('\n'),
  );
  await here.owner.api(checkShopImport, { body: { importId, mapping } });
  await workOnShopImport(here.shop.db, importId, { stepMs: 0 });
  expect((await here.read(importId)).products).toMatchObject({ total: 25, done: 10 });
  await here.shop.runJobs();
  expect(await here.read(importId)).toMatchObject({ state: 'checked', products: { done: 25, new: 25 } });
}, 60_000);
