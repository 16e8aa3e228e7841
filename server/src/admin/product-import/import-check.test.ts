import { runImport } from '@gulmohar/contract/admin/product-import.ts';
import { listAdminProducts } from '@gulmohar/contract/admin/product-list.ts';
import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { productImports } from '../../../testing/product-imports.ts';
import { testShop } from '../../../testing/test-shop.ts';

const HEAD = 'id,name,category,sub_category,price,mrp,tags,stock,on_sale_from,hsn';

const shop = await testShop();
const owner = await buildStaff(shop);
const imports = productImports(shop, owner);
afterAll(() => shop.close());

test('the same file checked again says when it was checked before, and whether it was imported', async () => {
  const text = `${HEAD}\n,Twice Checked,Women,Topwear,999,,,1,,`;
  const first = await imports.check(text);
  expect(await imports.read(first)).toMatchObject({ earlier: null });
  const { startedAt } = await imports.read(first);
  const second = await imports.check(text);
  expect(await imports.read(second)).toMatchObject({ earlier: { at: startedAt, isImported: false } });
  await imports.run(second);
  expect(await imports.read(await imports.check(text))).toMatchObject({ earlier: { isImported: true } });
});

test('doubtful values are reported before anything goes on sale', async () => {
  await buildProduct(shop.db, { facets: ['color:red'] });
  const importId = await imports.check(
    [
      HEAD,
      ',Odd Kurti,Womne,Topwaer,2700,,color:red|colour:rde,S:1,now,6206',
      ',Plain Draft,Women,Topwear,999,,,S:1,,',
    ].join('\n'),
  );
  const { warnings, rows } = await imports.read(importId);
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
  expect((await owner.api(listAdminProducts, { query: { q: 'Odd Kurti' } })).products).toEqual([]);
  expect(await imports.run(importId)).toMatchObject({ state: 'done', rows: { new: 2, warned: 1 } });
});

test('the check lists each field that will change with its old and new value, and counts what is emptied', async () => {
  const productId = await buildProduct(shop.db, { name: 'Listed Kurti', price: 189_900, mrp: 249_900 });
  const importId = await imports.check(`id,name,price,mrp,tags\n${productId},Listed Kurta,1799,,`);
  const { changes, changesTotal, cleared } = await imports.read(importId);
  expect(changes).toMatchObject([
    { line: 2, productName: 'Listed Kurta', column: 'name', before: 'Listed Kurti', after: 'Listed Kurta' },
    { column: 'price', before: 'Rs. 1,899', after: 'Rs. 1,799' },
    { column: 'mrp', before: 'Rs. 2,499', after: '' },
    ...changes.slice(3),
  ]);
  expect(changesTotal).toBe(changes.length);
  expect(cleared).toBe(changes.filter(({ after }) => after === '').length);
  const { body } = await shop.app.inject({
    url: `/api/admin/product/import/changes.csv?importId=${importId}`,
    headers: { cookie: owner.cookie },
  });
  expect(body).toContain('2,Listed Kurta,price,"Rs. 1,899","Rs. 1,799"');
});

test('doubtful values must be accepted kind by kind before a file is imported', async () => {
  const productId = await buildProduct(shop.db, { price: 189_900, stock: { M: 3 } });
  const importId = await imports.check(
    [
      'id,name,category,sub_category,price,stock,skus,barcodes,fabric',
      `${productId},Neel ???,Women,Topwear,189,,,,`,
      ',New Kurti,Women,Topwear,999,02-Mar:1|M:2,M:8901234567890,M:8.90124E+12,Cotton â€“ silk',
      ',Other Kurti,Women,Topwear,999,M:2,,M:8901234567894,',
    ].join('\n'),
  );
  const { doubts, warnings, rows, faults } = await imports.read(importId);
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
  expect(await imports.run(importId, accepted)).toMatchObject({
    state: 'done',
    rows: { new: 2, changed: 1 },
  });
});
