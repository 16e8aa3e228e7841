import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import { listExtensions, saveExtension } from '@gulmohar/contract/admin/extension.ts';
import { defineExtension } from '@gulmohar/contract/shop/extension.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { choice, count, onOff, requiredLine } from '@gulmohar/contract/site/section-fields.ts';
import { extensionList } from '@gulmohar/extensions/list.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildStaff } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { checkExtensions } from '../../app/doctor/check-extensions.ts';

const banner = defineExtension({
  title: 'Banner',
  summary: 'A line above the footer.',
  settings: z.object({
    line: requiredLine('Line', 40),
    size: count('Size', 9),
    side: choice('Side', { left: 'left', right: 'right' }),
    isLoud: onOff('Loud'),
  }),
  defaults: { line: '', size: 2, side: 'left', isLoud: false },
});
const dated = { ...banner, settings: z.object({ day: z.iso.date() }), defaults: { day: '2027-01-26' } };

const shop = await testShop(
  {},
  {
    extensions: {
      ...extensionList,
      broken: () => Promise.reject(new Error('Cannot find module colours')),
      dated: async () => ({ extension: dated }),
      banner: async () => ({ extension: banner }),
    },
  },
);
const owner = await buildStaff(shop, 'owner');
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('shop_setting').where('name', '=', 'extensions').execute();
  await shop.changes.poll();
});

const save = (name: string, isOn: boolean, settings: Record<string, string | number | boolean>) =>
  owner.api(saveExtension, { body: { name, isOn, settings } });
const good = { line: 'Diwali hours', size: 3, side: 'right', isLoud: true };
const shown = async () => (await shop.api(getShop)).shop.extensions;

test('an extension that fails to load is named in the log, to the owner and by the doctor, and the shop runs on', async () => {
  const { extensions } = await owner.api(listExtensions);
  expect(extensions.map(({ name, isOn, fault }) => ({ name, isOn, fault }))).toEqual([
    { name: 'whatsapp-help', isOn: false, fault: null },
    { name: 'order-ping', isOn: false, fault: null },
    { name: 'broken', isOn: false, fault: 'Cannot find module colours' },
    { name: 'dated', isOn: false, fault: expect.stringContaining('The setting day') },
    { name: 'banner', isOn: false, fault: null },
  ]);
  expect(shop.logLines.filter((line) => line.includes('"extension":"broken"'))).toEqual([
    expect.stringContaining('Cannot find module colours'),
  ]);
  expect(checkExtensions(shop.extensions, {}).wrong).toEqual([
    'broken: Cannot find module colours',
    expect.stringContaining('dated: '),
  ]);
  await expect(save('broken', true, {})).rejects.toMatchObject({ status: 409 });
  expect(await shown()).toEqual([]);
});

test('the owner switches an extension on with settings of its schema, beside the others, and the audit log says so', async () => {
  await save('whatsapp-help', true, {
    number: '+91 98290-12345',
    onProducts: true,
    aboutProduct: '',
    onOrders: false,
    aboutOrder: '',
    onContact: true,
  });
  await save('banner', true, { ...good, another: 'is dropped' });
  expect(await shown()).toEqual([
    { name: 'whatsapp-help', settings: expect.objectContaining({ number: '919829012345' }) },
    { name: 'banner', settings: good },
  ]);
  await save('banner', false, good);
  expect((await shown()).map(({ name }) => name)).toEqual(['whatsapp-help']);
  const { entries } = await owner.api(listAudit, { query: { subject: 'banner' } });
  expect(entries[0]).toMatchObject({
    action: 'extension.update',
    before: { isOn: true },
    after: { isOn: false },
  });
});

test('settings that the extension does not allow are refused at their field, and nothing changes', async () => {
  await expect(save('banner', true, { ...good, size: 10 })).rejects.toMatchObject({
    status: 400,
    reply: { fields: { 'settings.size': 'A whole number from 1 to 9' } },
  });
  await expect(save('banner', true, { ...good, side: 'above' })).rejects.toMatchObject({ status: 400 });
  await expect(save('whatsapp-help', true, { ...good, number: '12' })).rejects.toMatchObject({ status: 400 });
  await expect(save('nothing', true, {})).rejects.toMatchObject({ status: 404 });
  expect(await shown()).toEqual([]);
});

test('an extension whose saved settings no longer fit it is left out until the owner saves it anew', async () => {
  const value = { banner: { isOn: true, settings: { ...good, size: 12 } } };
  await shop.db
    .insertInto('shop_setting')
    .values({ name: 'extensions', value: JSON.stringify(value) })
    .execute();
  await shop.changes.poll();
  expect(await shown()).toEqual([]);
  expect(checkExtensions(shop.extensions, value).wrong.join()).toContain('banner: Its settings do not fit');
  const { extensions } = await owner.api(listExtensions);
  expect(extensions.find(({ name }) => name === 'banner')).toMatchObject({ settings: { size: 12 } });
  await save('banner', true, good);
  expect(await shown()).toEqual([{ name: 'banner', settings: good }]);
});

test('a setting that a new version adds begins with its default', async () => {
  const { isLoud, ...before } = good;
  await shop.db
    .insertInto('shop_setting')
    .values({ name: 'extensions', value: JSON.stringify({ banner: { isOn: true, settings: before } }) })
    .execute();
  await shop.changes.poll();
  expect(isLoud).toBe(true);
  expect(await shown()).toEqual([{ name: 'banner', settings: { ...good, isLoud: false } }]);
});
