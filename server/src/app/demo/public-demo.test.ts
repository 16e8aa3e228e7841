import { makeOwnShop, readFirstRun } from '@gulmohar/contract/admin/first-run.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { demoAccounts } from '@gulmohar/demo/accounts/accounts.ts';
import { expect, test } from 'vitest';
import { adminClient, signIn } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { readEnvironment } from '../../platform/config/env.ts';
import { makeOwnShop as makeItOwn } from './make-own-shop.ts';
import { resetPublicDemo } from './reset-demo.ts';
import { seedDemo } from './seed-demo.ts';

test('a public demo says so, cannot be taken over, and is as it was the next morning', async () => {
  const shop = await testShop({ SHOP_DEMO_PUBLIC: 'yes' });
  try {
    await seedDemo(shop.db);
    await shop.changes.poll();
    const account = demoAccounts.find(({ isOwner }) => isOwner);
    const enter = async () =>
      adminClient(shop.app, await signIn(shop.app, account?.email ?? '', account?.password ?? ''));
    const visitor = await enter();
    expect((await shop.api(getShop)).shop.isPublicDemo).toBe(true);
    expect(await visitor(readFirstRun)).toMatchObject({ isPublicDemo: true });
    await expect(visitor(makeOwnShop, { body: { keepsFilters: true } })).rejects.toMatchObject({
      status: 409,
    });
    await visitor(saveSettings, { body: { group: 'shop', value: { name: 'Mine', displayRating: true } } });
    await shop.db.updateTable('product').set({ price: 100 }).execute();

    await resetPublicDemo(shop.db);
    await shop.changes.poll();
    expect((await shop.api(getShop)).shop.name).toBe('Gulmohar');
    expect(await shop.db.selectFrom('product').where('price', '=', 100).select('id').execute()).toEqual([]);
    await expect(visitor(readFirstRun)).rejects.toMatchObject({ status: 401 });
    await enter();

    await makeItOwn(shop.db, { keepsFilters: true });
    await resetPublicDemo(shop.db);
    expect(await shop.db.selectFrom('product').select('id').execute()).toEqual([]);
  } finally {
    await shop.close();
  }
}, 120_000);

test.each([
  ['SMTP_URL', 'smtp://mail.example'],
  ['PRIVATE_HOSTS', '10.0.0.5:8080'],
])('a public demo does not start with %s, by which its visitors would reach others', (name, value) => {
  expect(() => readEnvironment({ SHOP_DEMO_PUBLIC: 'yes', [name]: value })).toThrow(
    `SHOP_DEMO_PUBLIC=yes excludes these settings: ${name}`,
  );
});
