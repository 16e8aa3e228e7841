import { getOrder, requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { afterAll, expect, test } from 'vitest';
import { makeOlder } from '../../../../testing/build-order.ts';
import { buildProduct } from '../../../../testing/build-product.ts';
import { buildShopper } from '../../../../testing/build-shopper.ts';
import { buy } from '../../../../testing/buy.ts';
import { expectInvariants } from '../../../../testing/invariants.ts';
import { deliverOrder } from '../../../../testing/ship-order.ts';
import { testShop } from '../../../../testing/test-shop.ts';

const shop = await testShop();
afterAll(() => shop.close());

test('an item is not exchanged for a size of another price', async () => {
  const shopper = await buildShopper(shop);
  const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 1, L: 1 } });
  const { orderId } = await buy(shop, { shopper, lines: [{ _id: kurti, size: 'M' }], amount: 2_500 });
  await makeOlder(shop, orderId, '6 days');
  await deliverOrder(shop, orderId);
  const { order } = await shopper.api(getOrder, { query: { orderId } });
  const itemIds = order.items.map(({ _id }) => _id);
  const exchange = () =>
    shopper.api(requestReturn, { body: { orderId, itemIds, reason: 'Too tight', exchangeSize: 'L' } });
  const large = shop.db.updateTable('variant').where('product_id', '=', kurti).where('size', '=', 'L');
  await large.set({ own_price: 300_000 }).execute();
  await expect(exchange()).rejects.toMatchObject({
    status: 400,
    message: 'This size has another price. Please return the item and order the other size.',
  });
  await large.set({ own_price: null }).execute();
  await shop.db.updateTable('product').set({ price: 260_000 }).where('id', '=', kurti).execute();
  await exchange();
  const variants = await shop.db
    .selectFrom('variant')
    .where('product_id', '=', kurti)
    .where('size', '=', 'L')
    .select('reserved')
    .execute();
  expect(variants).toEqual([{ reserved: 1 }]);
  await expectInvariants(shop);
});
