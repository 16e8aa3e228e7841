import { getImport, runImport } from '@gulmohar/contract/admin/product-import.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { type ProductImports, productImports } from '../../../testing/product-imports.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let owner: TestStaff;
let imports: ProductImports;

beforeAll(async () => {
  shop = await testShop();
  owner = await buildStaff(shop);
  imports = productImports(shop, owner);
});
afterAll(() => shop.close());

/** Texts with characters that are special in a CSV file, a spreadsheet or a list within a cell. */
function textOf(signs: readonly string[]) {
  const part = fc.string({
    unit: fc.constantFrom(...signs, 'a', 'क', '₹', '7'),
    minLength: 1,
    maxLength: 12,
  });
  return part.map((text) => `${text}.`.trim());
}

const signs = ["'", '=', '+', '-', '@', '"', ',', '|', ':', ';', '{', ' b'];
const line = textOf(signs);
const product = fc.record({
  name: line,
  description: textOf([...signs, '\n', '\n\n']),
  details: fc.record({
    fabric: line,
    work: line,
    fit: line,
    length: line,
    care: line,
    origin: line,
    measurements: fc.dictionary(
      fc.constantFrom('S', 'M', 'one size'),
      fc.array(fc.record({ name: line, garmentCm: fc.integer({ min: 10, max: 200 }) }), { maxLength: 3 }),
      { maxKeys: 3 },
    ),
  }),
  mrp: fc.option(fc.integer({ min: 300_000, max: 900_000 })),
  bestseller_rank: fc.option(fc.integer({ min: 1, max: 20 })),
  tax_rule: fc.constantFrom(
    'garment' as const,
    'fabric' as const,
    'accessory' as const,
    'jewellery' as const,
  ),
  facets: fc.subarray(['color:indigo', 'material:cotton', 'craft:ajrakh']),
  published_at: fc.option(
    fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true }),
  ),
  pictures: fc.subarray(['/pictures/a.00000000.e9d9c3/800.webp', '/pictures/b.00000000.e9d9c3/800.webp']),
  hsn: fc.constantFrom('620630', '6204'),
  days_to_make: fc.option(fc.integer({ min: 1, max: 60 })),
  brand: line,
  product_type: line,
  seo_title: line,
  is_unlisted: fc.boolean(),
  custom: fc.dictionary(fc.constantFrom('lining', 'mpn'), line, { maxKeys: 2 }),
  story: fc.array(
    fc.record({
      type: fc.constant('paragraph' as const),
      content: fc.array(fc.record({ type: fc.constant('text' as const), text: line }), { maxLength: 2 }),
    }),
    { maxLength: 2 },
  ),
});

/** Of size M, which costs more than the product. */
const size = fc.record({
  own_price: fc.option(fc.integer({ min: 250_001, max: 300_000 })),
  own_mrp: fc.option(fc.constantFrom(0, 950_000)),
  cost: fc.option(fc.integer({ min: 0, max: 200_000 })),
  topped_up_to: fc.option(fc.integer({ min: 1, max: 9 })),
  more_barcodes: fc.subarray(['OLD-1', '8901234567894']),
});

test('a file can reorder pictures and set the best-seller rank, but not add other pictures or change SKUs', async () => {
  const id = await buildProduct(shop.db, { stock: { S: 3 } });
  const pictures = ['/pictures/a.00000000.e9d9c3/800.webp', '/pictures/b.00000000.e9d9c3/800.webp'];
  await shop.db.updateTable('product').set({ pictures }).where('id', '=', id).execute();
  const send = async (row: string) => {
    const importId = await imports.check(`id,pictures,bestseller,skus\n${id},${row}`);
    await owner.api(runImport, { body: { importId } });
    await shop.runJobs();
    return (await owner.api(getImport, { query: { importId } })).import;
  };
  expect(await send(`${pictures.toReversed().join('|')},4,`)).toMatchObject({
    rows: { changed: 1, wrong: 0 },
  });
  const read = () =>
    shop.db
      .selectFrom('product')
      .where('id', '=', id)
      .select(['pictures', 'bestseller_rank'])
      .executeTakeFirstOrThrow();
  expect(await read()).toEqual({ pictures: pictures.toReversed(), bestseller_rank: 4 });
  expect(await send('/pictures/other.webp,,')).toMatchObject({
    rows: { wrong: 1 },
    faults: [{ column: 'pictures' }],
  });
  expect(await send(`${pictures.toReversed().join('|')},third,`)).toMatchObject({
    faults: [{ column: 'bestseller' }],
  });
  expect(await read()).toEqual({ pictures: pictures.toReversed(), bestseller_rank: 4 });
  const renamed = await send(`${pictures.toReversed().join('|')},4,S:OTHER`);
  expect(renamed).toMatchObject({ rows: { same: 1 }, warnings: [{ column: 'skus' }] });
});

test('any product’s exported row imports without a change or an entry in the audit log', async () => {
  const sizes = fc.sample(size, 60);
  for (const [at, { details, story, custom, ...fields }] of fc.sample(product, 60).entries()) {
    const id = await buildProduct(shop.db, { price: 250_000, stock: { S: 3, M: 0 } });
    await shop.db
      .updateTable('product')
      .set({
        ...fields,
        details: JSON.stringify(details),
        story: JSON.stringify(story),
        custom: JSON.stringify(custom),
      })
      .where('id', '=', id)
      .execute();
    const isM = { product_id: id, size: 'M' };
    await shop.db
      .updateTable('variant')
      .set(sizes[at] ?? {})
      .where((where) => where.and(isM))
      .execute();
  }
  const headers = { cookie: owner.cookie };
  const { body } = await shop.app.inject({ url: '/api/admin/product/export.csv', headers });
  const importId = await imports.check(body);
  const { import: checked } = await owner.api(getImport, { query: { importId } });
  expect(checked).toMatchObject({ faults: [], rows: { changed: 0, wrong: 0 } });
  expect(checked.rows.same).toBe(checked.rows.total);
  const entries = () => shop.db.selectFrom('audit_entry').select('id').execute();
  const before = await entries();
  await owner.api(runImport, { body: { importId } });
  await shop.runJobs();
  expect((await owner.api(getImport, { query: { importId } })).import.rows).toMatchObject({ changed: 0 });
  expect(await entries()).toEqual(before);
});
