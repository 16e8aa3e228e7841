import { getProduct, listLatest } from '@gulmohar/contract/catalogue/product.ts';
import { cancelOrder, getOrder, requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { validateCoupon } from '@gulmohar/contract/sales/coupon.ts';
import { type Benefit, promotionsOfCart } from '@gulmohar/contract/sales/promotion.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { makeOlder } from '../../../testing/build-order.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildPromotion } from '../../../testing/build-promotion.ts';
import { buildShopper, type TestShopper } from '../../../testing/build-shopper.ts';
import { buy, openPurchase } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { payInSandbox, readSandboxLedger } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { afterSale } from '../../../testing/seller.ts';
import { deliverOrder } from '../../../testing/ship-order.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveReturn } from '../../fulfilment/return/move-return.ts';
import { expireCheckout } from '../checkout/end-checkout.ts';
import { lockPromotions } from './promotion.store.ts';

let asha: TestShopper;
let kurti: string;

const shop = await testShop();
beforeEach(async () => {
  asha = await buildShopper(shop);
  kurti = await buildProduct(shop.db, { price: 150_000, category: 'Women', stock: { M: 60 } });
});
afterEach(() => expectInvariants(shop));
afterAll(() => shop.close());

const everybody: Benefit = { kind: 'pieces', tiers: [{ from: 1, off: 10 }] };

function cartOf(quantity: number, more: { hasCoupon?: boolean; without?: string[] } = {}) {
  return { products: [{ productId: kurti, size: 'M', quantity }], ...more };
}

function open(quantity: number, amount: number, guest = 'ravi', form = {}) {
  return openPurchase(shop, { lines: [{ _id: kurti, size: 'M', quantity }], amount, guest, form });
}

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct pid)::int as count from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`.execute(shop.db);
  return rows[0]?.count ?? 0;
}

function usesOf(promotionId: string) {
  return shop.db
    .selectFrom('promotion_use')
    .where('promotion_id', '=', promotionId)
    .select(['state', 'checkout_id'])
    .execute();
}

describe('a shopper', () => {
  test('sees an offer on the card and on the product, and in the cart what is missing', async () => {
    await buildPromotion(shop.db, [kurti], { title: '2 kurtis: 10% off' });
    const { products } = await shop.api(listLatest);
    expect(products.find(({ _id }) => _id === kurti)?.offer).toBe('2 kurtis: 10% off');
    const { product } = await shop.api(getProduct, { body: { productId: kurti } });
    expect(product.promotions).toEqual([
      { title: '2 kurtis: 10% off', summary: '2 pieces: 10% off, 3 pieces: 15% off' },
    ]);
    expect(await shop.api(promotionsOfCart, { body: cartOf(1) })).toMatchObject({
      promotions: [],
      discount: 0,
      hints: ['2 kurtis: 10% off: add 1 more for 10% off'],
    });
    expect(await shop.api(promotionsOfCart, { body: cartOf(2) })).toMatchObject({
      promotions: [{ title: '2 kurtis: 10% off', discount: 300 }],
      discount: 300,
      isDeliveryFree: false,
    });
  });

  test('pays less for two, reads why on the order and in the mail, and gets back what a piece cost', async () => {
    await buildPromotion(shop.db, [kurti], { title: '2 kurtis: 10% off' });
    const lines = [{ _id: kurti, size: 'M', quantity: 2 }];
    const { orderId } = await buy(shop, { shopper: asha, lines, amount: 2_700 });
    const { order } = await asha.api(getOrder, { query: { orderId } });
    expect(order).toMatchObject({
      promotions: ['2 kurtis: 10% off'],
      totals: { subtotal: 3_000, discount: 300, promotionDiscount: 300, total: 2_700 },
    });
    const mails = await readMails(shop, asha.email);
    expect(mails.at(-1)?.text).toContain('2 kurtis: 10% off');
    await makeOlder(shop, orderId, '6 days');
    await deliverOrder(shop, orderId);
    const itemId = order.items[0]?._id ?? '';
    await asha.api(requestReturn, {
      body: { orderId, itemIds: [itemId], quantities: { [itemId]: 1 }, reason: 'Too tight' },
    });
    const { id: returnId } = await shop.db
      .selectFrom('return_request')
      .where('order_id', '=', orderId)
      .select('id')
      .executeTakeFirstOrThrow();
    await shop.runJobs();
    const { refunded } = await readSandboxLedger(shop);
    for (const to of ['Return Approved', 'Returned', 'Refunded'] as const)
      await moveReturn(shop.db, returnId, to, { actor: 'operator', ...afterSale });
    await shop.runJobs();
    expect((await readSandboxLedger(shop)).refunded - refunded).toBe(135_000);
    const { content } = await shop.db
      .selectFrom('tax_document')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'credit-note')
      .select('content')
      .executeTakeFirstOrThrow();
    expect(content).toMatchObject({ total: 135_000 });
    const after = (await asha.api(getOrder, { query: { orderId } })).order;
    expect(after).toMatchObject({ refunded: 1_350, totals: { promotionDiscount: 300, total: 2_700 } });
  });

  test('is told of the right total when an offer ended between the cart and the payment', async () => {
    const promotionId = await buildPromotion(shop.db, [kurti]);
    await shop.db
      .updateTable('promotion')
      .set({ starts_at: new Date(Date.now() - 9_000), ends_at: new Date(Date.now() - 1_000) })
      .where('id', '=', promotionId)
      .execute();
    await expect(open(2, 2_700)).rejects.toMatchObject({
      status: 409,
      code: 'PRICE_CHANGED',
      reply: { totals: { total: 3_000 }, promotions: [] },
    });
  });

  test('keeps what the payment was opened with, even if the offer ends while she pays', async () => {
    const promotionId = await buildPromotion(shop.db, [kurti]);
    const { orderId } = await open(2, 2_700, 'slow');
    await shop.db.updateTable('promotion').set({ is_active: false }).where('id', '=', promotionId).execute();
    await shop.api(verifyRazorpayPayment, { body: await payInSandbox(shop, orderId) });
    expect(await usesOf(promotionId)).toMatchObject([{ state: 'used' }]);
  });

  test('pays no delivery where that is the offer', async () => {
    await buildPromotion(shop.db, [kurti], { benefit: { kind: 'free-delivery', from: 100_000 } });
    expect(await open(1, 1_500)).toMatchObject({ amount: 150_000 });
  });
});

describe('an offer with a coupon', () => {
  test('does not apply unless it goes with coupons, and the cart says what it would save alone', async () => {
    await buildPromotion(shop.db, [kurti]);
    const quote = await shop.api(promotionsOfCart, { body: cartOf(2, { hasCoupon: true }) });
    expect(quote).toMatchObject({ discount: 0, withoutCoupon: 300 });
    const couponCode = await buildCoupon(shop.db);
    const lines = [{ _id: kurti, size: 'M', quantity: 2 }];
    const opened = await openPurchase(shop, { lines, amount: 2_800, guest: 'coupon', couponCode });
    expect(opened.amount).toBe(280_000);
  });

  test('that goes with it leaves the coupon what remains of each line', async () => {
    await buildPromotion(shop.db, [kurti], { combines_with: ['coupon'] });
    const couponCode = await buildCoupon(shop.db, { discount_type: 'percentage', basis_points: 1_000 });
    const body = { code: couponCode, orderAmount: 3_000, ...cartOf(2) };
    expect(await shop.api(validateCoupon, { body })).toMatchObject({ discountAmount: 270 });
    const lines = [{ _id: kurti, size: 'M', quantity: 2 }];
    const { orderId } = await buy(shop, { lines, amount: 2_430, guest: 'both', couponCode });
    const line = await shop.db
      .selectFrom('order_line')
      .where('order_id', '=', orderId)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ discount: 57_000, promotion_discount: 30_000 });
  });
});

describe('an offer with limits', () => {
  test('for the first order is refused to whoever has ordered before, by another spelling of the address too', async () => {
    await buildPromotion(shop.db, [kurti], { benefit: everybody, is_first_order: true });
    const first = await open(2, 2_700, 'meena', { phone: '9800044444' });
    await shop.api(verifyRazorpayPayment, { body: await payInSandbox(shop, first.orderId) });
    await expect(open(2, 2_700, 'Meena+again', { phone: '9800055555' })).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      reply: { totals: { total: 3_000 }, promotions: [] },
    });
    expect((await open(2, 3_000, 'same-phone', { phone: '9800044444' })).amount).toBe(300_000);
  });

  test('is not promised to a signed-in shopper who has had it', async () => {
    await buildPromotion(shop.db, [kurti], { per_shopper_limit: 1 });
    const quote = () => asha.api(promotionsOfCart, { body: cartOf(2) });
    const lines = [{ _id: kurti, size: 'M', quantity: 2 }];
    await openPurchase(shop, { shopper: asha, lines, amount: 2_700 });
    // Her own unfinished checkout is replaced by the next one.
    expect((await quote()).discount).toBe(300);
    await buy(shop, { shopper: asha, lines, amount: 2_700 });
    expect((await quote()).discount).toBe(0);
  });

  test('is not promised again to a guest whom the checkout has refused', async () => {
    const promotionId = await buildPromotion(shop.db, [kurti]);
    const quote = await shop.api(promotionsOfCart, { body: cartOf(2, { without: [promotionId] }) });
    expect(quote).toMatchObject({ discount: 0, hints: [] });
  });

  test('of which a guest holds the last use is still promised to that guest, whose next checkout gets it', async () => {
    await buildPromotion(shop.db, [kurti], { usage_limit: 1 });
    await open(2, 2_700, 'returning');
    expect((await shop.api(promotionsOfCart, { body: cartOf(2) })).discount).toBe(300);
    expect((await open(2, 2_700, 'returning')).amount).toBe(270_000);
    await expect(open(2, 2_700, 'too-late')).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      reply: { promotions: [] },
    });
  });

  test('gives its last use to exactly one of ten shoppers', async () => {
    const promotionId = await buildPromotion(shop.db, [kurti], { usage_limit: 1 });
    const attempts = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => open(2, 2_700, `hunter-${index}`)),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await usesOf(promotionId)).toHaveLength(1);
  });

  test('is not given to a checkout that waited while the staff lowered its limit', async () => {
    const promotionId = await buildPromotion(shop.db, [kurti], { usage_limit: 2 });
    await open(2, 2_700, 'first');
    const { second } = await shop.db.transaction().execute(async (staff) => {
      await lockPromotions(staff, [promotionId]);
      const opening = open(2, 2_700, 'second').then(
        () => 'opened',
        ({ code }) => code,
      );
      await expect.poll(() => countWaiting()).toBe(1);
      await staff.updateTable('promotion').set({ usage_limit: 1 }).where('id', '=', promotionId).execute();
      return { second: opening };
    });
    expect(await second).toBe('PRICE_CHANGED');
    expect(await usesOf(promotionId)).toHaveLength(1);
  });

  test('is free again once an unpaid checkout expires, and a late payment is then refunded', async () => {
    const promotionId = await buildPromotion(shop.db, [kurti], { usage_limit: 1 });
    const late = await open(2, 2_700, 'late');
    const [held] = await usesOf(promotionId);
    await expireCheckout(shop.db, held?.checkout_id ?? '');
    const next = await open(2, 2_700, 'next');
    await shop.api(verifyRazorpayPayment, { body: await payInSandbox(shop, next.orderId) });
    await expect(
      shop.api(verifyRazorpayPayment, { body: await payInSandbox(shop, late.orderId) }),
    ).rejects.toMatchObject({ status: 409 });
    expect(await usesOf(promotionId)).toMatchObject([{ state: 'used' }]);
  });

  test('is kept by who pays with it, even if it is limited at the moment when others hold it too', async () => {
    const promotionId = await buildPromotion(shop.db, [kurti]);
    const [first, second] = [await open(2, 2_700, 'first'), await open(2, 2_700, 'second')];
    const limited = shop.db.updateTable('promotion').set({ usage_limit: 1 }).where('id', '=', promotionId);
    await limited.execute();
    await shop.api(verifyRazorpayPayment, { body: await payInSandbox(shop, first.orderId) });
    expect((await usesOf(promotionId)).map(({ state }) => state).toSorted()).toEqual(['held', 'used']);
    const other = shop.db.selectFrom('checkout').where('provider_order_id', '=', second.orderId).select('id');
    await expireCheckout(shop.db, (await other.executeTakeFirstOrThrow()).id);
    expect(await usesOf(promotionId)).toMatchObject([{ state: 'used' }]);
  });

  test('is free again once its order is cancelled', async () => {
    const promotionId = await buildPromotion(shop.db, [kurti], { usage_limit: 1 });
    const lines = [{ _id: kurti, size: 'M', quantity: 2 }];
    const { orderId } = await buy(shop, { shopper: asha, lines, amount: 2_700 });
    expect(await usesOf(promotionId)).toHaveLength(1);
    await asha.api(cancelOrder, { body: { orderId } });
    expect(await usesOf(promotionId)).toEqual([]);
  });
});

test('an offer for a collection is for the products that are picked for it', async () => {
  const other = await buildProduct(shop.db, { price: 150_000, stock: { M: 9 } });
  await shop.db.insertInto('collection').values({ id: 'diwali', title: 'Diwali' }).execute();
  await shop.db
    .insertInto('collection_product')
    .values({ collection_id: 'diwali', product_id: kurti, position: 0 })
    .execute();
  const promotionId = await buildPromotion(shop.db, [], { scope: 'collections', benefit: everybody });
  await shop.db
    .insertInto('promotion_collection')
    .values({ promotion_id: promotionId, collection_id: 'diwali' })
    .execute();
  const products = [kurti, other].map((productId) => ({ productId, size: 'M', quantity: 1 }));
  expect((await shop.api(promotionsOfCart, { body: { products } })).discount).toBe(150);
});
