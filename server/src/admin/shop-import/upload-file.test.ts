import {
  checkShopImport,
  runShopImport,
  surveyShopImport,
} from '@gulmohar/contract/admin/shop-import-calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HEAD, type ImportingShop, mapping, openImportingShop } from '../../../testing/importing-shop.ts';

let here: ImportingShop;

beforeAll(async () => {
  here = await openImportingShop();
});
afterAll(() => here.close());

test.each([
  ['a semicolon', (text: string) => Buffer.from(text.replaceAll(',', ';'))],
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['a byte order mark', (text: string) => Buffer.from(`\uFEFF${text.replaceAll('\n', '\r\n')}`)],
])('an owner’s file with %s is read', async (_, written) => {
  const { importId, kind, rows } = await here.upload(written(`${HEAD}\n${here.kurti('written')}`));
  expect([kind, rows]).toEqual(['shopify-products', 3]);
  const { survey } = await here.owner.api(surveyShopImport, { query: { importId } });
  expect(survey).toMatchObject({ products: 1, variants: 3 });
});

test('an owner’s inventory file has the stock of all locations, and the HSN codes', async () => {
  const { importId } = await here.upload(`${HEAD}\n${here.kurti('stocked')}`);
  const inventory = [
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,SKU,HS Code,COO,Location,On hand (current),On hand (new)',
    'stocked,Indigo Kurti,Colour,Blue,Size,S,,6211.42.0000,IN,Jaipur,3,',
    'stocked,Indigo Kurti,Colour,Blue,Size,S,,6211.42.0000,IN,Delhi,5,6',
    'stocked,Indigo Kurti,Colour,Blue,Size,M,,,IN,Delhi,not stocked,',
    'elsewhere,Another,Title,Default Title,,,,,IN,Delhi,5,',
  ].join('\n');
  expect(await here.upload(inventory, importId)).toMatchObject({ kind: 'shopify-inventory', rows: 4 });
  await here.owner.api(checkShopImport, { body: { importId, mapping } });
  await here.shop.runJobs();
  await here.owner.api(runShopImport, { body: { importId } });
  await here.shop.runJobs();
  expect(await here.read(importId)).toMatchObject({ state: 'done', products: { total: 1, new: 1 } });
  const [blue] = await here.productsOf('stocked');
  expect(blue?.hsn).toBe('62114200');
  const sizes = here.shop.db
    .selectFrom('variant')
    .where('product_id', '=', blue?.id ?? '')
    .orderBy('position');
  expect(await sizes.select('on_hand').execute()).toEqual([{ on_hand: 9 }, { on_hand: 0 }]);
}, 60_000);

test('an owner’s file of Windows shows what its accents became', async () => {
  const { importId } = await here.upload(
    Buffer.from(`${HEAD}\n${here.kurti('anglais', 'Broderie à jour')}`, 'latin1'),
  );
  expect((await here.read(importId)).files).toMatchObject([
    { encoding: 'windows-1252', accents: ['Broderie à jour'] },
  ]);
});

test('an owner’s products may be spread over several files and rows', async () => {
  const [first = '', second = '', third = ''] = here.kurti('spread').split('\n');
  const { importId } = await here.upload(`${HEAD}\n${first}\n${here.kurti('between')}\n${second}`);
  await here.upload(`${HEAD}\n${third}`, importId);
  const { survey } = await here.owner.api(surveyShopImport, { query: { importId } });
  expect(survey).toMatchObject({ products: 2, variants: 6 });
});

test.each([
  ['name,price\nKurti,5', 'This file is not known'],
  ['', 'The file is empty'],
  [HEAD, 'The file has no rows'],
  [`${HEAD}\n"a`, 'This is not a CSV file'],
])('an owner’s file that cannot be read is refused with its reason: %j', async (content, message) => {
  const reply = await here.upload(content);
  expect(reply.status).toBe(400);
  expect(reply.message).toContain(message);
});
