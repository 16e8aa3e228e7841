import { exportForShopify } from '@gulmohar/contract/admin/shop-import-calls.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../../testing/build-product.ts';
import { HEAD, type ImportingShop, openImportingShop } from '../../../../testing/importing-shop.ts';
import { plainCell } from '../../../platform/csv/write-csv.ts';

let here: ImportingShop;

beforeAll(async () => {
  here = await openImportingShop();
});
afterAll(() => here.close());

function cellsOf(text: string): Record<string, string>[] {
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, plainCell(cell)])),
  );
}

async function exportedRows(handle: string) {
  const { body } = await here.shop.app.inject({
    url: `/api${exportForShopify.path}`,
    headers: { cookie: here.owner.cookie },
  });
  return cellsOf(body).filter((row) => row.Handle === handle);
}

test('what came in Shopify’s format goes out unchanged, but for what was changed here', async () => {
  const rows = `${here.kurti('amber')}\namber,,,,,,,,,,,,,,,http://${here.cdnHost}/amber-c.jpg,3,"Back",,\n`
    .replace(',4,', ',-4,')
    .replace('amber-3', '=A1');
  await here.imported(`${HEAD}\n${rows}`);
  const exported = await exportedRows('amber');
  expect(exported).toMatchObject(cellsOf(`${HEAD}\n${rows}`));
  expect(exported).toHaveLength(4);

  const [blue] = await here.productsOf('amber');
  await here.shop.db
    .updateTable('product')
    .set({ brand: 'Ours' })
    .where('id', '=', blue?.id ?? '')
    .execute();
  await here.shop.db
    .updateTable('variant')
    .set({ own_price: 139_900 })
    .where('product_id', '=', blue?.id ?? '')
    .where('size', '=', 'M')
    .execute();
  expect(await exportedRows('amber')).toMatchObject([
    { ...exported[0], Vendor: 'Ours' },
    { ...exported[1], 'Variant Price': '1399.00' },
    { ...exported[2] },
    { ...exported[3] },
  ]);
}, 60_000);

test('collections, custom fields and pictures within the description go out as they came', async () => {
  const [first = '', ...others] = here.kurti('teal').split('\n');
  const pictured = first.replace('Soft', `<img src='http://${here.cdnHost}/chart-c.jpg'>Soft`);
  const rows = `${pictured},Festive\n${others.map((row) => `${row},`).join('\n')}`;
  const importId = await here.imported(`${HEAD},Collection\n${rows}`);
  expect(await here.report(importId)).toMatchObject([
    { notes: [{ message: expect.stringContaining('A picture in the text comes behind') }] },
  ]);
  const [blue, red] = await here.productsOf('teal');
  expect(blue?.pictures).toHaveLength(3);
  expect(blue?.custom).toEqual({ 'custom.neckline': 'Round' });
  const picked = here.shop.db.selectFrom('collection_product').where('collection_id', '=', 'festive');
  expect(await picked.orderBy('position').select('product_id').execute()).toEqual([
    { product_id: blue?.id },
    { product_id: red?.id },
  ]);
  expect(await exportedRows('teal')).toMatchObject(cellsOf(`${HEAD},Collection\n${rows}`));
}, 60_000);

test('an owner’s own products go out in Shopify’s format, too', async () => {
  const id = await buildProduct(here.shop.db, { name: 'Own Kurti', stock: { S: 2, M: 0 } });
  expect(await exportedRows(id)).toMatchObject([
    { Title: 'Own Kurti', 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Variant Inventory Qty': '2' },
    { Title: '', 'Option1 Name': '', 'Option1 Value': 'M', 'Variant Inventory Qty': '0' },
  ]);
});
