import { getOrder, requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { afterAll, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { makeOlder } from '../../../testing/build-order.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buy, openPurchase } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { readTaxContents } from '../../../testing/read-tax-documents.ts';
import { afterSale } from '../../../testing/seller.ts';
import { shipOrder } from '../../../testing/ship-order.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveReturn } from '../return/move-return.ts';

const byOperator = { actor: 'operator', ...afterSale } as const;

const shop = await testShop();
const asha = await buildShopper(shop);
afterAll(() => shop.close());

/**
 * A kurta for Rs. 2,700 and a saree for Rs. 8,999, with a coupon of 10 % for sarees, shipped six days ago.
 */
async function buyKurtaAndSaree(): Promise<string> {
  const kurta = await buildProduct(shop.db, { price: 270_000, category: 'Women', stock: { M: 5 } });
  const saree = await buildProduct(shop.db, { price: 899_900, category: 'Sarees', stock: 5 });
  await shop.db.updateTable('product').set({ tax_rule: 'fabric' }).where('id', '=', saree).execute();
  const couponCode = await buildCoupon(shop.db, {
    discount_type: 'percentage',
    basis_points: 1_000,
    categories: ['Sarees'],
  });
  const lines = [{ _id: kurta, size: 'M' }, { _id: saree }];
  const { orderId } = await buy(shop, { shopper: asha, lines, amount: 10_799.1, couponCode });
  await makeOlder(shop, orderId, '6 days');
  await shipOrder(shop, orderId);
  return orderId;
}

const documentsOf = (orderId: string) => readTaxContents(shop.db, orderId);

test('a coupon for sarees leaves the kurta’s price and GST slab alone, and a returned saree refunds its own price', async () => {
  const orderId = await buyKurtaAndSaree();
  expect(await documentsOf(orderId)).toMatchObject([
    {
      kind: 'invoice',
      total: 1_079_910,
      lines: [
        { paid: 270_000, basisPoints: 1_800, igst: 41_186 },
        { paid: 809_910, basisPoints: 500, igst: 38_567 },
      ],
    },
  ]);

  const { order } = await asha.api(getOrder, { query: { orderId } });
  const saree = order.items.find((item) => item.price === 8_999);
  await asha.api(requestReturn, { body: { orderId, itemIds: [saree?._id ?? ''], reason: 'Other colour' } });
  const request = await shop.db
    .selectFrom('return_request')
    .where('order_id', '=', orderId)
    .select(['id', 'refund_amount'])
    .executeTakeFirstOrThrow();
  expect(request.refund_amount).toBe(809_910);
  for (const to of ['Return Approved', 'Returned', 'Refunded'] as const) {
    await moveReturn(shop.db, request.id, to, byOperator);
  }
  const [, creditNote] = await documentsOf(orderId);
  expect(creditNote).toMatchObject({ kind: 'credit-note', total: 809_910, lines: [{ igst: 38_567 }] });
  await shop.runJobs();
  await expectInvariants(shop);
});

test('an order for less than a rupee is free, and its invoice states what was paid: nothing', async () => {
  const kurta = await buildProduct(shop.db, { price: 270_000, category: 'Women', stock: { M: 5 } });
  const couponCode = await buildCoupon(shop.db, { amount: 269_950 });
  const { isPlaced, orderId } = await openPurchase(shop, {
    shopper: asha,
    lines: [{ _id: kurta, size: 'M' }],
    amount: 0,
    couponCode,
  });
  expect(isPlaced).toBe(true);
  await shipOrder(shop, orderId);
  expect(await documentsOf(orderId)).toMatchObject([{ total: 0, lines: [{ paid: 0, taxable: 0, igst: 0 }] }]);
  await expectInvariants(shop);
});
