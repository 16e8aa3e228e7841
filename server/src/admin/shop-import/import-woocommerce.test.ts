import {
  exportForShopify,
  surveyShopImport,
  undoShopImport,
} from '@gulmohar/contract/admin/shop-import-calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportingShop, openImportingShop } from '../../../testing/importing-shop.ts';

let here: ImportingShop;

beforeAll(async () => {
  here = await openImportingShop();
});
afterAll(() => here.close());

const HEAD =
  'ID,Type,SKU,Name,Published,Description,In stock?,Stock,Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Meta: _lining';

/** A kurti in blue and red, whose variations come before it, and a ring. */
function file(price = '1299'): string {
  const picture = (name: string) => `http://${here.cdnHost}/woo-${name}.jpg`;
  return [
    HEAD,
    `45,variation,WK-BS,Woo Kurti - Blue S,1,,1,4,${price},1599,,${picture('b')},WK,Colour,Blue,Size,S,`,
    `46,variation,WK-RS,Woo Kurti - Red S,1,,1,2,,1499,,,WK,Colour,Red,Size,S,`,
    String.raw`44,variable,WK,Woo Kurti,1,"Soft\n\ncotton",1,,,,"Women > Kurti, Festive wear",${picture('a')},,Colour,"Blue, Red",Size,S,Mulmul`,
    `50,simple,,Woo Ring,1,,1,,,499,Rings,,,,,,,`,
  ].join('\n');
}

const mapped = {
  types: [
    { from: 'Women > Kurti', category: 'Women', subCategory: 'Kurtis', taxRule: 'garment', hsn: '620630' },
    { from: 'Rings', category: 'Women', subCategory: 'Jewellery', taxRule: 'jewellery', hsn: '711790' },
  ],
} as const;

test('an owner’s products of WooCommerce are recognised, imported with their pictures, found under their old addresses and taken back', async () => {
  const { importId, kind } = await here.upload(file());
  expect(kind).toBe('woocommerce-products');
  const { survey } = await here.owner.api(surveyShopImport, { query: { importId } });
  expect(survey).toMatchObject({
    products: 2,
    variants: 3,
    pictures: 2,
    types: [
      { from: 'Women > Kurti', suggestion: { category: 'Women', subCategory: 'Kurtis' } },
      { from: 'Rings', suggestion: { hsn: '711790' } },
    ],
    options: [
      { name: 'Colour', suggestion: 'colour' },
      { name: 'Size', suggestion: 'size' },
    ],
    struck: 1,
    uncounted: 1,
    keptColumns: ['Meta: _lining'],
  });

  const imported = await here.imported(file(), { types: [...mapped.types] });
  expect(await here.read(imported)).toMatchObject({
    state: 'done',
    products: { total: 2, new: 2, skipped: 0 },
    pictures: { total: 2, fetched: 2 },
  });
  const [blue, red] = await here.productsOf('woo-wk');
  expect(blue).toMatchObject({
    name: 'Woo Kurti – Blue',
    description: 'Soft\ncotton',
    sub_category: 'Kurtis',
    price: 129_900,
    mrp: 159_900,
    source: 'woocommerce',
    custom: { meta_lining: 'Mulmul' },
  });
  expect(blue?.pictures).toHaveLength(2);
  const collections = await here.shop.db
    .selectFrom('collection_product')
    .innerJoin('collection', 'collection.id', 'collection_id')
    .where('collection_id', '=', 'festive-wear')
    .orderBy('collection_product.position')
    .select(['collection.title', 'product_id', 'rules'])
    .execute();
  expect(collections).toEqual(
    [blue, red].map((one) => ({ title: 'Festive wear', product_id: one?.id, rules: null })),
  );
  expect(red).toMatchObject({ price: 149_900, mrp: null, group_id: 'woo-wk' });
  const redirects = here.shop.db
    .selectFrom('redirect')
    .where('from_path', 'in', ['/?p=44', '/product/woo-kurti', '/product/woo-ring'])
    .orderBy('from_path')
    .select('to_path');
  const [ring] = await here.productsOf('woo-id:50');
  expect(await redirects.execute()).toEqual([
    { to_path: `/product/${blue?.id}` },
    { to_path: `/product/${blue?.id}` },
    { to_path: `/product/${ring?.id}` },
  ]);

  const again = await here.imported(file('999'), { types: [...mapped.types] });
  expect(await here.read(again)).toMatchObject({ products: { changed: 1, same: 1 } });
  expect((await here.productsOf('woo-wk'))[0]).toMatchObject({ id: blue?.id, price: 99_900 });
  await here.owner.api(undoShopImport, { body: { importId: again } });
  await here.shop.runJobs();
  expect((await here.productsOf('woo-wk'))[0]).toMatchObject({ id: blue?.id, price: 129_900 });

  const { body } = await here.shop.app.inject({
    url: `/api${exportForShopify.path}`,
    headers: { cookie: here.owner.cookie },
  });
  expect(body.split('\r\n').filter((line) => line.startsWith('woo-wk,'))).toHaveLength(2);

  await here.owner.api(undoShopImport, { body: { importId: imported } });
  await here.shop.runJobs();
  expect(await redirects.execute()).toEqual([]);
  expect((await here.productsOf('woo-wk')).map(({ published_at }) => published_at)).toEqual([null, null]);
}, 60_000);
