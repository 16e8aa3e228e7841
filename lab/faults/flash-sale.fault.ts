import { setTimeout as wait } from 'node:timers/promises';
import { buildProduct } from '@gulmohar/server/testing/build-product.ts';
import { payInSandbox } from '@gulmohar/server/testing/pay-in-sandbox.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNothingLost } from './stage/books.ts';
import { call, openPurchase, type Reply } from './stage/buyers.ts';
import { openStage, type Stage } from './stage/open-stage.ts';

const BUYERS = 2_000;
const UNITS = 100;
const TIMEOUT_MS = 600_000;
const BUSY: ReadonlySet<number> = new Set([0, 429, 503]);

let stage: Stage;

beforeAll(async () => {
  stage = await openStage('sale', { WEB_CONCURRENCY: '2', TRUST_PROXY: '127.0.0.1' });
}, TIMEOUT_MS);
afterAll(() => stage?.closing.close(), TIMEOUT_MS);

/** Retries as a buyer would while the shop is only busy. */
async function retry(attempt: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await attempt();
    if (!BUSY.has(reply.status)) return reply;
    await wait(Math.max(reply.retryAfterMs, 100));
  }
}

test(
  'of 2,000 shoppers who buy the same 100 units at once, exactly 100 get one',
  async () => {
    const productId = await buildProduct(stage.database.db, { price: 200_000, stock: { M: UNITS } });
    const offer = { productId, size: 'M', total: 2_000 };
    const confirmed: string[] = [];
    const paid: string[] = [];
    const refusals: unknown[] = [];

    async function buyer(number: number): Promise<void> {
      const address = `100.64.${number >> 8}.${number & 255}`;
      const opened = await retry(() => openPurchase(stage.place, offer, `sale-${number}`, address));
      if (opened.status !== 200) return void refusals.push(opened.body.code);
      const payment = await payInSandbox(stage.place, String(opened.body.orderId));
      paid.push(payment.razorpay_order_id);
      const verified = await retry(() =>
        call(stage.shop.url, '/order/razorpay/verify-payment', payment, { 'x-forwarded-for': address }),
      );
      expect(verified).toMatchObject({ status: 200 });
      confirmed.push(String(verified.body.orderId));
    }

    await Promise.all(Array.from({ length: BUYERS }, (_, number) => buyer(number)));
    expect(new Set(confirmed).size).toBe(UNITS);
    expect(paid).toHaveLength(UNITS);
    expect(refusals).toEqual(Array.from({ length: BUYERS - UNITS }, () => 'OUT_OF_STOCK'));
    const { rows } = await stage.database.pool.query(
      'select on_hand, reserved from variant where product_id = $1',
      [productId],
    );
    expect(rows).toEqual([{ on_hand: 0, reserved: 0 }]);
    await expectNothingLost(stage.settings, { confirmed, paid });
  },
  TIMEOUT_MS,
);
