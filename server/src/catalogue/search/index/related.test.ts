import { listProducts, listRelated } from '@gulmohar/contract/catalogue/product.ts';
import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildOrderData } from '../../../../testing/build-order-data.ts';
import { buildProduct } from '../../../../testing/build-product.ts';
import { payInSandbox } from '../../../../testing/pay-in-sandbox.ts';
import { testShop } from '../../../../testing/test-shop.ts';
import { seedDemo } from '../../../app/demo/seed-demo.ts';
import { countBoughtTogether } from '../../../fulfilment/order/count-bought-together.ts';
import { moveStock } from '../../product/stock-ledger.ts';

const shop = await testShop();
await seedDemo(shop.db);
beforeEach(() => shop.clearResponseCache());
afterAll(() => shop.close());

async function relatedTo(productId: string): Promise<string[]> {
  const { products } = await shop.api(listRelated, { body: { productId } });
  return products.map(({ _id }) => _id);
}

test('every demo product is shown as related to another one, and none to itself', async () => {
  const { products } = await shop.api(listProducts, { query: { limit: '48' } });
  const { products: more } = await shop.api(listProducts, { query: { limit: '48', page: '2' } });
  const ids = [...products, ...more].map(({ _id }) => _id);
  expect(ids.length).toBeGreaterThan(80);
  const shown = new Set<string>();
  for (const id of ids) {
    const related = await relatedTo(id);
    expect(related).not.toContain(id);
    expect(new Set(related).size).toBe(related.length);
    expect(related.length).toBeLessThanOrEqual(5);
    for (const other of related) shown.add(other);
  }
  expect(ids.filter((id) => !shown.has(id))).toEqual([]);
});

/** Builds products in a sub-category of their own. */
async function shawls() {
  const kind = { category: 'Shawls', subCategory: 'Wool' };
  const plain = ['craft:plain', 'color:grey', 'material:wool'];
  await buildProduct(shop.db, { id: 'kani', ...kind, facets: ['craft:kani', 'color:red'], daysOld: 50 });
  await buildProduct(shop.db, { id: 'kani-red', ...kind, facets: ['craft:kani', 'color:red'], daysOld: 90 });
  await buildProduct(shop.db, { id: 'red', ...kind, facets: ['craft:plain', 'color:red'], daysOld: 80 });
  await buildProduct(shop.db, { id: 'trim', ...kind, facets: [...plain, 'color:red'], daysOld: 70 });
  for (const at of [1, 2, 3, 4])
    await buildProduct(shop.db, { id: `plain-${at}`, ...kind, facets: plain, daysOld: at });
}

test('the most similar products come first whatever their age, craft before colour, unless sold out', async () => {
  await shawls();
  expect((await relatedTo('kani')).slice(0, 3)).toEqual(['kani-red', 'red', 'trim']);
  await sellOut('kani-red');
  expect((await relatedTo('kani'))[0]).toBe('red');
});

test('among equally similar products, one that was ordered together comes first', async () => {
  const [first] = (await relatedTo('plain-1')).filter((id) => id.startsWith('plain'));
  const bought = first === 'plain-4' ? 'plain-3' : 'plain-4';
  const orderData = buildOrderData(['plain-1', bought].map((_id) => ({ _id, size: 'M' })));
  const { orderId } = await shop.api(createRazorpayOrder, {
    body: { amount: 2_598, isGuest: true, orderData },
  });
  await shop.api(verifyRazorpayPayment, { body: await payInSandbox(shop, orderId) });
  await countBoughtTogether(shop.db);
  shop.clearResponseCache();
  expect((await relatedTo('plain-1'))[0]).toBe(bought);
});

async function sellOut(productId: string): Promise<void> {
  const sizes = await shop.db
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .select(['id', 'on_hand'])
    .execute();
  const sales = sizes.map(({ id, on_hand }) => ({
    variant_id: id,
    kind: 'sold' as const,
    on_hand_change: -on_hand,
  }));
  await moveStock(shop.db, sales);
}
