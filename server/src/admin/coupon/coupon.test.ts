import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import {
  createCoupon,
  listCoupons,
  previewCoupon,
  switchCoupon,
  updateCoupon,
} from '@gulmohar/contract/admin/coupon.ts';
import type { CouponTerms } from '@gulmohar/contract/admin/coupon-terms.ts';
import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { validateCoupon } from '@gulmohar/contract/sales/coupon.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy, openPurchase } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
const manager = await buildStaff(shop, 'manager');
const kurti = await buildProduct(shop.db, { price: 130_000, category: 'Women', stock: { M: 60 } });
afterAll(() => shop.close());

const HOUR = 3_600_000;

function terms(input: Partial<CouponTerms> = {}): CouponTerms {
  return {
    name: 'Monsoon',
    description: '',
    discountType: 'percentage',
    percent: 12.5,
    amount: null,
    maximumDiscount: 15_000,
    minimumOrderAmount: 100_000,
    startsAt: new Date(Date.now() - HOUR).toISOString(),
    endsAt: null,
    usageLimit: null,
    perShopperLimit: null,
    categories: [],
    isListed: true,
    ...input,
  };
}

function open(couponCode: string, amount: number, guest: string) {
  return openPurchase(shop, { lines: [{ _id: kurti, size: 'M' }], amount, guest, couponCode });
}

describe('creating a coupon', () => {
  test('lets shoppers use it at once, for the total that the preview showed', async () => {
    const body = { code: ' monsoon-26 ', terms: terms() };
    const { withCoupon, without } = await manager.api(previewCoupon, {
      body: { terms: body.terms, lines: [{ productId: kurti, quantity: 1 }] },
    });
    expect(without.total).toBe(140_000);
    const { coupon } = await manager.api(createCoupon, { body });
    expect(coupon).toMatchObject({ code: 'MONSOON-26', state: 'running', held: 0, used: 0 });
    const opened = await open('MONSOON-26', paiseToRupees(withCoupon.total), 'asha');
    expect(opened.amount).toBe(withCoupon.total);
    await shop.api(verifyRazorpayPayment, { body: await payInSandbox(shop, opened.orderId) });
    const { coupons } = await manager.api(listCoupons, { query: { q: 'soon-26' } });
    expect(coupons).toMatchObject([{ code: 'MONSOON-26', used: 1 }]);
    await expectInvariants(shop);
  });

  test('cannot reuse the code of an earlier coupon, even one that has ended', async () => {
    const { coupon } = await manager.api(createCoupon, { body: { code: 'ONCE', terms: terms() } });
    await manager.api(switchCoupon, { body: { couponId: coupon.couponId, isActive: false } });
    await expect(manager.api(createCoupon, { body: { code: 'once', terms: terms() } })).rejects.toMatchObject(
      { reply: { fields: { code: expect.stringContaining('cannot be reused') } } },
    );
  });

  test.each([
    [{ percent: null }, 'terms.percent'],
    [{ percent: 0.005 }, 'terms.percent'],
    [{ percent: 12.345 }, 'terms.percent'],
    [{ discountType: 'fixed' as const, amount: null }, 'terms.amount'],
    [{ endsAt: '2020-01-01T00:00:00.000Z' }, 'terms.endsAt'],
    [{ name: '  ' }, 'terms.name'],
    [{ usageLimit: 0 }, 'terms.usageLimit'],
  ])('with %j is refused beside the field', async (wrong, field) => {
    const call = manager.api(createCoupon, { body: { code: 'WRONG', terms: terms(wrong) } });
    await expect(call).rejects.toMatchObject({
      status: 400,
      reply: { fields: { [field]: expect.any(String) } },
    });
  });

  test('drops values that belong to another type of coupon', async () => {
    const { coupon } = await manager.api(createCoupon, {
      body: { code: 'FREEWAY', terms: terms({ discountType: 'free_shipping', amount: 5_000 }) },
    });
    expect(coupon.terms).toMatchObject({ percent: null, amount: null, maximumDiscount: null });
  });
});

describe('changing a coupon', () => {
  test('keeps the old terms for an open checkout, applies the new ones to the next, and is logged', async () => {
    const fixed = terms({ discountType: 'fixed', amount: 20_000 });
    const { coupon } = await manager.api(createCoupon, { body: { code: 'CHANGING', terms: fixed } });
    const opened = await open('CHANGING', 1_200, 'ravi');
    await manager.api(updateCoupon, {
      body: { couponId: coupon.couponId, terms: { ...fixed, amount: 5_000 } },
    });
    await shop.api(verifyRazorpayPayment, { body: await payInSandbox(shop, opened.orderId) });
    const order = await shop.db
      .selectFrom('orders')
      .where('coupon_code', '=', 'CHANGING')
      .select(['discount', 'amount'])
      .executeTakeFirstOrThrow();
    expect(order).toEqual({ discount: 20_000, amount: 120_000 });
    expect((await open('CHANGING', 1_350, 'meera')).amount).toBe(135_000);
    const owner = await buildStaff(shop);
    const { entries } = await owner.api(listAudit, { query: { subject: coupon.couponId } });
    expect(entries[0]).toMatchObject({
      action: 'coupon.update',
      staffName: 'Test manager',
      before: { amount: 20_000 },
      after: { amount: 5_000 },
    });
    await expectInvariants(shop);
  });

  test('cannot lower the usage limit below the uses and open checkouts', async () => {
    const { coupon } = await manager.api(createCoupon, { body: { code: 'LIMITED', terms: terms() } });
    await open('LIMITED', 1_250, 'ravi');
    await open('LIMITED', 1_250, 'asha');
    const lower = (usageLimit: number) =>
      manager.api(updateCoupon, { body: { couponId: coupon.couponId, terms: terms({ usageLimit }) } });
    await expect(lower(1)).rejects.toMatchObject({
      reply: { fields: { 'terms.usageLimit': 'It has already been used 2 times' } },
    });
    expect((await lower(2)).coupon.state).toBe('used-up');
  });

  test('does not overwrite unseen what a colleague has saved meanwhile', async () => {
    const { coupon } = await manager.api(createCoupon, { body: { code: 'SHARED', terms: terms() } });
    const { couponId, version } = coupon;
    // Uses do not count as changes.
    await open('SHARED', 1_250, 'meanwhile');
    const save = (name: string) =>
      manager.api(updateCoupon, { body: { couponId, version, terms: terms({ name }) } });
    expect((await save('Asha’s')).coupon).toMatchObject({ version: version + 1, terms: { name: 'Asha’s' } });
    await expect(save('Ravi’s')).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });

  test('can end it, so that it is refused, and start it again', async () => {
    const { coupon } = await manager.api(createCoupon, { body: { code: 'ONOFF', terms: terms() } });
    const validate = () => shop.api(validateCoupon, { body: { code: 'ONOFF', orderAmount: 1_300 } });
    await manager.api(switchCoupon, { body: { couponId: coupon.couponId, isActive: false } });
    await expect(validate()).rejects.toThrow('This coupon has expired');
    await manager.api(switchCoupon, { body: { couponId: coupon.couponId, isActive: true } });
    expect((await validate()).discountAmount).toBe(150);
  });
});

test('the preview explains why a cart gets no discount', async () => {
  const validate = (input: Partial<CouponTerms>, amount: number) =>
    manager.api(previewCoupon, { body: { terms: terms(input), lines: [{ category: 'Women', amount }] } });
  expect(await validate({}, 80_000)).toMatchObject({
    reason: 'Add ₹200 more to use this coupon',
    withCoupon: { discount: 0, total: 90_000 },
  });
  expect((await validate({ categories: ['Kids'] }, 300_000)).reason).toContain('does not apply to the items');
  expect(await validate({ discountType: 'free_shipping', minimumOrderAmount: 0 }, 80_000)).toMatchObject({
    reason: '',
    withCoupon: { discount: 0, shipping: 0, total: 80_000 },
  });
});

test('the preview and the order show when a discount moves an item to another GST slab', async () => {
  const shawl = await buildProduct(shop.db, { price: 270_000, category: 'Women', stock: { M: 9 } });
  const percentTerms = terms({ percent: 10, maximumDiscount: null });
  const preview = (productId: string) =>
    manager.api(previewCoupon, {
      body: {
        terms: percentTerms,
        lines: [
          { category: 'Women', amount: 500_000 },
          { productId, quantity: 2 },
        ],
      },
    });
  expect((await preview(shawl)).rateChanges).toEqual([
    { productId: shawl, name: 'Test Kurti', from: 1_800, to: 500 },
  ]);
  expect((await preview(kurti)).rateChanges).toEqual([]);

  await manager.api(createCoupon, { body: { code: 'SLAB-10', terms: percentTerms } });
  const buyShawl = async (couponCode: string | undefined, amount: number) => {
    const lines = [{ _id: shawl, size: 'M' }];
    const { orderId } = await buy(shop, { lines, amount, guest: `slab-${amount}`, couponCode });
    return (await manager.api(getAdminOrder, { query: { orderId } })).order.lines;
  };
  expect(await buyShawl('SLAB-10', 2_430)).toMatchObject([{ rateChange: { from: 1_800, to: 500 } }]);
  expect(await buyShawl(undefined, 2_700)).toMatchObject([{ rateChange: null }]);
});

test('the list can be filtered by state', async () => {
  const startsAt = new Date(Date.now() + HOUR).toISOString();
  await manager.api(createCoupon, { body: { code: 'SOON', terms: terms({ startsAt }) } });
  const { coupons } = await manager.api(listCoupons, { query: { state: 'coming' } });
  expect(coupons.map(({ code, state }) => [code, state])).toEqual([['SOON', 'coming']]);
  const running = await manager.api(listCoupons, { query: { state: 'running' } });
  expect(running.coupons.map(({ state }) => state)).not.toContain('coming');
});
