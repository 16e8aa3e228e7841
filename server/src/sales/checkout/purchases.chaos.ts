import { ApiError } from '@gulmohar/contract/api/client.ts';
import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { priceCart } from '@gulmohar/contract/sales/pricing.ts';
import { SPECIFIED_SHIPPING } from '@gulmohar/contract/shop/shop-rules.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import fc from 'fast-check';
import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import {
  type Paid,
  payInSandbox,
  readSandboxLedger,
  setSandboxMode,
} from '../../../testing/pay-in-sandbox.ts';
import { seller } from '../../../testing/seller.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { moveOrder } from '../../fulfilment/order/move-order.ts';
import { settleLatePayments, settleOverdueCheckouts } from './settle-overdue-checkouts.ts';

const PURCHASES = Number(process.env.CHAOS_PURCHASES ?? 2_000);
const SEED = Number(process.env.CHAOS_SEED ?? Date.now() % 2 ** 31);
const BUYERS_AT_ONCE = 12;
/** This many of the products are soon sold out. */
const SCARCE = 2;
const PRICES = [9_900, 79_900, 129_900, 250_000];

/** A random purchase: what is bought, and what goes wrong. */
const purchase = fc.record({
  guest: fc.integer({ min: 1, max: 300 }),
  lines: fc.uniqueArray(
    fc.record({ product: fc.nat(PRICES.length * 2 - 1), quantity: fc.integer({ min: 1, max: 3 }) }),
    {
      minLength: 1,
      maxLength: 3,
      selector: ({ product }) => product,
    },
  ),
  coupon: fc.option(fc.constantFrom('limited', 'free', 'unknown'), { freq: 3 }),
  claim: fc.oneof(
    { weight: 9, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.constantFrom(-1, 1, 100) },
  ),
  /** When the browser says what it is for: before the payment, with it, or both times. */
  tells: fc.constantFrom('before', 'before', 'with it', 'both'),
  payment: fc.constantFrom('pays', 'pays', 'pays', 'fails', 'fails first', 'leaves'),
  verifies: fc.constantFrom('once', 'once', 'three times', 'forged', 'never'),
  isCancelled: fc.oneof(
    { weight: 7, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  expires: fc.oneof(
    { weight: 6, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  webhooks: fc.constantFrom('on', 'on', 'off', 'duplicate'),
  api: fc.oneof(
    { weight: 20, arbitrary: fc.constant('ok') },
    { weight: 1, arbitrary: fc.constantFrom('error', 'lost-answer') },
  ),
});
type Purchase = typeof purchase extends fc.Arbitrary<infer Value> ? Value : never;

let shop: TestShop;
const products: { id: string; price: number }[] = [];
const coupons: Record<string, string> = {};

beforeAll(async () => {
  shop = await testShop();
  for (const price of [...PRICES, ...PRICES]) {
    const stock = products.length < SCARCE ? 40 : 5_000;
    products.push({ id: await buildProduct(shop.db, { price, stock: { M: stock } }), price });
  }
  coupons.limited = await buildCoupon(shop.db, { usage_limit: 30, minimum_order_amount: 50_000 });
  coupons.free = await buildCoupon(shop.db, { discount_type: 'free_shipping' });
});
afterAll(() => shop.close());

test(
  `${PURCHASES} purchases with faults of every kind leave every rupee and every unit accounted for (seed ${SEED})`,
  async () => {
    const plan = fc.sample(purchase, { seed: SEED, numRuns: PURCHASES });
    const limit = pLimit(BUYERS_AT_ONCE);
    let done = 0;
    await Promise.all(
      plan.map((one) =>
        limit(async () => {
          await buy(one);
          done += 1;
          if (done % 100 === 0) {
            console.log(`${done} of ${PURCHASES}`);
            await shop.runJobs();
          }
        }),
      ),
    );
    await settleEverything();
    await expectInvariants(shop);
    await expectEverybodyServed();
  },
  60 * 60_000,
);

async function buy(one: Purchase): Promise<void> {
  await setSandboxMode(shop, { webhooks: one.webhooks, api: one.api });
  const opened = await open(one);
  if (!opened) return;
  const paid = await pay(one, opened);
  if (one.expires) await expire(opened);
  if (!paid || one.verifies === 'never') return;
  const said = one.tells === 'before' ? paid : { ...paid, orderData: orderOf(one) };
  const body = one.verifies === 'forged' ? { ...said, razorpay_signature: 'f'.repeat(64) } : said;
  const times = one.verifies === 'three times' ? 3 : 1;
  const [answer] = await Promise.all(
    Array.from({ length: times }, () => refusable(shop.api(verifyRazorpayPayment, { body }))),
  );
  if (!one.isCancelled || !answer || answer instanceof ApiError) return;
  await moveOrder(shop.db, answer.orderId, { to: 'Cancelled', actor: 'operator', seller });
}

function orderOf(one: Purchase) {
  const couponCode = one.coupon ? (coupons[one.coupon] ?? 'UNKNOWN') : undefined;
  const lines = one.lines.map(({ product, quantity }) => ({
    _id: products[product]?.id ?? '',
    size: 'M',
    quantity,
  }));
  return { ...buildOrderData(lines, `chaos-${one.guest}`), couponCode };
}

/** @returns the provider's order to pay, if there is one */
async function open(one: Purchase): Promise<string | undefined> {
  const lines = one.lines.map(({ product, quantity }) => ({ ...products[product], quantity }));
  const { total } = priceCart(
    lines.map(({ price = 0, quantity }) => ({ unitPrice: price, quantity })),
    SPECIFIED_SHIPPING,
  );
  const orderData = one.tells === 'with it' ? undefined : orderOf(one);
  const ask = (amount: number) =>
    refusable(shop.api(createRazorpayOrder, { body: { amount, isGuest: true, orderData } }));
  const first = await ask(paiseToRupees(total + one.claim));
  if (!(first instanceof ApiError)) return first.isPlaced ? undefined : first.orderId;
  const totals = first.reply.totals as { total: number } | undefined;
  if (!totals) return undefined;
  // The browser shows the true total, and the shopper agrees.
  const second = await ask(totals.total);
  return second instanceof ApiError || second.isPlaced ? undefined : second.orderId;
}

async function pay(one: Purchase, orderId: string): Promise<Paid | undefined> {
  if (one.payment === 'leaves') return undefined;
  const declined = '4100 2800 0006 0003';
  if (one.payment !== 'pays') await payInSandbox(shop, orderId, declined).catch(() => undefined);
  if (one.payment === 'fails') return undefined;
  return payInSandbox(shop, orderId);
}

async function expire(providerOrderId: string): Promise<void> {
  await shop.db
    .updateTable('checkout')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('provider_order_id', '=', providerOrderId)
    .where('status', '=', 'open')
    .execute();
  await settleOverdueCheckouts(shop.db, shop.providers);
}

/** A refusal is a valid outcome; a server error is not. */
async function refusable<Answer>(asked: Promise<Answer>): Promise<Answer | ApiError> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.status !== 500) return error;
    console.error(shop.logLines.findLast((line) => line.includes('request failed')));
    throw error;
  }
}

/** Hours pass: every checkout expires, the provider is asked again, and the queue runs empty. */
async function settleEverything(): Promise<void> {
  await setSandboxMode(shop, {});
  const past = new Date(Date.now() - 1_000);
  await shop.db.updateTable('checkout').set({ expires_at: past }).where('status', '=', 'open').execute();
  await settleOverdueCheckouts(shop.db, shop.providers);
  await shop.db
    .updateTable('checkout')
    .set({ ask_again_at: past })
    .where('ask_again_at', 'is not', null)
    .execute();
  await settleLatePayments(shop.db, shop.providers);
  await shop.db
    .updateTable('graphile_worker._private_jobs' as never)
    .set({ run_at: past } as never)
    .execute();
  await shop.runJobs();
}

/** Everybody who paid has an order or the money back; nothing is pending. */
async function expectEverybodyServed(): Promise<void> {
  const { captured, refunded, orders } = await readSandboxLedger(shop);
  const { sold } = await shop.db
    .selectFrom('orders')
    .where('payment_method', '<>', 'none')
    .where('status', '<>', 'Cancelled')
    .select((from) => from.fn.sum<string>('amount').as('sold'))
    .executeTakeFirstOrThrow();
  expect(captured - refunded).toBe(Number(sold));
  const left = await shop.db.selectFrom('reservation').select('checkout_id').execute();
  expect(left).toEqual([]);
  console.log(`${orders.length} provider orders, ${captured} paise captured, ${refunded} refunded`);
}
