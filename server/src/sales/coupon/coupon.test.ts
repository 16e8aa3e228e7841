import { verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { listAvailableCoupons, validateCoupon } from '@gulmohar/contract/sales/coupon.ts';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { payInSandbox, readSandboxLedger } from '../../../testing/pay-in-sandbox.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { expireCheckout } from '../checkout/end-checkout.ts';

let kurti: string;

const shop = await testShop();
beforeEach(async () => {
  kurti = await buildProduct(shop.db, { price: 130_000, category: 'Women', stock: { M: 60 } });
});
afterEach(() => expectInvariants(shop));
afterAll(() => shop.close());

function validate(code: string, orderAmount: number, productId = kurti) {
  return shop.api(validateCoupon, { body: { code, orderAmount, products: [{ productId }] } });
}

function open(couponCode: string, amount: number, guest = 'ravi', quantity = 1) {
  return openPurchase(shop, { lines: [{ _id: kurti, size: 'M', quantity }], amount, guest, couponCode });
}

async function couponRow(code: string) {
  return shop.db.selectFrom('coupon').where('code', '=', code).selectAll().executeTakeFirstOrThrow();
}

describe('a shopper who tries a coupon', () => {
  test('sees the discount, whatever the case and spaces of the code', async () => {
    const code = await buildCoupon(shop.db, {
      discount_type: 'percentage',
      basis_points: 1_250,
      maximum_discount: 50_000,
    });
    const answer = await validate(` ${code.toLowerCase()} `, 1_299.5);
    expect(answer).toMatchObject({
      message: 'Coupon applied successfully!',
      discountAmount: 162.44,
      shippingDiscount: 0,
      coupon: { code, discountValue: 12.5, eligible: true, reason: '' },
    });
    expect((await validate(code, 9_000)).discountAmount).toBe(500);
  });

  test('saves the delivery fee with free shipping, and nothing where delivery is free already', async () => {
    const code = await buildCoupon(shop.db, { discount_type: 'free_shipping' });
    expect(await validate(code, 600)).toMatchObject({ discountAmount: 0, shippingDiscount: 100 });
    expect(await validate(code, 2_000)).toMatchObject({ discountAmount: 0, shippingDiscount: 0 });
  });

  test('is told why it cannot be used', async () => {
    const day = 86_400_000;
    const ended = await buildCoupon(shop.db, { ends_at: new Date(Date.now() - day) });
    const coming = await buildCoupon(shop.db, { starts_at: new Date(Date.now() + day) });
    const dear = await buildCoupon(shop.db, { minimum_order_amount: 149_900 });
    const forKids = await buildCoupon(shop.db, { categories: ['Kids'] });
    await expect(validate('NEVERHEARD', 1_300)).rejects.toMatchObject({
      status: 404,
      message: 'Invalid coupon code',
    });
    await expect(validate('  ', 1_300)).rejects.toMatchObject({
      status: 400,
      message: 'Please enter a coupon code',
    });
    for (const amount of [0, -5, 10.001]) {
      await expect(validate(dear, amount)).rejects.toMatchObject({
        status: 400,
        message: 'Invalid order amount',
      });
    }
    const reasons = { status: 409, code: 'COUPON_NOT_ELIGIBLE' };
    await expect(validate(ended, 1_300)).rejects.toMatchObject({
      ...reasons,
      message: 'This coupon has expired',
    });
    await expect(validate(coming, 1_300)).rejects.toMatchObject({
      ...reasons,
      message: 'This coupon is not valid yet',
    });
    await expect(validate(dear, 1_300)).rejects.toMatchObject({
      ...reasons,
      message: 'Add ₹199 more to use this coupon',
      reply: { coupon: { amountNeeded: 199 } },
    });
    await expect(validate(forKids, 1_300)).rejects.toMatchObject({
      ...reasons,
      message: 'This coupon does not apply to the items in your cart',
    });
  });

  test('sees usable coupons listed first, what the others lack, and no unlisted ones', async () => {
    const near = await buildCoupon(shop.db, { minimum_order_amount: 100_000 });
    const far = await buildCoupon(shop.db, { minimum_order_amount: 500_000 });
    const secret = await buildCoupon(shop.db, { is_listed: false });
    const { coupons } = await shop.api(listAvailableCoupons, {
      body: { orderAmount: 1_300, products: [{ productId: kurti }] },
    });
    const codes = coupons.map((coupon) => coupon.code);
    expect(codes).not.toContain(secret);
    expect(codes.indexOf(near)).toBeLessThan(codes.indexOf(far));
    const states = coupons.map((coupon) => coupon.eligible);
    expect(states.toSorted((one, other) => Number(other) - Number(one))).toEqual(states);
    expect(coupons.find((coupon) => coupon.code === far)).toMatchObject({
      eligible: false,
      amountNeeded: 3_700,
      reason: 'Add ₹3,700 more to use this coupon',
    });
  });
});

describe('a coupon at the checkout', () => {
  test('reduces the order as promised and counts as used once the order is placed', async () => {
    const code = await buildCoupon(shop.db, { amount: 30_000 });
    const opened = await open(code.toLowerCase(), 1_100);
    expect(opened.amount).toBe(110_000);
    expect(await couponRow(code)).toMatchObject({ held: 1, used: 0 });
    const { orderId } = await shop.api(verifyRazorpayPayment, {
      body: await payInSandbox(shop, opened.orderId),
    });
    expect(await couponRow(code)).toMatchObject({ held: 0, used: 1 });
    const order = await shop.db
      .selectFrom('orders')
      .where('id', '=', orderId)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ subtotal: 130_000, discount: 30_000, shipping: 10_000, coupon_code: code });
  });

  test('is refused with the true totals if the claimed price omits it or deducts it twice', async () => {
    const code = await buildCoupon(shop.db, { amount: 30_000 });
    const totals = { subtotal: 1_300, discount: 300, shipping: 100, total: 1_100 };
    for (const claim of [1_400, 800, 1_099.99]) {
      await expect(open(code, claim)).rejects.toMatchObject({ code: 'PRICE_CHANGED', reply: { totals } });
    }
    expect(await couponRow(code)).toMatchObject({ held: 0, used: 0 });
  });

  test('that ended between cart and payment is refused with the reason', async () => {
    const code = await buildCoupon(shop.db, { ends_at: new Date(Date.now() - 1_000) });
    await expect(open(code, 1_200)).rejects.toMatchObject({ message: 'This coupon has expired' });
  });

  test('is available again once an unpaid checkout expires', async () => {
    const code = await buildCoupon(shop.db, { usage_limit: 1 });
    await open(code, 1_200, 'leaver');
    await expect(open(code, 1_200, 'next')).rejects.toMatchObject({
      message: 'This coupon has been used up',
    });
    const held = await shop.db.selectFrom('coupon_use').select('checkout_id').execute();
    for (const { checkout_id } of held) await expireCheckout(shop.db, checkout_id);
    await open(code, 1_200, 'next');
  });

  test('that reduces the total to zero places the order without a payment', async () => {
    const code = await buildCoupon(shop.db, { discount_type: 'percentage', basis_points: 10_000 });
    const before = await readSandboxLedger(shop);
    const opened = await open(code, 0, 'lucky', 2);
    expect(opened).toMatchObject({ isPlaced: true, amount: 0 });
    const order = await shop.db
      .selectFrom('orders')
      .where('id', '=', opened.orderId)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ amount: 0, payment_method: 'none', email: 'lucky@guest.example' });
    expect((await readSandboxLedger(shop)).orders).toHaveLength(before.orders.length);
  });

  test('limited to once per shopper is refused for another spelling of the e-mail or the same phone at the same PIN code', async () => {
    const code = await buildCoupon(shop.db, { per_shopper_limit: 1 });
    const opened = await open(code, 1_200, 'meena');
    await shop.api(verifyRazorpayPayment, { body: await payInSandbox(shop, opened.orderId) });
    await expect(open(code, 1_200, 'Meena+again')).rejects.toMatchObject({
      message: 'You have already used this coupon',
    });
    await expect(open(code, 1_200, 'same-phone-other-mail')).rejects.toMatchObject({
      message: 'You have already used this coupon',
    });
  });
});

describe('a coupon limited to once per shopper', () => {
  const once = () => buildCoupon(shop.db, { per_shopper_limit: 1 });
  const lines = () => [{ _id: kurti, size: 'M' }];
  const used = { code: 'COUPON_NOT_ELIGIBLE', message: 'You have already used this coupon' };

  test('is not used up by whoever types in her phone number', async () => {
    const couponCode = await once();
    const form = { city: 'Jaipur', state: 'Rajasthan', zipcode: '302001' };
    await openPurchase(shop, { lines: lines(), amount: 1_200, guest: 'thief', form, couponCode });
    await open(couponCode, 1_200, 'her');
  });

  test('counts the account’s own e-mail address beside the one that was typed in', async () => {
    const couponCode = await once();
    const shopper = await buildShopper(shop, { phone: '9800011111' });
    const typed = { email: 'another@guest.example', phone: '9800022222' };
    await openPurchase(shop, { shopper, lines: lines(), amount: 1_200, form: typed, couponCode });
    const asGuest = { email: shopper.email, phone: '9800033333' };
    await expect(
      openPurchase(shop, { lines: lines(), amount: 1_200, form: asGuest, couponCode }),
    ).rejects.toMatchObject(used);
    const other = await once();
    await openPurchase(shop, { lines: lines(), amount: 1_200, form: asGuest, couponCode: other });
    const cart = { code: other, orderAmount: 1_300, products: [{ productId: kurti }] };
    await expect(shopper.api(validateCoupon, { body: cart })).rejects.toMatchObject(used);
    await expect(
      openPurchase(shop, { shopper, lines: lines(), amount: 1_200, form: typed, couponCode: other }),
    ).rejects.toMatchObject(used);
  });
});

describe('simultaneous coupon use', () => {
  test('gives a coupon for one use to exactly one of 50 shoppers', async () => {
    const code = await buildCoupon(shop.db, { usage_limit: 1 });
    const attempts = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => open(code, 1_200, `hunter-${index}`)),
    );
    const opened = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
    expect(opened).toHaveLength(1);
    for (const attempt of attempts) {
      if (attempt.status === 'rejected') {
        expect(attempt.reason).toMatchObject({ status: 409, message: 'This coupon has been used up' });
      }
    }
    for (const { orderId } of opened) {
      await shop.api(verifyRazorpayPayment, { body: await payInSandbox(shop, orderId) });
    }
    expect(await couponRow(code)).toMatchObject({ held: 0, used: 1 });
  });

  test('makes shoppers who swap two coupons wait for each other instead of failing', async () => {
    const [one, other] = [await buildCoupon(shop.db), await buildCoupon(shop.db)];
    await Promise.all(
      Array.from({ length: 24 }, (_, index) => open(index % 2 ? one : other, 1_200, `swap-${index % 3}`)),
    );
    const held = (await couponRow(one)).held + (await couponRow(other)).held;
    expect(held).toBe(3);
  });

  test('makes shoppers who pay and others who begin with a coupon wait for each other instead of failing', async () => {
    const code = await buildCoupon(shop.db);
    const guests = Array.from({ length: 10 }, (_, index) => `pays-${index}`);
    const opened = await Promise.all(guests.map((guest) => open(code, 1_200, guest)));
    const paid = await Promise.all(opened.map(({ orderId }) => payInSandbox(shop, orderId)));
    await Promise.all(
      paid.flatMap((body, index) => [
        shop.api(verifyRazorpayPayment, { body }),
        open(code, 1_200, `begins-${index}`),
      ]),
    );
    expect(await couponRow(code)).toMatchObject({ held: 10, used: 10 });
  });

  test('refunds a late payment whose coupon was used up in the meantime', async () => {
    const code = await buildCoupon(shop.db, { usage_limit: 1 });
    const slow = await open(code, 1_200, 'slow');
    const [hold] = await shop.db
      .selectFrom('coupon_use')
      .innerJoin('coupon', 'coupon.id', 'coupon_use.coupon_id')
      .where('coupon.code', '=', code)
      .select('checkout_id')
      .execute();
    await expireCheckout(shop.db, hold?.checkout_id ?? '');
    const quick = await open(code, 1_200, 'quick');
    await shop.api(verifyRazorpayPayment, { body: await payInSandbox(shop, quick.orderId) });
    const paid = await payInSandbox(shop, slow.orderId);
    await expect(shop.api(verifyRazorpayPayment, { body: paid })).rejects.toMatchObject({
      code: 'ORDER_NOT_POSSIBLE',
    });
    await shop.runJobs();
    expect(await couponRow(code)).toMatchObject({ held: 0, used: 1 });
  });
});
