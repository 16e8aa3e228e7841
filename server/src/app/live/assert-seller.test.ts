import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIVE_SETTINGS } from '../../../testing/live-settings.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { DEMO_SELLER } from '../../platform/config/demo-seller.ts';
import { readEnvironment } from '../../platform/config/env.ts';
import { defaultSettings } from '../../shop/default-settings.ts';
import { assertSeller } from './assert-seller.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const check = (changes: Record<string, string>, { connection } = database) =>
  assertSeller(readEnvironment({ ...LIVE_SETTINGS, ...changes }), connection);

test('a live shop with complete seller details may open, even on an empty database', async () => {
  await check({});
  const empty = await testDatabase('template1');
  await check({}, empty);
  await expect(check({ SHOP_GSTIN: '' }, empty)).rejects.toThrow(/needs the seller’s details.*: SHOP_GSTIN$/);
  await empty.drop();
});

test.each([
  'SHOP_LEGAL_NAME',
  'SHOP_ADDRESS',
  'SHOP_GSTIN',
  'SHOP_PHONE',
  'SHOP_EMAIL',
  'SHOP_GRIEVANCE_OFFICER',
] as const)('without %s, or with the demo’s value, a live shop does not open', async (name) => {
  await expect(check({ [name]: '' })).rejects.toThrow(new RegExp(`needs the seller’s details.*: ${name}$`));
  await expect(check({ [name]: DEMO_SELLER[name] })).rejects.toThrow(
    new RegExp(`${name} \\(.* is the demo’s\\)$`),
  );
});

test('seller details saved in the admin count, and a live shop shows no demo defaults', async () => {
  const { db } = database;
  const env = readEnvironment({ ...LIVE_SETTINGS, SHOP_GSTIN: '', SHOP_LEGAL_NAME: '' });
  const { legal } = defaultSettings(env);
  for (const [name, value] of [
    // Lacks the fields that a later release added to the group, as before its migration.
    ['tax', { gstin: '27AABCG4821M1ZH' }],
    ['legal', { ...legal, name: 'Palash Textiles LLP' }],
  ] as const) {
    await db
      .insertInto('shop_setting')
      .values({ name, value: JSON.stringify(value) })
      .execute();
  }
  await check({ SHOP_GSTIN: '', SHOP_LEGAL_NAME: '' });
  const { shop, social, contact } = defaultSettings(env);
  expect(shop.displayRating).toBe(false);
  expect(social.places).toEqual([]);
  expect(contact.mapUrl).toContain(encodeURIComponent('Jaipur, Rajasthan 302001'));
});
