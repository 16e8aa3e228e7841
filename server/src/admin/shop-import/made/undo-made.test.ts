import { getAdminCollection, saveCollection } from '@gulmohar/contract/admin/collection.ts';
import { listCustomFields, saveCustomFields } from '@gulmohar/contract/admin/custom-field.ts';
import { undoShopImport } from '@gulmohar/contract/admin/shop-import-calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HEAD, type ImportingShop, openImportingShop } from '../../../../testing/importing-shop.ts';

let here: ImportingShop;

beforeAll(async () => {
  here = await openImportingShop();
});
afterAll(() => here.close());

const NECKLINE = 'Neckline (product.metafields.custom.neckline)';

function kurti(handle: string, collection: string): string {
  return `${handle},${handle},,,Kurti,,,,,,${handle}-1,,,499.00,,,,,active,Round,${collection}`;
}

async function importOf(...rows: string[]): Promise<string> {
  return here.imported([`${HEAD},Collection`, ...rows].join('\n'), { shownColumns: [NECKLINE] });
}

async function undo(importId: string) {
  await here.owner.api(undoShopImport, { body: { importId } });
  await here.shop.runJobs();
  return (await here.read(importId)).stayed;
}

async function collections(): Promise<string[]> {
  const rows = await here.shop.db.selectFrom('collection').orderBy('id').select('id').execute();
  return rows.map(({ id }) => id);
}

async function rename(handle: string): Promise<void> {
  const { collection, version } = await here.owner.api(getAdminCollection, { query: { handle } });
  const { products, ...form } = collection;
  await here.owner.api(saveCollection, {
    body: {
      ...form,
      title: 'For the wedding',
      productIds: products.map(({ productId }) => productId),
      changes: { handle, version },
    },
  });
}

async function menuWith(handle: string): Promise<void> {
  const draft = JSON.stringify({ main: [{ to: { kind: 'collection', value: handle } }] });
  await here.shop.db
    .insertInto('site_document')
    .values({ kind: 'menus', key: 'shop', draft, staff_name: 'Owner' })
    .execute();
}

const fields = async () => (await here.owner.api(listCustomFields, {})).fields.map(({ label }) => label);

test('an owner who takes an import back loses the collections and custom fields that it made', async () => {
  const importId = await importOf(kurti('plain', 'Plain'), kurti('plain-too', 'Plain'));
  expect(await collections()).toEqual(['plain']);
  expect(await fields()).toEqual(['Neckline']);
  expect(await undo(importId)).toEqual([]);
  expect(await collections()).toEqual([]);
  expect(await fields()).toEqual([]);
}, 60_000);

test('an owner who takes an import back keeps what was changed or used otherwise since, and reads why', async () => {
  const before = await importOf(kurti('before', 'Old'));
  const importId = await importOf(
    ...['Old', 'Renamed', 'Shared', 'Linked', 'Unused'].map((title) => kurti(title.toLowerCase(), title)),
  );
  await rename('renamed');
  await menuWith('linked');
  const later = await importOf(kurti('later', 'Shared'));
  expect(await undo(importId)).toEqual([
    { kind: 'collection', title: 'Linked', why: 'a page, an article, a menu or an old address leads to it' },
    { kind: 'collection', title: 'Renamed', why: 'somebody has changed it since' },
    { kind: 'collection', title: 'Shared', why: 'it has other products by now' },
  ]);
  expect(await collections()).toEqual(['linked', 'old', 'renamed', 'shared']);
  expect(await fields()).toEqual(['Neckline']);
  expect(await undo(later)).toEqual([]);
  expect(await undo(before)).toEqual([]);
}, 60_000);

test('an owner who takes an import back keeps a collection to which a slide or a filtered link leads', async () => {
  const importId = await importOf(kurti('slide', 'On A Slide'), kurti('link', 'In A Page'));
  const [slide, page] = ['/collection/on-a-slide', '/collection/in-a-page?size=M'];
  const picture = (shape: string) => `/pictures/slide-${shape}.0123abcd.0123ab/1600.webp`;
  const texts = { subtitle: 'New', title: 'New', description: 'New', button: 'Look' };
  const pictures = { wide: picture('wide'), tall: picture('tall') };
  await here.shop.db
    .insertInto('shop_setting')
    .values({ name: 'home', value: JSON.stringify({ slides: [{ ...texts, ...pictures, to: slide }] }) })
    .execute();
  await here.shop.db
    .insertInto('site_document')
    .values({ kind: 'page', key: 'care', draft: JSON.stringify({ to: page }), staff_name: 'Owner' })
    .execute();
  const kept = (await undo(importId)).filter(({ kind }) => kind === 'collection');
  expect(kept.map(({ title }) => title)).toEqual(['In A Page', 'On A Slide']);
  await here.shop.db.deleteFrom('shop_setting').where('name', '=', 'home').execute();
}, 60_000);

test('an owner who takes an import back keeps a custom field with other words, other values, or of a further import', async () => {
  await here.owner.api(saveCustomFields, { body: { fields: [] } });
  const why = async (importId: string) => (await undo(importId)).map((stayed) => stayed.why);
  const first = await importOf(kurti('of-first', ''));
  const second = await importOf(kurti('of-second', ''));
  expect(await why(first)).toEqual(['another import shows it to shoppers, too']);
  await undo(second);

  await here.owner.api(saveCustomFields, { body: { fields: [] } });
  const third = await importOf(kurti('of-third', ''));
  const [product] = await here.productsOf('of-first');
  const set = (value: string) =>
    here.shop.db
      .updateTable('product')
      .set({ custom: JSON.stringify({ 'custom.neckline': value }) })
      .where('id', '=', product?.id ?? '')
      .execute();
  await set('Boat');
  expect(await why(third)).toEqual(['somebody has entered values for it in products']);

  await set('');
  await here.owner.api(saveCustomFields, { body: { fields: [] } });
  const fourth = await importOf(kurti('of-fourth', ''));
  await here.owner.api(saveCustomFields, {
    body: { fields: [{ key: 'custom.neckline', label: 'Neck', type: 'text', isShown: true }] },
  });
  expect(await why(fourth)).toEqual(['somebody has changed it since']);
  expect(await fields()).toEqual(['Neck']);
}, 60_000);
