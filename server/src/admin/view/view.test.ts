import {
  changeView,
  chooseColumns,
  deleteView,
  listViews,
  MAX_VIEWS,
  saveView,
} from '@gulmohar/contract/admin/view.ts';
import { afterAll, expect, test } from 'vitest';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
const packer = await buildStaff(shop, 'packer');
const support = await buildStaff(shop, 'support');
afterAll(() => shop.close());

const orders = { list: 'orders' } as const;

test('a saved view belongs to its creator, and nobody else can see, change or delete it', async () => {
  const { view } = await packer.api(saveView, {
    body: { ...orders, name: 'COD this week', query: 'state=all&payment=cod' },
  });
  const shown = async (staff: TestStaff) => (await staff.api(listViews, { query: orders })).views;
  expect(await shown(packer)).toEqual([view]);
  expect(await shown(support)).toEqual([]);
  await expect(
    support.api(changeView, { body: { viewId: view.viewId, name: 'Mine' } }),
  ).rejects.toMatchObject({ status: 404 });
  await support.api(deleteView, { body: { viewId: view.viewId } });
  expect(await shown(packer)).toEqual([view]);
  await packer.api(changeView, { body: { viewId: view.viewId, name: 'Cash' } });
  expect(await shown(packer)).toEqual([{ ...view, name: 'Cash' }]);
  await packer.api(deleteView, { body: { viewId: view.viewId } });
  expect(await shown(packer)).toEqual([]);
});

test('a view’s name is unique in its list, a search is not saved, and the number of views is limited', async () => {
  const save = (name: string, query = '') => support.api(saveView, { body: { ...orders, name, query } });
  const { view } = await save('First');
  await expect(save('First')).rejects.toMatchObject({ status: 400 });
  const { view: second } = await save('Second');
  await expect(
    support.api(changeView, { body: { viewId: second.viewId, name: 'First' } }),
  ).rejects.toMatchObject({ status: 400 });
  await expect(save('Somebody', 'q=asha@guest.example')).rejects.toMatchObject({ status: 400 });
  await expect(save('  ')).rejects.toMatchObject({ status: 400 });
  for (let number = 3; number <= MAX_VIEWS; number += 1) await save(`View ${number}`);
  await expect(save('One more')).rejects.toMatchObject({ status: 400 });
  await support.api(saveView, { body: { list: 'products', name: view.name, query: '' } });
});

test('each member of staff has their own columns for a list', async () => {
  await packer.api(chooseColumns, { body: { ...orders, columns: ['order', 'city'] } });
  await packer.api(chooseColumns, { body: { ...orders, columns: ['order', 'state'] } });
  expect(await packer.api(listViews, { query: orders })).toMatchObject({ columns: ['order', 'state'] });
  expect(await packer.api(listViews, { query: { list: 'products' } })).toMatchObject({ columns: null });
});
