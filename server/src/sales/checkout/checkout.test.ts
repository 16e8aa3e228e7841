import { getStockLevels } from '@gulmohar/contract/catalogue/product.ts';
import { verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buy, openPurchase } from '../../../testing/buy.ts';
import { countRows } from '../../../testing/count-rows.ts';
import { expireCheckout } from '../../../testing/expire-checkout.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { makeJobsDue } from '../../../testing/make-jobs-due.ts';
import { readOrderLines, verifyPaid } from '../../../testing/paid-order.ts';
import { payInSandbox, setSandboxMode } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { runMigration } from '../../../testing/run-migration.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { settleOverdueCheckouts } from '../settlement/settle-overdue-checkouts.ts';

const shop = await testShop();
afterEach(() => expectInvariants(shop));
afterAll(() => shop.close());

async function stockOf(productId: string): Promise<unknown> {
  shop.clearResponseCache();
  const { stockLevels } = await shop.api(getStockLevels, { body: { productIds: [productId] } });
  return stockLevels[productId]?.stock;
}

async function mailsTo(guest: string) {
  return shop.db
    .selectFrom('dev_mailbox')
    .where('recipient', '=', `${guest}@guest.example`)
    .selectAll()
    .execute();
}

describe('a guest’s purchase', () => {
  test('reserves the units, becomes one order when paid, reduces the stock and sends one e-mail', async () => {
    const kurti = await buildProduct(shop.db, { name: 'Marigold Kurti', price: 129_900, stock: { M: 3 } });
    const opened = await openPurchase(shop, {
      lines: [{ _id: kurti, size: 'M', quantity: 2 }],
      amount: 2_598,
      guest: 'asha',
    });
    expect(opened).toMatchObject({ amount: 259_800, currency: 'INR', key: shop.providers.razorpay.key });
    expect(await stockOf(kurti)).toEqual({ M: 1 });

    const paid = await payInSandbox(shop, opened.orderId);
    const first = await shop.api(verifyRazorpayPayment, { body: paid });
    const again = await shop.api(verifyRazorpayPayment, { body: paid });
    expect(first.message).toBe('Payment Successful!');
    expect(again.orderId).toBe(first.orderId);
    expect(await stockOf(kurti)).toEqual({ M: 1 });

    const order = await shop.db
      .selectFrom('orders')
      .where('id', '=', first.orderId)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({
      status: 'Order Placed',
      amount: 259_800,
      email: 'asha@guest.example',
      payment_method: 'card',
    });
    await shop.runJobs();
    await shop.runJobs();
    const mails = await mailsTo('asha');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Marigold Kurti, size M × 2: Rs. 2,598');
  });

  test('of an unsized product adds delivery below Rs. 2,000', async () => {
    const dupatta = await buildProduct(shop.db, { price: 79_900, stock: 2 });
    const opened = await openPurchase(shop, { lines: [{ _id: dupatta }], amount: 899 });
    expect(opened.amount).toBe(89_900);
    await shop.api(verifyRazorpayPayment, { body: await payInSandbox(shop, opened.orderId) });
    expect(await stockOf(dupatta)).toBe(1);
  });

  test('adds up the same product on two lines', async () => {
    const kurti = await buildProduct(shop.db, { price: 50_000, stock: { M: 3 } });
    const twice = [
      { _id: kurti, size: 'M', quantity: 2 },
      { _id: kurti, size: 'M', quantity: 2 },
    ];
    await expect(openPurchase(shop, { lines: twice, amount: 2_000 })).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      reply: { lines: [{ _id: kurti, size: 'M', requested: 4, available: 3 }] },
    });
  });

  test('replaces the guest’s own reservation when started again and is not blocked by it', async () => {
    const last = await buildProduct(shop.db, { price: 100_000, stock: { M: 1 } });
    await openPurchase(shop, { lines: [{ _id: last, size: 'M' }], amount: 1_100, guest: 'noor' });
    await openPurchase(shop, { lines: [{ _id: last, size: 'M' }], amount: 1_100, guest: 'noor' });
    expect(await stockOf(last)).toEqual({ M: 0 });
    await expect(
      openPurchase(shop, { lines: [{ _id: last, size: 'M' }], amount: 1_100, guest: 'somebody-else' }),
    ).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
    });
  });
});

describe('simultaneous purchases', () => {
  test('of 10 units by 50 shoppers give exactly 10 orders and a clear message to the others', async () => {
    const rare = await buildProduct(shop.db, { price: 250_000, stock: { M: 10 } });
    const attempts = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        openPurchase(shop, { lines: [{ _id: rare, size: 'M' }], amount: 2_500, guest: `buyer-${index}` }),
      ),
    );
    const opened = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
    const refused = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []));
    expect(opened).toHaveLength(10);
    for (const refusal of refused)
      expect(refusal).toMatchObject({ status: 409, code: 'OUT_OF_STOCK', message: 'Out of stock' });

    const ordersBefore = await countRows(shop, 'orders');
    await Promise.all(
      opened.map(async ({ orderId }) =>
        shop.api(verifyRazorpayPayment, { body: await payInSandbox(shop, orderId) }),
      ),
    );
    expect((await countRows(shop, 'orders')) - ordersBefore).toBe(10);
    expect(await stockOf(rare)).toEqual({ M: 0 });
  });

  test('of the carts A+B and B+A wait for each other instead of failing', async () => {
    const a = await buildProduct(shop.db, { price: 100_000, stock: { M: 20 } });
    const b = await buildProduct(shop.db, { price: 100_000, stock: { M: 20 } });
    const carts = Array.from({ length: 20 }, (_, index) =>
      openPurchase(shop, {
        lines: (index % 2 ? [a, b] : [b, a]).map((_id) => ({ _id, size: 'M' })),
        amount: 2_000,
        guest: `crossing-${index % 4}`,
      }),
    );
    await Promise.all(carts);
    expect(await stockOf(a)).toEqual({ M: 16 });
  });

  test('make one order when the same payment is verified 20 times', async () => {
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
    const opened = await openPurchase(shop, {
      lines: [{ _id: kurti, size: 'M' }],
      amount: 2_000,
      guest: 'impatient',
    });
    const paid = await payInSandbox(shop, opened.orderId);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.api(verifyRazorpayPayment, { body: paid })),
    );
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await stockOf(kurti)).toEqual({ M: 4 });
  });
});

test('a checkout that is paid during a migration becomes the order that was agreed', async () => {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
  const dupatta = await buildProduct(shop.db, { price: 50_000, stock: 5 });
  const lines = [{ _id: kurti, size: 'M', quantity: 2 }, { _id: dupatta }];
  const opened = await openPurchase(shop, { lines, amount: 4_500, guest: 'updated' });
  await sql`
    update checkout set snapshot = snapshot - 'coupon' || jsonb_build_object('lines', (
      select jsonb_agg(jsonb_build_object('variant_id', line -> 'variantId', 'product_id', line -> 'productId', 'name', line -> 'name',
        'size', line -> 'size', 'picture', line -> 'picture', 'unit_price', line -> 'unitPrice', 'quantity', line -> 'quantity'))
      from jsonb_array_elements(snapshot -> 'lines') as line))
    where provider_order_id = ${opened.orderId}`.execute(shop.db);
  await runMigration(shop, '0116-snapshot-keys');
  const { orderId } = await verifyPaid(shop, await payInSandbox(shop, opened.orderId));
  expect(await readOrderLines(shop, orderId)).toEqual([
    { product_id: kurti, size: 'M', quantity: 2, unit_price: 200_000 },
    { product_id: dupatta, size: null, quantity: 1, unit_price: 50_000 },
  ]);
});

describe('when the reservation expires', () => {
  async function expire(orderId: string): Promise<void> {
    await expireCheckout(shop, orderId);
    await settleOverdueCheckouts(shop.db, shop.providers);
  }

  test('an unpaid checkout releases its units', async () => {
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
    const opened = await openPurchase(shop, {
      lines: [{ _id: kurti, size: 'M' }],
      amount: 2_000,
      guest: 'leaver',
    });
    expect(await stockOf(kurti)).toEqual({ M: 0 });
    await expire(opened.orderId);
    expect(await stockOf(kurti)).toEqual({ M: 1 });
  });

  test('a paid checkout whose browser is gone becomes an order', async () => {
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
    const opened = await openPurchase(shop, {
      lines: [{ _id: kurti, size: 'M' }],
      amount: 2_000,
      guest: 'died',
    });
    await payInSandbox(shop, opened.orderId);
    await expire(opened.orderId);
    const orders = await shop.db
      .selectFrom('orders')
      .where('email', '=', 'died@guest.example')
      .selectAll()
      .execute();
    expect(orders).toHaveLength(1);
  });

  test('a late payment still becomes an order while the unit is available', async () => {
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
    const opened = await openPurchase(shop, {
      lines: [{ _id: kurti, size: 'M' }],
      amount: 2_000,
      guest: 'late',
    });
    await expire(opened.orderId);
    const { orderId } = await shop.api(verifyRazorpayPayment, {
      body: await payInSandbox(shop, opened.orderId),
    });
    expect(orderId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await stockOf(kurti)).toEqual({ M: 0 });
  });

  test('a late payment for a sold-out unit is refunded, and the shopper is notified', async () => {
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
    const slow = await openPurchase(shop, {
      lines: [{ _id: kurti, size: 'M' }],
      amount: 2_000,
      guest: 'slow',
    });
    await expire(slow.orderId);
    await buy(shop, { lines: [{ _id: kurti, size: 'M' }], amount: 2_000, guest: 'quick' });

    const paid = await payInSandbox(shop, slow.orderId);
    const verify = () => shop.api(verifyRazorpayPayment, { body: paid });
    await expect(verify()).rejects.toMatchObject({
      status: 409,
      code: 'ORDER_NOT_POSSIBLE',
      message: expect.stringContaining('refunded'),
    });
    await expect(verify()).rejects.toMatchObject({ code: 'ORDER_NOT_POSSIBLE' });
    await shop.runJobs();
    const refund = await shop.db
      .selectFrom('refund')
      .where('reason', '=', 'stock gone')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(refund).toMatchObject({ amount: 200_000, status: 'processed' });
    const [mail] = await readMails(shop, 'slow@guest.example');
    expect(mail?.subject).toBe('We are refunding your payment of Rs. 2,000');
    expect(mail?.text).toContain('sold out before your payment arrived');
  });

  test('a late payment whose refund the provider refuses is said to follow, and the mail about it comes when it is made', async () => {
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
    const line = { lines: [{ _id: kurti, size: 'M' }], amount: 2_000 };
    const slow = await openPurchase(shop, { ...line, guest: 'unlucky' });
    await expire(slow.orderId);
    await buy(shop, { ...line, guest: 'quicker' });
    await setSandboxMode(shop, { refunds: 'no-balance' });
    const paid = await payInSandbox(shop, slow.orderId);
    await expect(shop.api(verifyRazorpayPayment, { body: paid })).rejects.toMatchObject({ status: 409 });
    const mails = () => readMails(shop, 'unlucky@guest.example');
    const [promise, ...others] = await mails();
    expect(promise?.subject).toBe('We will refund your payment of Rs. 2,000');
    expect(promise?.text).toContain('write to you again once the money has been sent');
    expect(others).toEqual([]);
    await setSandboxMode(shop, {});
    await makeJobsDue(shop.db);
    expect((await mails()).map(({ subject }) => subject)).toContain('Your refund is complete');
  });
});

describe('when the provider fails', () => {
  afterEach(() => setSandboxMode(shop, {}));

  test('no order is opened and the units are available again', async () => {
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
    await setSandboxMode(shop, { api: 'error' });
    await expect(
      openPurchase(shop, { lines: [{ _id: kurti, size: 'M' }], amount: 2_000, guest: 'unlucky' }),
    ).rejects.toMatchObject({
      status: 502,
      code: 'PROVIDER_UNAVAILABLE',
    });
    expect(await stockOf(kurti)).toEqual({ M: 1 });
  });
});
