import { wooFileKinds, wooHeadings } from '@gulmohar/contract/admin/import-headings.ts';
import { nameImportColumns, surveyShopImport } from '@gulmohar/contract/admin/shop-import-calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStaff } from '../../../../testing/build-staff.ts';
import { type ImportingShop, openImportingShop } from '../../../../testing/importing-shop.ts';
import { meaningOf } from './unknown-columns.ts';

let here: ImportingShop;

beforeAll(async () => {
  here = await openImportingShop();
});
afterAll(() => here.close());

const PRODUCTS = [
  'आईडी,प्रकार,SKU,नाम,नियमित मूल्य,मूल उत्पाद,गुण 1 नाम,गुण 1 मान,अस्तर',
  '9,variable,HK,Hindi Kurti,,,Size,"S, M",Mulmul',
  '10,variation,HK-S,Hindi Kurti - S,1299,HK,Size,S,',
  '11,variation,HK-M,Hindi Kurti - M,1399,HK,Size,M,',
].join('\n');

const CUSTOMERS =
  'नाम,यूज़रनेम,ईमेल,शहर\nMeera Devi,meera,meera.hindi@example.com,Jaipur\nAsha Rao,asha,asha.hindi@example.com,Pune';

async function surveyOf(importId: string) {
  return (await here.owner.api(surveyShopImport, { query: { importId } })).survey;
}

test.each(wooFileKinds)(
  'every column that an owner can name in a file of %s means something here',
  (kind) => {
    expect(wooHeadings[kind].filter((heading) => meaningOf(kind, heading) === undefined)).toEqual([]);
  },
);

test('an owner says what the Hindi headings of a file of products are, changes it once, and imports it', async () => {
  const { importId, kind } = await here.upload(PRODUCTS);
  expect(kind).toBe('unknown');
  expect(await surveyOf(importId)).toMatchObject({ products: 0, parts: [], files: [{ isKnown: false }] });
  const columns = [
    { at: 0, heading: 'ID' },
    { at: 1, heading: 'Type' },
    { at: 3, heading: 'Name' },
    { at: 4, heading: 'Regular price' },
    { at: 6, heading: 'Attribute 1 name' },
    { at: 7, heading: 'Attribute 1 value(s)' },
  ] as const;
  await here.owner.api(nameImportColumns, {
    body: { importId, file: 0, columns: [...columns, { at: 8, heading: 'Parent' }] },
  });
  expect((await surveyOf(importId)).files[0]?.kinds[0]?.unknown).toEqual([
    { at: 0, heading: 'आईडी', is: 'ID' },
    { at: 1, heading: 'प्रकार', is: 'Type' },
    { at: 3, heading: 'नाम', is: 'Name' },
    { at: 4, heading: 'नियमित मूल्य', is: 'Regular price' },
    { at: 5, heading: 'मूल उत्पाद', is: null },
    { at: 6, heading: 'गुण 1 नाम', is: 'Attribute 1 name' },
    { at: 7, heading: 'गुण 1 मान', is: 'Attribute 1 value(s)' },
    { at: 8, heading: 'अस्तर', is: 'Parent' },
  ]);
  await here.owner.api(nameImportColumns, {
    body: { importId, file: 0, columns: [...columns, { at: 5, heading: 'Parent' }] },
  });
  expect(await surveyOf(importId)).toMatchObject({ products: 1, variants: 2, keptColumns: ['अस्तर'] });
  await here.run(await here.check(importId));
  const [kurti] = await here.productsOf('woo-hk');
  expect(kurti).toMatchObject({ name: 'Hindi Kurti', price: 129_900 });
  expect(Object.values(kurti?.custom as object)).toEqual(['Mulmul']);
}, 60_000);

test('an owner who names too few columns of a file reads which are needed', async () => {
  const { importId } = await here.upload(PRODUCTS);
  const tooFew = { importId, file: 0, columns: [{ at: 1, heading: 'Type' as const }] };
  await expect(here.owner.api(nameImportColumns, { body: tooFew })).rejects.toThrow(
    'Of products please choose at least Type, Name, Regular price, and ID or SKU',
  );
  await expect(here.owner.api(nameImportColumns, { body: { ...tooFew, file: 1 } })).rejects.toThrow(
    'There is no such file.',
  );
});

test('only staff who may see customers say that a file has some, which then are as any', async () => {
  const { importId } = await here.upload(CUSTOMERS);
  const columns = [
    { at: 0, heading: 'Name' as const },
    { at: 1, heading: 'Username' as const },
    { at: 2, heading: 'Email' as const },
    { at: 3, heading: 'City' as const },
  ];
  const body = { importId, file: 0, columns };
  const manager = await buildStaff(here.shop, 'manager');
  await expect(manager.api(nameImportColumns, { body })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await here.owner.api(nameImportColumns, { body });
  const asProducts = (['Type', 'ID', 'Name', 'Regular price'] as const).map((heading, at) => ({
    at,
    heading,
  }));
  await expect(
    manager.api(nameImportColumns, { body: { importId, file: 0, columns: asProducts } }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await here.upload(CUSTOMERS, importId);
  await here.run(await here.check(importId));
  const user = await here.shop.db
    .selectFrom('users')
    .where('email', '=', 'meera.hindi@example.com')
    .select('name')
    .executeTakeFirst();
  expect(user?.name).toBe('Meera Devi');
  const rows = here.shop.db.selectFrom('shop_import_row').where('import_id', '=', importId);
  expect(await rows.selectAll().execute()).toEqual([]);
}, 60_000);
