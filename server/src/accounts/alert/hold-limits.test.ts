import { requestStockAlert } from '@gulmohar/contract/accounts/alert.ts';
import { deleteAccount } from '@gulmohar/contract/accounts/user.ts';
import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { letHoldsEnd } from '../../../testing/let-holds-end.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import {
  available,
  BACK,
  buildWaiting,
  holdsOf,
  PRICE,
  pick,
  receive,
  wasTold,
} from '../../../testing/stock-queue.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { passOnHeldUnits } from './stock-holds.ts';

const shop = await testShop();
afterEach(() => expectInvariants(shop));
afterAll(() => shop.close());

test('a unit that a guest is paying for stays the guest’s when the alert is deleted with an account of its address', async () => {
  const { kurti, waiting, lines } = await buildWaiting(shop, 2);
  const first = pick(waiting);
  await receive(shop, kurti, 1);
  const { holdId } = pick(await holdsOf(shop, first, kurti));
  const orderData = buildOrderData(lines, 'pays-meanwhile');
  const opened = await shop.api(createRazorpayOrder, {
    body: { amount: PRICE, isGuest: true, orderData, holdIds: [holdId] },
  });
  await first.api(deleteAccount, { body: { password: first.password } });
  await passOnHeldUnits(shop.db);
  expect(await wasTold(shop, pick(waiting, 1))).toBe(false);
  await shop.api(verifyRazorpayPayment, { body: await payInSandbox(shop, opened.orderId) });
  const left = shop.db.selectFrom('variant').where('product_id', '=', kurti).select(['on_hand', 'reserved']);
  expect(await left.executeTakeFirst()).toEqual({ on_hand: 0, reserved: 0 });
});

describe('who lets a held unit go', () => {
  test('and asks again is told of what nobody else waits for, but has none held for a week', async () => {
    const { kurti, waiting } = await buildWaiting(shop, 1);
    const shopper = pick(waiting);
    const ask = { body: { productId: kurti, email: shopper.email, size: 'M' } };
    const timesTold = async () =>
      (await readMails(shop, shopper.email)).filter(({ subject }) => subject === BACK).length;
    await receive(shop, kurti, 1);
    await shopper.api(requestStockAlert, ask);
    await letHoldsEnd(shop);
    expect([await timesTold(), await available(shop, kurti)]).toEqual([2, 1]);
    expect(await holdsOf(shop, shopper, kurti)).toEqual([]);

    await sql`update stock_alert set held_at = held_at - interval '8 days'`.execute(shop.db);
    await openPurchase(shop, { lines: [{ _id: kurti, size: 'M' }], amount: PRICE, guest: 'passer-by' });
    await shopper.api(requestStockAlert, ask);
    await receive(shop, kurti, 1);
    expect(await holdsOf(shop, shopper, kurti)).toHaveLength(1);
  });

  test('stands behind everybody who waits for a first one', async () => {
    const { kurti, waiting } = await buildWaiting(shop, 1);
    const shopper = pick(waiting);
    await receive(shop, kurti, 1);
    await shopper.api(requestStockAlert, { body: { productId: kurti, email: shopper.email, size: 'M' } });
    const later = await buildShopper(shop);
    await later.api(requestStockAlert, { body: { productId: kurti, email: later.email, size: 'M' } });
    await letHoldsEnd(shop);
    expect([await holdsOf(shop, shopper, kurti), await holdsOf(shop, later, kurti)]).toMatchObject([
      [],
      [{}],
    ]);
  });
});

test('an alert that another transaction has locked does not keep a delivery waiting', async () => {
  const { kurti, waiting } = await buildWaiting(shop, 2);
  await shop.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('stock_alert')
      .where('email', '=', pick(waiting).email)
      .forUpdate()
      .select('id')
      .execute();
    await receive(shop, kurti, 1);
  });
  expect(await wasTold(shop, pick(waiting, 1))).toBe(true);
});
