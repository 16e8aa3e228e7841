import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { getGiftCardState, redeemGiftCard } from '@gulmohar/contract/sales/gift-card.ts';
import { getStoreCredit } from '@gulmohar/contract/sales/store-credit.ts';
import { afterAll, expect, test } from 'vitest';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { giftCardCode, giftCardOrder, payGiftCard } from '../../../testing/buy-gift-card.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { LIVE_SETTINGS } from '../../../testing/live-settings.ts';
import { runCommand } from '../../../testing/run-command.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { connectionUrl } from '../../platform/database/connection.ts';
import { seedDemo } from './seed-demo.ts';

const shop = await testShop();
await seedDemo(shop.db);
afterAll(() => shop.close());

test('gift cards that were bought in a demo, and the credit that they became, are worth nothing after it', async () => {
  const settings = { ...LIVE_SETTINGS, DATABASE_URL: connectionUrl(shop.database.connection) };
  const owner = await buildStaff(shop);
  const value = { amounts: [200_000], years: null };
  await owner.api(saveSettings, { body: { group: 'giftCards', value } });
  const [asha, kavya] = [await buildShopper(shop), await buildShopper(shop)];
  for (const order of [giftCardOrder('used'), giftCardOrder('unused')]) {
    await payGiftCard(shop, order);
    await shop.api(getGiftCardState, { query: { cardId: order.body.cardId } });
  }
  await shop.runJobs();
  await asha.api(redeemGiftCard, { body: { giftCardCode: await giftCardCode(shop, 'used') } });
  const unused = await giftCardCode(shop, 'unused');
  expect(await runCommand(settings, 'remove-demo', '--yes')).toMatchObject({ code: 0, complaint: '' });
  expect(await asha.api(getStoreCredit)).toMatchObject({ balance: 0, entries: [] });
  await expect(kavya.api(redeemGiftCard, { body: { giftCardCode: unused } })).rejects.toMatchObject({
    status: 404,
  });
  await expectInvariants(shop);
});
