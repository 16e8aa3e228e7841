import { listAudit, OPERATOR } from '@gulmohar/contract/admin/audit.ts';
import { saveBestsellers } from '@gulmohar/contract/admin/bestseller.ts';
import { changeManyProducts } from '@gulmohar/contract/admin/product-bulk.ts';
import { updateStaff } from '@gulmohar/contract/admin/staff.ts';
import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { recordChange } from '../../platform/audit/record-change.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
afterAll(() => shop.close());

const list = async (query: Parameters<typeof owner.api<typeof listAudit>>[1] = {}) =>
  owner.api(listAudit, query);

test('the owner sees the names of products and staff wherever the log stores an id', async () => {
  const kurti = await buildProduct(shop.db, { name: 'Bagru kurti' });
  const saree = await buildProduct(shop.db, { name: 'Kota saree' });
  const packer = await buildStaff(shop, 'packer');
  await owner.api(saveBestsellers, { body: { productIds: [saree] } });
  await owner.api(changeManyProducts, {
    body: { productIds: [kurti], action: { kind: 'add-tag', tag: 'label:diwali' } },
  });
  await owner.api(updateStaff, {
    body: { staffId: packer.staffId, name: 'Pooja', role: 'support', isActive: true },
  });
  const { names } = await list();
  expect(names).toMatchObject({
    [kurti]: 'Bagru kurti',
    [saree]: 'Kota saree',
    [packer.staffId]: 'Pooja',
  });
});

test('the log can be filtered by member of staff, or by the operator’s commands', async () => {
  const manager = await buildStaff(shop, 'manager');
  const product = await buildProduct(shop.db, {});
  await manager.api(changeManyProducts, {
    body: { productIds: [product], action: { kind: 'add-tag', tag: 'label:holi' } },
  });
  const change = { action: 'product.import', subject: product, before: null, after: { name: 'X' } };
  await shop.db
    .transaction()
    .execute((trx) => recordChange(trx, { staffId: null, name: 'Operator' }, change));
  const theirs = await list({ query: { by: manager.staffId } });
  expect(theirs.entries.map(({ staffName }) => staffName)).toEqual(['Test manager']);
  const operators = await list({ query: { by: OPERATOR } });
  expect(operators.entries.map(({ staffName }) => staffName)).toEqual(['Operator']);
});

test('date filters use the calendar days of India', async () => {
  const at = async (time: string) => {
    const { id } = await shop.db
      .insertInto('audit_entry')
      .values({ at: new Date(time), staff_name: 'Then', action: 'synonym.update', subject: time })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const lastMinuteBefore = await at('2026-03-09T18:29:59.000Z');
  const first = await at('2026-03-09T18:30:00.000Z');
  const last = await at('2026-03-10T18:29:59.000Z');
  const firstAfter = await at('2026-03-10T18:30:00.000Z');
  const found = await list({ query: { from: '2026-03-10', to: '2026-03-10' } });
  expect(found.entries.map(({ entryId }) => entryId)).toEqual([last, first]);
  const since = await list({ query: { from: '2026-03-10', to: '2026-03-11' } });
  expect(since.entries.map(({ entryId }) => entryId)).toEqual([firstAfter, last, first]);
  const until = await list({ query: { to: '2026-03-09' } });
  expect(until.entries.map(({ entryId }) => entryId)).toEqual([lastMinuteBefore]);
});

test('an impossible date and an invalid staff id are refused', async () => {
  await expect(list({ query: { from: '2026-02-30' } })).rejects.toMatchObject({ status: 400 });
  await expect(list({ query: { by: 'somebody' as never } })).rejects.toMatchObject({ status: 400 });
});
