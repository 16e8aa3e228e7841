import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import { getAdminProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { runImport } from '@gulmohar/contract/admin/product-import.ts';
import { listAdminProducts } from '@gulmohar/contract/admin/product-list.ts';
import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { productImports } from '../../../testing/product-imports.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { readParts } from './file-parts.ts';
import { insertImport } from './import.store.ts';
import { importProducts } from './import-products.ts';
import { readRecords } from './read-records.ts';

const HEAD = 'id,name,category,sub_category,price,mrp,tags,stock,on_sale_from,hsn';

const shop = await testShop();
const owner = await buildStaff(shop);
const imports = productImports(shop, owner);
afterAll(() => shop.close());

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
  const importId = await imports.check(text);
  const faults = [
    { line: 9, column: 'hsn', message: 'Please enter an HSN code: products on sale need one' },
    { line: 12, column: 'name', message: 'Please enter a name' },
    { line: 502, column: 'price', message: 'Please enter an amount in rupees' },
    { line: 1_000, column: 'id', message: 'There is no such product.' },
  ];
  const checked = await imports.read(importId);
  expect(checked).toMatchObject({ state: 'checked', faults, rows: { total: 1_000, new: 996, wrong: 4 } });
  expect(await find('Thousand')).toEqual([]);

  expect(await imports.run(importId)).toMatchObject({
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
  const importId = await imports.check([HEAD, ...rows].join('\n'));
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
  expect(await imports.read(importId)).toMatchObject({ state: 'done', rows: { done: 250, new: 250 } });
  const { count } = await shop.db
    .selectFrom('product')
    .where('name', 'like', 'Killed %')
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(250);
});

test('an exported file imports without changes, and one edited cell is one change in the audit log', async () => {
  await imports.run(
    await imports.check(
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
  const unchanged = await imports.read(await imports.check(exported));
  expect(unchanged).toMatchObject({ state: 'checked', rows: { changed: 0, new: 0, wrong: 0 } });
  expect(unchanged.rows.same).toBe(unchanged.rows.total);

  await imports.run(await imports.check(`id,price\n${product.productId},1299`));
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
  const response = await imports.read(await imports.check(Buffer.from(text)));
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
    const done = await imports.run(await imports.check(`${head}\n${productId},${row}`));
    expect(done.rows, row).toMatchObject({ wrong: 1, changed: 0 });
    expect(done.faults, row).toMatchObject([{ line: 2, column, message: expect.stringContaining(message) }]);
  }
  expect(await read()).toEqual(before);
});

test('the empty columns and cells that spreadsheets add at the end of lines do no harm', async () => {
  const productId = await buildProduct(shop.db, { price: 189_900 });
  const file = `id,price,,\n${productId},"₹1,29,999",,,,`;
  expect(await imports.run(await imports.check(file), ['price-jump'])).toMatchObject({
    rows: { changed: 1, wrong: 0 },
  });
  const { product } = await owner.api(getAdminProduct, { query: { productId } });
  expect(product.price).toBe(12_999_900);
});

test('a different stock level for an existing product is reported, and applied only on request', async () => {
  await imports.run(await imports.check([HEAD, ',Counted Kurti,Women,Topwear,999,,,S:3|M:4,,'].join('\n')));
  const [product] = await find('Counted Kurti');
  const productId = product?.productId ?? '';
  const onHand = async () =>
    (await owner.api(getAdminProduct, { query: { productId } })).product.variants.map(
      ({ size, onHand: units }) => [size, units],
    );
  const file = `id,stock\n${productId},S:5|M:4|XL:1`;

  const first = await imports.check(file);
  const checked = await imports.read(first);
  expect(checked).toMatchObject({ rows: { same: 1, changed: 0, warned: 1, otherStock: 1 } });
  expect(checked.warnings.map(({ message }) => message)).toEqual([
    'The product has no size XL',
    'Stock of S is 3, the file says 5',
  ]);
  expect((await imports.run(first)).warnings).toHaveLength(2);
  expect(await onHand()).toEqual([
    ['S', 3],
    ['M', 4],
  ]);

  const second = await imports.check(file);
  await owner.api(runImport, { body: { importId: second, setsStock: true } });
  await shop.runJobs();
  const done = await imports.read(second);
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
  const importId = await imports.check(`id,stock\n${productId},M:1`);
  expect((await imports.read(importId)).warnings).toMatchObject([
    { column: 'stock', message: 'Stock of M: 1 is fewer than the 2 held by open checkouts' },
  ]);
  await owner.api(runImport, { body: { importId, setsStock: true } });
  await shop.runJobs();
  expect(await imports.read(importId)).toMatchObject({ state: 'done', rows: { same: 1, wrong: 0 } });
});

test('shoppers and packers cannot download the files', async () => {
  expect((await download('export.csv', '')).statusCode).toBe(401);
  const packer = await buildStaff(shop, 'packer');
  expect((await download('import/faults.csv?importId=x', packer.cookie)).statusCode).toBe(403);
});

test('a file with a character that the shop cannot store is refused, instead of being checked for ever', async () => {
  const importId = await imports.check([HEAD, ',Nul\0 Kurti,Women,Topwear,999,,,1,,'].join('\n'));
  expect(await imports.read(importId)).toMatchObject({
    state: 'failed',
    problem: 'Please save the file as “CSV UTF-8”.',
  });
});
