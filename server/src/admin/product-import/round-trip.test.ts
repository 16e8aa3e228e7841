import { getImport, startImport } from '@gulmohar/contract/admin/product-import.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../testing/build-product.ts';
import { buildStaff, type TestStaff } from '../../testing/build-staff.ts';
import { type TestShop, testShop } from '../../testing/test-shop.ts';

let shop: TestShop;
let owner: TestStaff;

beforeAll(async () => {
  shop = await testShop();
  owner = await buildStaff(shop);
});
afterAll(() => shop.close());

/** Signs that a CSV file, a spreadsheet or a list within a cell could stumble over, within a text. */
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
    ...{ fabric: line, work: line, fit: line, length: line, care: line, origin: line },
    measurements: fc.dictionary(
      fc.constantFrom('S', 'M', 'one size'),
      fc.array(fc.record({ name: line, garmentCm: fc.integer({ min: 10, max: 200 }) }), { maxLength: 3 }),
      { maxKeys: 3 },
    ),
  }),
  mrp: fc.option(fc.integer({ min: 300_000, max: 900_000 })),
  bestseller_rank: fc.constant(null),
  hsn: fc.constantFrom('620630', '6204'),
});

test('whatever a product says, its exported row is taken back without a change and nothing is in the log', async () => {
  for (const { details, ...fields } of fc.sample(product, 60)) {
    const id = await buildProduct(shop.db, { price: 250_000, stock: { S: 3, M: 0 } });
    await shop.db
      .updateTable('product')
      .set({ ...fields, details: JSON.stringify(details) })
      .where('id', '=', id)
      .execute();
  }
  const headers = { cookie: owner.cookie };
  const { body } = await shop.app.inject({ url: '/api/admin/product/export.csv', headers });
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api${startImport.path}?fileName=same.csv`,
    headers: { ...headers, 'content-type': 'text/csv' },
    payload: body,
  });
  await shop.runJobs();
  const { import: checked } = await owner.api(getImport, { query: { importId: answer.json().importId } });
  expect(checked.rows).toMatchObject({ total: 60, same: 60, changed: 0, wrong: 0 });
});
