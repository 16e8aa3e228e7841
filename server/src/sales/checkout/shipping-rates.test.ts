import { getAdminProduct, updateProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { getProduct } from '@gulmohar/contract/catalogue/product.ts';
import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy, openPurchase } from '../../../testing/buy.ts';
import { testShop } from '../../../testing/test-shop.ts';

const ladakh = { state: 'Ladakh', city: 'Leh', zipcode: '194101' };

const shop = await testShop();
const owner = await buildStaff(shop);
const lines = [{ _id: await buildProduct(shop.db, { price: 100_000, stock: { M: 50 } }), size: 'M' }];
await owner.api(saveSettings, {
  body: {
    group: 'shipping',
    value: {
      fee: 10_000,
      freeFrom: 200_000,
      zones: [{ name: 'Hills', states: ['Ladakh'], fee: 25_000, freeFrom: null }],
      weight: { includedGrams: 500, stepGrams: 500, stepFee: 3_000 },
    },
  },
});
afterAll(() => shop.close());

async function shippingOf(orderId: string): Promise<number> {
  const { shipping } = await shop.db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select('shipping')
    .executeTakeFirstOrThrow();
  return shipping;
}

test('delivery is priced by the destination state, whatever the browser claims', async () => {
  const { orderId } = await buy(shop, { lines, amount: 1_100 });
  expect(await shippingOf(orderId)).toBe(10_000);
  const far = await buy(shop, { lines, amount: 1_250, form: ladakh });
  expect(await shippingOf(far.orderId)).toBe(25_000);
  await expect(openPurchase(shop, { lines, amount: 1_100, form: ladakh })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    reply: { totals: { shipping: 250, total: 1_250 } },
  });
});

test('a heavy order costs more, by its weight or its volume, whichever is higher', async () => {
  const [{ _id: productId = '' } = {}] = lines;
  const weigh = async (parcel: {
    weightGrams: number;
    lengthMm: number;
    widthMm: number;
    heightMm: number;
  }) => {
    const { product } = await owner.api(getAdminProduct, { query: { productId } });
    const variants = product.variants.map(({ variantId, size, sku }) => ({
      variantId,
      size,
      sku,
      ...parcel,
    }));
    await owner.api(updateProduct, { body: { ...product, variants } });
  };
  const grams = async () => (await shop.api(getProduct, { body: { productId } })).product.grams;
  const flat = { lengthMm: 300, widthMm: 250, heightMm: 50 };
  // 30 × 25 × 5 cm has a volumetric weight of 0.75 kg.
  await weigh({ weightGrams: 400, ...flat });
  await expect.poll(grams).toEqual({ M: 750 });
  expect(await shippingOf((await buy(shop, { lines, amount: 1_130 })).orderId)).toBe(13_000);
  await weigh({ weightGrams: 1_200, ...flat });
  await expect.poll(grams).toEqual({ M: 1_200 });
  expect(await shippingOf((await buy(shop, { lines, amount: 1_160 })).orderId)).toBe(16_000);
});

test('a state cannot be in two zones', async () => {
  const zone = { name: 'Hills', states: ['Ladakh' as const], fee: 25_000, freeFrom: null };
  const value = { fee: 10_000, freeFrom: 200_000, zones: [zone, { ...zone, name: 'North' }], weight: null };
  await expect(owner.api(saveSettings, { body: { group: 'shipping', value } })).rejects.toMatchObject({
    reply: { fields: { 'value.zones': 'Ladakh is in two zones' } },
  });
});
