import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import { getAdminProduct } from '@gulmohar/contract/admin/product-edit.ts';
import {
  getImport,
  type ImportDoubt,
  runImport,
  startImport,
} from '@gulmohar/contract/admin/product-import.ts';
import { listAdminProducts } from '@gulmohar/contract/admin/product-list.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { readParts } from './file-parts.ts';
import { insertImport } from './import.store.ts';
import { importProducts } from './import-products.ts';
import { readRecords } from './read-records.ts';

const HEAD = 'id,name,category,sub_category,price,mrp,tags,stock,on_sale_from,hsn';
let shop: TestShop;
let owner: TestStaff;

beforeAll(async () => {
  shop = await testShop();
  owner = await buildStaff(shop);
});
afterAll(() => shop.close());

async function send(text: string | Buffer): Promise<string> {
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api${startImport.path}?fileName=new.csv`,
    headers: { cookie: owner.cookie, 'content-type': 'text/csv' },
    payload: text,
  });
  expect(response.statusCode, response.body).toBe(200);
  await shop.runJobs();
  return response.json().importId;
}

async function readImport(importId: string) {
  return (await owner.api(getImport, { query: { importId } })).import;
}

async function run(importId: string, accepted: ImportDoubt[] = []) {
  await owner.api(runImport, { body: { importId, accepted } });
  await shop.runJobs();
  return readImport(importId);
}

function download(path: string, cookie = owner.cookie) {
  return shop.app.inject({ url: `/api/admin/product/${path}`, headers: { cookie } });
}

async function find(q: string) {
  return (await owner.api(listAdminProducts, { query: { q } })).products;
}

/** Builds a file of 1,000 products in which the given rows are invalid. */
function thousand(wrong: Record<number, string>): string {
  const rows = Array.from(
    { length: 1_000 },
    (_, at) =>
      wrong[at] ??
      `,Thousand ${at},Women,Topwear,"1,299",1599,color:red|material:cotton,S:${at % 9}|M:2,now,620630`,
  );
  return [HEAD, ...rows].join('\n');
}

test('an import of 1,000 rows reports the 4 invalid ones with reasons and imports the others', async () => {
  const text = thousand({
    7: ',No HSN,Women,Topwear,999,,,S:1,now,',
    10: ',,Women,Topwear,999,,,S:1,,',
    500: ',No Price,Women,Topwear,cheap,,,S:1,,',
    998: 'no-such-product,X,Women,Topwear,999,,,S:1,,',
  });
  const importId = await send(text);
  const faults = [
    { line: 9, column: 'hsn', message: 'Please enter an HSN code: products on sale need one' },
    { line: 12, column: 'name', message: 'Please enter a name' },
    { line: 502, column: 'price', message: 'Please enter an amount in rupees' },
    { line: 1_000, column: 'id', message: 'There is no such product.' },
  ];
  const checked = await readImport(importId);
  expect(checked).toMatchObject({ state: 'checked', faults, rows: { total: 1_000, new: 996, wrong: 4 } });
  expect(await find('Thousand')).toEqual([]);

  expect(await run(importId)).toMatchObject({
    state: 'done',
    faults,
    rows: { done: 1_000, new: 996, wrong: 4 },
  });
  expect(await find('Thousand 999')).toMatchObject([
    { price: 129_900, mrp: 159_900, state: 'published', available: 2 },
  ]);

  const file = (await download(`import/faults.csv?importId=${importId}`)).body.split('\r\n');
  expect(file).toHaveLength(6);
  expect(file[3]).toBe('502,price,Please enter an amount in rupees,,No Price,Women,Topwear,cheap,,,S:1,,');
  await expect(owner.api(runImport, { body: { importId } })).rejects.toMatchObject({ status: 409 });
}, 120_000);

test('the same file checked again says when it was checked before, and whether it was imported', async () => {
  const text = `${HEAD}\n,Twice Checked,Women,Topwear,999,,,1,,`;
  const first = await send(text);
  expect(await readImport(first)).toMatchObject({ earlier: null });
  const { startedAt } = await readImport(first);
  const second = await send(text);
  expect(await readImport(second)).toMatchObject({ earlier: { at: startedAt, isImported: false } });
  await run(second);
  expect(await readImport(await send(text))).toMatchObject({ earlier: { isImported: true } });
});

test('a file stored in several parts reads back unchanged, including characters split across parts', async () => {
  const name = 'कढ़ाई वाला कुर्ता '.repeat(8);
  const rows = Array.from({ length: 900 }, (_, at) => `,${name}${at},Women,Topwear,999,,,1,,`);
  const content = Buffer.from([HEAD, ...rows].join('\n'));
  const importId = await shop.db
    .transaction()
    .execute((trx) => insertImport(trx, { staffId: null, name: 'x' }, 'long.csv', content));
  const parts: Uint8Array[] = [];
  for await (const part of readParts(shop.db, importId)) parts.push(part);
  expect(parts.length).toBeGreaterThan(1);
  expect(Buffer.concat(parts).equals(content)).toBe(true);
  let nth = -1;
  for await (const { cells } of readRecords(parts)) {
    nth += 1;
    expect(cells[1]).toBe(`${name}${nth}`);
  }
  expect(nth).toBe(899);
});

test('an import that was killed resumes after the last imported row', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => `,Killed ${at},Women,Topwear,999,,,1,,`);
  const importId = await send([HEAD, ...rows].join('\n'));
  await owner.api(runImport, { body: { importId } });
  let batches = 0;
  const killed = importProducts(shop.db, readParts(shop.db, importId), {
    actor: { staffId: null, name: 'x' },
    isDryRun: false,
    async onBatch(trx) {
      batches += 1;
      if (batches === 2) throw new Error('killed');
      await trx
        .updateTable('product_import')
        .set({ rows_done: 100, rows_new: 100 })
        .where('id', '=', importId)
        .execute();
    },
  });
  await expect(killed).rejects.toThrow('killed');
  await shop.runJobs();
  expect(await readImport(importId)).toMatchObject({ state: 'done', rows: { done: 250, new: 250 } });
  const { count } = await shop.db
    .selectFrom('product')
    .where('name', 'like', 'Killed %')
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(250);
});

test('an exported file imports without changes, and one edited cell is one change in the audit log', async () => {
  await run(
    await send(
      [HEAD, ',=Formula Kurti,Women,Topwear,1499.50,,craft:ajrakh,7,2030-01-31 10:00,620630'].join('\n'),
    ),
  );
  const [product] = await find('Formula');
  if (!product) throw new Error('It was added');
  expect(product).toMatchObject({
    state: 'scheduled',
    publishedAt: '2030-01-31T04:30:00.000Z',
    price: 149_950,
  });
  const exported = (await download('export.csv')).body;
  expect(exported).toContain(`${product.productId},'=Formula Kurti,`);
  const unchanged = await readImport(await send(exported));
  expect(unchanged).toMatchObject({ state: 'checked', rows: { changed: 0, new: 0, wrong: 0 } });
  expect(unchanged.rows.same).toBe(unchanged.rows.total);

  await run(await send(`id,price\n${product.productId},1299`));
  const { entries } = await owner.api(listAudit, { query: { subject: product.productId } });
  expect(entries[0]).toMatchObject({
    action: 'product.import',
    before: { price: 149_950 },
    after: { price: 129_900 },
  });
  const after = (await owner.api(getAdminProduct, { query: { productId: product.productId } })).product;
  expect(after).toMatchObject({ name: '=Formula Kurti', tags: ['craft:ajrakh'], variants: [{ onHand: 7 }] });
});

test.each([
  ['no text at all', '', 'The file is empty.'],
  ['a column nobody knows', 'name,colour\nX,red', 'There is no column ‘colour’'],
  ['letters of an old spreadsheet', Buffer.from([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xe9]), 'CSV UTF-8'],
  ['semicolons between its columns', 'name;price;stock\nX;1,50;3', 'columns are separated by semicolons'],
  ['tabs between its columns', 'name\tprice\nX\t1', 'columns are separated by tabs'],
  [
    'the columns of Shopify',
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published\nx,X,,,,,TRUE',
    'This is a product file from Shopify.',
  ],
  ['a column named twice', 'name,price,price\nX,1,2', 'names the column ‘price’ twice'],
  ['a quotation that never ends', 'name\n"x', 'This is not a CSV file'],
])('a file with %s is refused as a whole, with an explanation', async (_, text, problem) => {
  const response = await readImport(await send(Buffer.from(text)));
  expect(response.state).toBe('failed');
  expect(response.problem).toContain(problem);
});

test('a row whose cells do not match the columns, or whose price is in doubt, changes nothing', async () => {
  const productId = await buildProduct(shop.db, { price: 189_900, mrp: 250_000, stock: { M: 3 } });
  const read = async () => (await owner.api(getAdminProduct, { query: { productId } })).product;
  const before = await read();
  const tooLong = 'This row has 3 cells for 2 columns. A cell that contains a comma needs quotation marks';
  const tooShort = 'This row has 2 cells for 4 columns. An empty cell needs its comma, too.';
  for (const [head, row, column, message] of [
    ['id,price', '1,899', '', tooLong],
    ['id,price,tags,on_sale_from', '1499', '', tooShort],
    ['id,price', '"1299,50"', 'price', 'Please enter an amount in rupees'],
    ['id,price,mrp', '1499,"2.499,00"', 'mrp', 'Please enter an amount in rupees'],
  ] as const) {
    const done = await run(await send(`${head}\n${productId},${row}`));
    expect(done.rows, row).toMatchObject({ wrong: 1, changed: 0 });
    expect(done.faults, row).toMatchObject([{ line: 2, column, message: expect.stringContaining(message) }]);
  }
  expect(await read()).toEqual(before);
});

test('the empty columns and cells that spreadsheets add at the end of lines do no harm', async () => {
  const productId = await buildProduct(shop.db, { price: 189_900 });
  const file = `id,price,,\n${productId},"₹1,29,999",,,,`;
  expect(await run(await send(file), ['price-jump'])).toMatchObject({ rows: { changed: 1, wrong: 0 } });
  const { product } = await owner.api(getAdminProduct, { query: { productId } });
  expect(product.price).toBe(12_999_900);
});

test('doubtful values are reported before anything goes on sale', async () => {
  const importId = await send(
    [
      HEAD,
      ',Odd Kurti,Womne,Topwaer,2700,,color:red|colour:rde,S:1,now,6206',
      ',Plain Draft,Women,Topwear,999,,,S:1,,',
    ].join('\n'),
  );
  const { warnings, rows } = await readImport(importId);
  expect(rows).toMatchObject({ new: 2, wrong: 0, warned: 1 });
  const odd = warnings.filter(({ line }) => line === 2);
  expect(odd.map(({ column }) => column)).toEqual([
    'category',
    'sub_category',
    'tags',
    'price',
    'on_sale_from',
  ]);
  const messages = odd.map(({ message }) => message).join('\n');
  for (const text of ['“Womne”', '“Topwaer”', '“colour:rde”', 'neither GST slab', 'without a picture'])
    expect(messages).toContain(text);
  expect(messages).not.toContain('color:red');
  expect(await find('Odd Kurti')).toEqual([]);
  expect(await run(importId)).toMatchObject({ state: 'done', rows: { new: 2, warned: 1 } });
});

test('the check lists each field that will change with its old and new value, and counts what is emptied', async () => {
  const productId = await buildProduct(shop.db, { name: 'Listed Kurti', price: 189_900, mrp: 249_900 });
  const importId = await send(`id,name,price,mrp,tags\n${productId},Listed Kurta,1799,,`);
  const { changes, changesTotal, cleared } = await readImport(importId);
  expect(changes).toMatchObject([
    { line: 2, productName: 'Listed Kurta', column: 'name', before: 'Listed Kurti', after: 'Listed Kurta' },
    { column: 'price', before: 'Rs. 1,899', after: 'Rs. 1,799' },
    { column: 'mrp', before: 'Rs. 2,499', after: '' },
    ...changes.slice(3),
  ]);
  expect(changesTotal).toBe(changes.length);
  expect(cleared).toBe(changes.filter(({ after }) => after === '').length);
  const { body } = await download(`import/changes.csv?importId=${importId}`);
  expect(body).toContain('2,Listed Kurta,price,"Rs. 1,899","Rs. 1,799"');
});

test('doubtful values must be accepted kind by kind before a file is imported', async () => {
  const productId = await buildProduct(shop.db, { price: 189_900, stock: { M: 3 } });
  const importId = await send(
    [
      'id,name,category,sub_category,price,stock,skus,barcodes,fabric',
      `${productId},Neel ???,Women,Topwear,189,,,,`,
      ',New Kurti,Women,Topwear,999,02-Mar:1|M:2,M:8901234567890,M:8.90124E+12,Cotton â€“ silk',
      ',Other Kurti,Women,Topwear,999,M:2,,M:8901234567894,',
    ].join('\n'),
  );
  const { doubts, warnings, rows, faults } = await readImport(importId);
  expect(faults).toEqual([]);
  expect(rows).toMatchObject({ wrong: 0, new: 2, changed: 1 });
  expect(doubts).toEqual([
    { kind: 'code', count: 2 },
    { kind: 'date', count: 1 },
    { kind: 'price-jump', count: 1 },
    { kind: 'shortened-code', count: 1 },
    { kind: 'text', count: 2 },
  ]);
  const messages = warnings.map(({ message }) => message).join('\n');
  for (const text of ['Rs. 1,899 becomes Rs. 189', '“02-Mar” is a date', '“8.90124E+12” was shortened'])
    expect(messages).toContain(text);
  const accepted = doubts.map(({ kind }) => kind);
  for (const some of [[], accepted.slice(1)]) {
    await expect(owner.api(runImport, { body: { importId, accepted: some } })).rejects.toMatchObject({
      code: 'STEP_NOT_POSSIBLE',
    });
  }
  expect(await run(importId, accepted)).toMatchObject({ state: 'done', rows: { new: 2, changed: 1 } });
});

test('a different stock level for an existing product is reported, and applied only on request', async () => {
  await run(await send([HEAD, ',Counted Kurti,Women,Topwear,999,,,S:3|M:4,,'].join('\n')));
  const [product] = await find('Counted Kurti');
  const productId = product?.productId ?? '';
  const onHand = async () =>
    (await owner.api(getAdminProduct, { query: { productId } })).product.variants.map(
      ({ size, onHand: units }) => [size, units],
    );
  const file = `id,stock\n${productId},S:5|M:4|XL:1`;

  const first = await send(file);
  const checked = await readImport(first);
  expect(checked).toMatchObject({ rows: { same: 1, changed: 0, warned: 1, otherStock: 1 } });
  expect(checked.warnings.map(({ message }) => message)).toEqual([
    'The product has no size XL',
    'Stock of S is 3, the file says 5',
  ]);
  expect((await run(first)).warnings).toHaveLength(2);
  expect(await onHand()).toEqual([
    ['S', 3],
    ['M', 4],
  ]);

  const second = await send(file);
  await owner.api(runImport, { body: { importId: second, setsStock: true } });
  await shop.runJobs();
  const done = await readImport(second);
  expect(done).toMatchObject({ state: 'done', rows: { changed: 1, same: 0 } });
  expect(done.warnings.map(({ message }) => message)).toEqual(['The product has no size XL']);
  expect(await onHand()).toEqual([
    ['S', 5],
    ['M', 4],
  ]);
  const { entries } = await owner.api(listAudit, { query: { subject: productId } });
  expect(entries[0]).toMatchObject({ action: 'stock.count', before: { S: 3 }, after: { S: 5 } });
});

test('a stock count below the units held by open checkouts is reported and not applied', async () => {
  const productId = await buildProduct(shop.db, { price: 250_000, stock: { M: 3 } });
  await openPurchase(shop, { lines: [{ _id: productId, size: 'M', quantity: 2 }], amount: 5_000 });
  const importId = await send(`id,stock\n${productId},M:1`);
  expect((await readImport(importId)).warnings).toMatchObject([
    { column: 'stock', message: 'Stock of M: 1 is fewer than the 2 held by open checkouts' },
  ]);
  await owner.api(runImport, { body: { importId, setsStock: true } });
  await shop.runJobs();
  expect(await readImport(importId)).toMatchObject({ state: 'done', rows: { same: 1, wrong: 0 } });
});

test('shoppers and packers cannot download the files', async () => {
  expect((await download('export.csv', '')).statusCode).toBe(401);
  const packer = await buildStaff(shop, 'packer');
  expect((await download('import/faults.csv?importId=x', packer.cookie)).statusCode).toBe(403);
});
