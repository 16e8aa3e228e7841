import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCaches } from '../../testing/open-test-caches.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { afterSaleSettings } from '../fulfilment/order/after-sale.ts';
import { createRazorpayProvider } from '../payments/razorpay/razorpay-provider.ts';
import { readEnvironment } from '../platform/config/env.ts';
import { writeSetting } from './setting.store.ts';
import { noPictures, shopFacts } from './shop-facts.ts';
import { ShopSettings } from './shop-settings.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** Creates handlers as the app does: once, from destructured dependencies. */
function makeHandlers({ settings: { current }, shop, afterSale }: ReturnType<typeof dependenciesOf>) {
  return {
    readName: () => shop().name,
    readSeller: () => afterSale().seller.legalName,
    readFee: () => current().shipping.fee,
  };
}

function dependenciesOf(settings: ShopSettings) {
  const razorpay = createRazorpayProvider({
    baseUrl: 'https://pay.example',
    keyId: 'rzp_test_1',
    keySecret: 'secret',
    webhookSecrets: [],
    scriptUrl: 'https://pay.example/checkout.js',
    testMode: true,
    shopMark: 'mark',
  });
  const providers = { razorpay, stripe: undefined, sabpaisa: undefined };
  const payments = { providers: () => providers, methods: () => ['razorpay' as const] };
  return {
    settings,
    shop: shopFacts(readEnvironment({}), payments, settings, noPictures, []),
    afterSale: () => afterSaleSettings(settings.current()),
  };
}

test('a handler that destructured its dependencies before a change sees the changed settings', async () => {
  const { settings, changes } = await openTestCaches(database.db);
  await changes.poll();
  const { readName, readSeller, readFee } = makeHandlers(dependenciesOf(settings));
  const before = settings.current();
  const { legal } = before;
  expect([readName(), readSeller(), readFee()]).toEqual(['Gulmohar', legal.name, 10_000]);

  await database.db.transaction().execute(async (trx) => {
    await writeSetting(trx, 'shop', { name: 'Palash', displayRating: true });
    await writeSetting(trx, 'legal', { ...legal, name: 'Palash Textiles' });
    await writeSetting(trx, 'shipping', { freeFrom: 500_000, fee: 14_900, zones: [], weight: null });
  });
  await changes.poll();
  expect([readName(), readSeller(), readFee()]).toEqual(['Palash', 'Palash Textiles', 14_900]);
  expect(before.shop.name).toBe('Gulmohar');
});

test('an extension that the demo has on stays on when the owner saves another one', async () => {
  const help = { isOn: true, settings: { number: '919829012345' } };
  const chat = { isOn: true, settings: {} };
  await database.db.transaction().execute((trx) => writeSetting(trx, 'extensions', { chat }));
  const settings = await ShopSettings.open(database.db, readEnvironment({}), { extensions: { help } });
  expect(settings.current().extensions).toEqual({ help, chat });
});
