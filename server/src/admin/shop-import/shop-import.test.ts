import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  checkShopImport,
  exportForShopify,
  getShopImport,
  type ImportMapping,
  listImportedProducts,
  listImportPictures,
  retryImportPictures,
  runShopImport,
  surveyShopImport,
  undoShopImport,
  uploadShopFile,
} from '@gulmohar/contract/admin/shop-import.ts';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { plainCell } from '../../platform/csv/write-csv.ts';
import { workOnShopImport } from './shop-import.jobs.ts';

let shop: TestShop;
let owner: TestStaff;
let cdn: Server;
let cdnHost: string;
let isCdnUp = true;
const asked: string[] = [];

beforeAll(async () => {
  const files = { a: await jpeg('#2040d0'), b: await jpeg('#d03020'), c: await jpeg('#20a040') };
  cdn = createServer((request, reply) => {
    asked.push(request.url ?? '');
    if (!isCdnUp) reply.writeHead(404).end();
    else reply.end(files[request.url?.at(-5) as keyof typeof files]);
  });
  await new Promise<void>((ready) => cdn.listen(0, '127.0.0.1', ready));
  cdnHost = `127.0.0.1:${(cdn.address() as AddressInfo).port}`;
  shop = await testShop({ PRIVATE_HOSTS: cdnHost });
  owner = await buildStaff(shop);
});
afterAll(async () => {
  await shop.close();
  cdn.close();
});

function jpeg(background: string): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

const HEAD =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Status,Neckline (product.metafields.custom.neckline)';

const mapping: ImportMapping = {
  types: [{ from: 'Kurti', category: 'Women', subCategory: 'Kurtis', taxRule: 'garment', hsn: '620630' }],
  options: [
    { name: 'Colour', use: 'colour' },
    { name: 'Size', use: 'size' },
  ],
  addedGst: 0,
  compareAtIsMrp: true,
  uncountedUnits: 5,
  replacesChanges: false,
};

async function upload(content: string | Buffer, importId?: string) {
  const query = new URLSearchParams({ fileName: 'products.csv', ...(importId && { importId }) });
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api${uploadShopFile.path}?${query}`,
    headers: { cookie: owner.cookie, 'content-type': 'text/csv' },
    payload: content,
  });
  return { ...response.json(), status: response.statusCode } as {
    status: number;
    importId: string;
    kind: string;
    rows: number;
    message: string;
  };
}

async function checked(content: string, changes: Partial<ImportMapping> = {}): Promise<string> {
  const { importId } = await upload(content);
  await owner.api(checkShopImport, { body: { importId, mapping: { ...mapping, ...changes } } });
  await shop.runJobs();
  return importId;
}

async function imported(content: string, changes: Partial<ImportMapping> = {}): Promise<string> {
  const importId = await checked(content, changes);
  await owner.api(runShopImport, { body: { importId } });
  await shop.runJobs();
  return importId;
}

async function read(importId: string) {
  return (await owner.api(getShopImport, { query: { importId } })).import;
}

async function report(importId: string) {
  return (await owner.api(listImportedProducts, { query: { importId } })).products;
}

async function productsOf(key: string) {
  return shop.db
    .selectFrom('product')
    .where((where) => where.or([where('source_key', '=', key), where('source_key', 'like', `${key}#%`)]))
    .orderBy('group_position')
    .selectAll()
    .execute();
}

function kurti(handle: string, title = 'Indigo Kurti', price = '1299.00'): string {
  const picture = (name: string) => `http://${cdnHost}/${handle}-${name}.jpg`;
  return [
    `${handle},${title},<p>Soft <b>cotton</b></p>,Rangoli,Kurti,festive,Colour,Blue,Size,S,${handle}-1,shopify,4,${price},1599.00,${picture('a')},1,Front,active,Round`,
    `${handle},,,,,,,Blue,,M,${handle}-2,shopify,0,${price},1599.00,${picture('b')},2,,,`,
    `${handle},,,,,,,Red,,S,${handle}-3,shopify,2,1499.00,,,,,,`,
  ].join('\n');
}

test('an owner’s file is recognised, looked through, checked without a change, imported and taken back', async () => {
  const { importId, kind, rows } = await upload(`${HEAD}\n${kurti('indigo')}`);
  expect([kind, rows]).toEqual(['shopify-products', 3]);
  const { survey } = await owner.api(surveyShopImport, { query: { importId } });
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

  await owner.api(checkShopImport, { body: { importId, mapping } });
  await shop.runJobs();
  expect(await read(importId)).toMatchObject({
    state: 'checked',
    products: { total: 1, done: 1, new: 1, skipped: 0 },
    pictures: { total: 0 },
  });
  expect(await productsOf('indigo')).toEqual([]);

  await owner.api(runShopImport, { body: { importId } });
  await shop.runJobs();
  expect(await read(importId)).toMatchObject({
    state: 'done',
    products: { total: 1, new: 1 },
    pictures: { total: 2, fetched: 2, failed: 0 },
  });
  const [blue, red] = await productsOf('indigo');
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
  const variants = await shop.db
    .selectFrom('variant')
    .where('product_id', '=', blue?.id ?? '')
    .orderBy('position')
    .select(['size', 'sku', 'on_hand'])
    .execute();
  expect(variants).toEqual([
    { size: 'S', sku: 'indigo-1', on_hand: 4 },
    { size: 'M', sku: 'indigo-2', on_hand: 0 },
  ]);
  const redirect = shop.db
    .selectFrom('redirect')
    .where('from_path', '=', '/products/indigo')
    .select('to_path');
  expect(await redirect.execute()).toEqual([{ to_path: `/product/${blue?.id}` }]);

  await owner.api(undoShopImport, { body: { importId } });
  await shop.runJobs();
  expect(await read(importId)).toMatchObject({ state: 'undone', products: { skipped: 0 } });
  expect(await redirect.execute()).toEqual([]);
  expect(await productsOf('indigo')).toMatchObject([
    { published_at: null, archived_at: expect.any(Date) },
    { published_at: null, archived_at: expect.any(Date) },
  ]);
}, 60_000);

test('a file imported again updates its products, and leaves what the owner changed here', async () => {
  await imported(`${HEAD}\n${kurti('madder')}`);
  const [blue] = await productsOf('madder');
  await shop.db
    .updateTable('product')
    .set({ description: 'My own words' })
    .where('id', '=', blue?.id ?? '')
    .execute();
  const second = await imported(`${HEAD}\n${kurti('madder', 'Madder Kurti', '999.00')}`);
  expect((await productsOf('madder'))[0]).toMatchObject({
    id: blue?.id,
    name: 'Madder Kurti – Blue',
    description: 'My own words',
    price: 99_900,
  });
  expect(await report(second)).toMatchObject([
    { outcome: 'changed', notes: [{ message: 'You changed this here, so it stays as it is' }] },
  ]);
  const third = await imported(`${HEAD}\n${kurti('madder', 'Madder Kurti', '999.00')}`);
  expect(await read(third)).toMatchObject({ products: { same: 1 } });
  await owner.api(undoShopImport, { body: { importId: second } });
  await shop.runJobs();
  expect((await productsOf('madder'))[0]).toMatchObject({ name: 'Indigo Kurti – Blue', price: 129_900 });
}, 60_000);

test('an owner’s products all get their first pictures before any gets its second', async () => {
  asked.length = 0;
  await imported(`${HEAD}\n${kurti('first')}\n${kurti('second')}`);
  expect(asked.map((url) => url.slice(-6, -4))).toEqual(['-a', '-a', '-b', '-b']);
}, 60_000);

test('an owner is told of products that cannot be imported, and has the others', async () => {
  const importId = await imported(
    `${HEAD}\n${kurti('plum')}\n${kurti('broken', 'Broken', '"1.299,00"')}\n${kurti('twin').replaceAll('twin-1', 'plum-1')}`,
  );
  expect(await read(importId)).toMatchObject({ products: { total: 3, new: 2, skipped: 1, noted: 1 } });
  expect(await report(importId)).toMatchObject([
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
  const { importId } = await upload(
    [HEAD, ...Array.from({ length: 25 }, (_, at) => kurti(`long-${at}`))].join('\n'),
  );
  await owner.api(checkShopImport, { body: { importId, mapping } });
  await workOnShopImport(shop.db, importId, { stepMs: 0 });
  expect((await read(importId)).products).toMatchObject({ total: 25, done: 10 });
  await shop.runJobs();
  expect(await read(importId)).toMatchObject({ state: 'checked', products: { done: 25, new: 25 } });
}, 60_000);

test('an owner sees which pictures could not be fetched, and has them tried again', async () => {
  isCdnUp = false;
  const importId = await imported(`${HEAD}\n${kurti('rust')}`);
  expect(await read(importId)).toMatchObject({
    state: 'done',
    pictures: { total: 2, fetched: 0, failed: 2 },
  });
  const { pictures } = await owner.api(listImportPictures, { query: { importId } });
  expect(pictures[0]).toMatchObject({
    url: `http://${cdnHost}/rust-a.jpg`,
    state: 'failed',
    problem: 'The server answered with an error (404)',
  });
  isCdnUp = true;
  expect(await owner.api(retryImportPictures, { body: { importId } })).toMatchObject({ pictures: 2 });
  await shop.runJobs();
  expect(await read(importId)).toMatchObject({ pictures: { fetched: 2, failed: 0 } });
  expect((await productsOf('rust'))[0]?.pictures).toHaveLength(2);
}, 60_000);

test.each([
  ['a semicolon', Buffer.from(`${HEAD}\n${kurti('semi')}`.replaceAll(',', ';'))],
  ['UTF-16', Buffer.from(`\uFEFF${HEAD}\n${kurti('wide')}`, 'utf16le')],
  ['a byte order mark', Buffer.from(`\uFEFF${HEAD}\r\n${kurti('marked').replaceAll('\n', '\r\n')}`)],
])('an owner’s file with %s is read', async (_, content) => {
  const { importId, kind, rows } = await upload(content);
  expect([kind, rows]).toEqual(['shopify-products', 3]);
  const { survey } = await owner.api(surveyShopImport, { query: { importId } });
  expect(survey).toMatchObject({ products: 1, variants: 3 });
});

test('an owner’s inventory file has the stock of all locations, and the HSN codes', async () => {
  const { importId } = await upload(`${HEAD}\n${kurti('stocked')}`);
  const inventory = [
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,SKU,HS Code,COO,Location,On hand (current),On hand (new)',
    'stocked,Indigo Kurti,Colour,Blue,Size,S,,6211.42.0000,IN,Jaipur,3,',
    'stocked,Indigo Kurti,Colour,Blue,Size,S,,6211.42.0000,IN,Delhi,5,6',
    'stocked,Indigo Kurti,Colour,Blue,Size,M,,,IN,Delhi,not stocked,',
    'elsewhere,Another,Title,Default Title,,,,,IN,Delhi,5,',
  ].join('\n');
  expect(await upload(inventory, importId)).toMatchObject({ kind: 'shopify-inventory', rows: 4 });
  await owner.api(checkShopImport, { body: { importId, mapping } });
  await shop.runJobs();
  await owner.api(runShopImport, { body: { importId } });
  await shop.runJobs();
  expect(await read(importId)).toMatchObject({ state: 'done', products: { total: 1, new: 1 } });
  const [blue] = await productsOf('stocked');
  expect(blue?.hsn).toBe('62114200');
  const sizes = shop.db
    .selectFrom('variant')
    .where('product_id', '=', blue?.id ?? '')
    .orderBy('position');
  expect(await sizes.select('on_hand').execute()).toEqual([{ on_hand: 9 }, { on_hand: 0 }]);
}, 60_000);

function cellsOf(text: string): Record<string, string>[] {
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, plainCell(cell)])),
  );
}

async function exportedRows(handle: string) {
  const { body } = await shop.app.inject({
    url: `/api${exportForShopify.path}`,
    headers: { cookie: owner.cookie },
  });
  return cellsOf(body).filter((row) => row.Handle === handle);
}

test('what came in Shopify’s format goes out unchanged, but for what was changed here', async () => {
  const rows = `${kurti('amber')}\namber,,,,,,,,,,,,,,,http://${cdnHost}/amber-c.jpg,3,"Back",,\n`
    .replace(',4,', ',-4,')
    .replace('amber-3', '=A1');
  await imported(`${HEAD}\n${rows}`);
  const exported = await exportedRows('amber');
  expect(exported).toMatchObject(cellsOf(`${HEAD}\n${rows}`));
  expect(exported).toHaveLength(4);

  const [blue] = await productsOf('amber');
  await shop.db
    .updateTable('product')
    .set({ brand: 'Ours' })
    .where('id', '=', blue?.id ?? '')
    .execute();
  await shop.db
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

test('an owner’s own products go out in Shopify’s format, too', async () => {
  const id = await buildProduct(shop.db, { name: 'Own Kurti', stock: { S: 2, M: 0 } });
  expect(await exportedRows(id)).toMatchObject([
    { Title: 'Own Kurti', 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Variant Inventory Qty': '2' },
    { Title: '', 'Option1 Name': '', 'Option1 Value': 'M', 'Variant Inventory Qty': '0' },
  ]);
});

test('an owner’s file of Windows shows what its accents became', async () => {
  const { importId } = await upload(Buffer.from(`${HEAD}\n${kurti('anglais', 'Broderie à jour')}`, 'latin1'));
  expect((await read(importId)).files).toMatchObject([
    { encoding: 'windows-1252', accents: ['Broderie à jour'] },
  ]);
});

test('an owner’s products may be spread over several files and rows', async () => {
  const [first = '', second = '', third = ''] = kurti('spread').split('\n');
  const { importId } = await upload(`${HEAD}\n${first}\n${kurti('between')}\n${second}`);
  await upload(`${HEAD}\n${third}`, importId);
  const { survey } = await owner.api(surveyShopImport, { query: { importId } });
  expect(survey).toMatchObject({ products: 2, variants: 6 });
});

test.each([
  ['name,price\nKurti,5', 'This file is not known'],
  ['', 'The file is empty'],
  [HEAD, 'The file has no rows'],
  [`${HEAD}\n"a`, 'This is not a CSV file'],
])('an owner’s file that cannot be read is refused with its reason: %j', async (content, message) => {
  const reply = await upload(content);
  expect(reply.status).toBe(400);
  expect(reply.message).toContain(message);
});
