import { requestStockAlert, unsubscribeStockAlerts } from '@gulmohar/contract/accounts/alert.ts';
import { deleteAccount } from '@gulmohar/contract/accounts/user.ts';
import { changeStock } from '@gulmohar/contract/admin/product-stock.ts';
import { addToCart } from '@gulmohar/contract/sales/cart.ts';
import { createRazorpayOrder } from '@gulmohar/contract/sales/checkout.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy, openPurchase } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { letHoldsEnd } from '../../../testing/let-holds-end.ts';
import { readMails, tokenFrom } from '../../../testing/read-mails.ts';
import {
  available,
  BACK,
  buildWaiting,
  holdsOf,
  PRICE,
  pick,
  receive,
  variantOf,
  wasTold,
} from '../../../testing/stock-queue.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { expireCheckout } from '../../sales/checkout/end-checkout.ts';
import { passOnHeldUnits } from './stock-holds.ts';

const shop = await testShop();
afterEach(() => expectInvariants(shop));
afterAll(() => shop.close());

describe('one unit for two who wait', () => {
  test('is offered to who waited longest, for whom alone it is in stock', async () => {
    const { kurti, waiting, purchase } = await buildWaiting(shop, 2);
    const [first, second] = [pick(waiting), pick(waiting, 1)];
    await receive(shop, kurti, 1);
    expect([await wasTold(shop, first), await wasTold(shop, second)]).toEqual([true, false]);
    expect(await available(shop, kurti)).toEqual(0);
    const hold = pick(await holdsOf(shop, first, kurti));
    expect(await available(shop, kurti, [hold.holdId])).toEqual(1);
    expect(await holdsOf(shop, second, kurti)).toEqual([]);
    for (const stranger of [second, undefined])
      await expect(openPurchase(shop, { ...purchase, shopper: stranger })).rejects.toMatchObject({
        code: 'OUT_OF_STOCK',
      });
    await expect(second.api(addToCart, { body: { itemId: kurti, size: 'M' } })).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
    });

    await first.api(addToCart, { body: { itemId: kurti, size: 'M' } });
    await buy(shop, { ...purchase, shopper: first });
    expect(await available(shop, kurti)).toEqual(0);
    expect(await holdsOf(shop, first, kurti)).toEqual([]);
    await letHoldsEnd(shop);
    expect(await wasTold(shop, second)).toBe(false);
  });

  test('is held until two hours after the mail, which says so, and then offered to the next', async () => {
    const { kurti, waiting } = await buildWaiting(shop, 2);
    const [first, second] = [pick(waiting), pick(waiting, 1)];
    await receive(shop, kurti, 1);
    const mail = (await readMails(shop, first.email)).find(({ subject }) => subject === BACK);
    const hold = pick(await holdsOf(shop, first, kurti));
    const left = Date.parse(hold.heldUntil ?? '') - Date.now();
    expect(left).toBeGreaterThan(119 * 60_000);
    expect(left).toBeLessThanOrEqual(120 * 60_000);
    expect(mail?.text).toContain('One unit in size M is held for you until');
    expect(mail?.text).toContain('After that it goes to whoever waits next.');
    expect(mail?.html).toContain(`held=${hold.holdId}`);

    await letHoldsEnd(shop);
    expect(await wasTold(shop, second)).toBe(true);
    expect(await holdsOf(shop, first, kurti)).toEqual([]);
    expect(await available(shop, kurti)).toEqual(0);
    await letHoldsEnd(shop);
    expect(await available(shop, kurti)).toEqual(1);
  });

  test('can be bought by a guest with the link of the mail', async () => {
    const { kurti, waiting, lines } = await buildWaiting(shop, 1);
    await receive(shop, kurti, 1);
    const { holdId } = pick(await holdsOf(shop, pick(waiting), kurti));
    const orderData = buildOrderData(lines, 'by-link');
    const body = { amount: PRICE, isGuest: true, orderData };
    const strange = '0b6ae6f0-3f0c-4d9e-8f0a-6f6f1b3d2c11';
    await expect(
      shop.api(createRazorpayOrder, { body: { ...body, holdIds: [strange] } }),
    ).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
    await shop.api(createRazorpayOrder, { body: { ...body, holdIds: [holdId] } });
    expect(await available(shop, kurti)).toEqual(0);
  });

  test('stays held while it is being paid, and for its time after a payment that failed', async () => {
    const { kurti, waiting, purchase } = await buildWaiting(shop, 2);
    const [first, second] = [pick(waiting), pick(waiting, 1)];
    await receive(shop, kurti, 1);
    await holdsOf(shop, first, kurti);
    await openPurchase(shop, { ...purchase, shopper: first });
    await openPurchase(shop, { ...purchase, shopper: first });
    await letHoldsEnd(shop);
    expect(await wasTold(shop, second)).toBe(false);
    const { id } = await shop.db
      .selectFrom('checkout')
      .where('status', '=', 'open')
      .where('user_id', '=', first.userId)
      .select('id')
      .executeTakeFirstOrThrow();
    await sql`update stock_hold set held_until = now() + interval '1 hour'`.execute(shop.db);
    await expireCheckout(shop.db, id);
    expect([await available(shop, kurti), await wasTold(shop, second)]).toEqual([0, false]);
    await openPurchase(shop, { ...purchase, shopper: first });
  });
});

test('more units than shoppers who wait: all are told, each has one, and the rest is for everybody', async () => {
  const { kurti, waiting, lines } = await buildWaiting(shop, 2);
  await receive(shop, kurti, 5);
  for (const shopper of waiting) expect(await wasTold(shop, shopper)).toBe(true);
  expect(await available(shop, kurti)).toEqual(3);
  const three = [{ ...pick(lines), quantity: 3 }];
  await buy(shop, { lines: three, amount: 3 * PRICE, guest: 'everybody' });
  const shopper = pick(waiting);
  await buy(shop, { lines, amount: PRICE, shopper });
  expect(await available(shop, kurti)).toEqual(0);
});

test('a unit that a checkout gives back goes to who waits', async () => {
  const kurti = await buildProduct(shop.db, { price: PRICE * 100, stock: { M: 1 } });
  const lines = [{ _id: kurti, size: 'M' }];
  const asha = await buildShopper(shop);
  await openPurchase(shop, { lines, amount: PRICE, shopper: asha });
  const meera = await buildShopper(shop);
  await meera.api(requestStockAlert, { body: { productId: kurti, email: meera.email, size: 'M' } });
  // It takes the place of her first one, whose unit is never free in between.
  await openPurchase(shop, { lines, amount: PRICE, shopper: asha });
  expect(await wasTold(shop, meera)).toBe(false);
  const { id } = await shop.db
    .selectFrom('checkout')
    .where('user_id', '=', asha.userId)
    .where('status', '=', 'open')
    .select('id')
    .executeTakeFirstOrThrow();
  await expireCheckout(shop.db, id);
  expect([await wasTold(shop, meera), await available(shop, kurti)]).toEqual([true, 0]);
});

test('who asks while units are free is told at once, but holds nothing', async () => {
  const { kurti, waiting } = await buildWaiting(shop, 0);
  expect(waiting).toEqual([]);
  await receive(shop, kurti, 1);
  const shopper = await buildShopper(shop);
  await shopper.api(requestStockAlert, { body: { productId: kurti, email: shopper.email, size: 'M' } });
  expect(await wasTold(shop, shopper)).toBe(true);
  expect(await available(shop, kurti)).toEqual(1);
});

describe('a held unit goes to the next', () => {
  test('when its shopper unsubscribes', async () => {
    const { kurti, waiting } = await buildWaiting(shop, 2);
    await receive(shop, kurti, 1);
    const mail = (await readMails(shop, pick(waiting).email)).at(-1);
    await shop.api(unsubscribeStockAlerts, { body: { token: tokenFrom(mail, '/stock-alert/unsubscribe') } });
    expect(await wasTold(shop, pick(waiting, 1))).toBe(true);
    expect(await available(shop, kurti)).toEqual(0);
  });

  test('when its shopper deletes the account', async () => {
    const { kurti, waiting } = await buildWaiting(shop, 2);
    const first = pick(waiting);
    await receive(shop, kurti, 1);
    expect(await wasTold(shop, first)).toBe(true);
    await first.api(deleteAccount, { body: { password: first.password } });
    await passOnHeldUnits(shop.db);
    expect(await wasTold(shop, pick(waiting, 1))).toBe(true);
  });

  test('when its mail was not sent within a day', async () => {
    const { kurti, waiting } = await buildWaiting(shop, 2);
    await receive(shop, kurti, 1);
    await sql`update stock_hold set held_at = now() - interval '25 hours'`.execute(shop.db);
    await sql`delete from job_outbox`.execute(shop.db);
    await passOnHeldUnits(shop.db);
    expect(await wasTold(shop, pick(waiting))).toBe(false);
    expect(await wasTold(shop, pick(waiting, 1))).toBe(true);
  });
});

describe('the owner', () => {
  test('may take out a held unit; its shopper waits again, before all others', async () => {
    const { kurti, waiting } = await buildWaiting(shop, 2);
    await receive(shop, kurti, 1);
    const first = pick(waiting);
    expect(await wasTold(shop, first)).toBe(true);
    const owner = await buildStaff(shop, 'owner');
    const variantId = await variantOf(shop, kurti);
    const taken = {
      productId: kurti,
      note: '',
      reason: 'count' as const,
      changes: [{ variantId, units: 0 }],
    };
    await owner.api(changeStock, { body: taken });
    expect(await holdsOf(shop, first, kurti)).toEqual([]);
    await receive(shop, kurti, 1);
    expect(await holdsOf(shop, first, kurti)).toHaveLength(1);
    expect(await wasTold(shop, pick(waiting, 1))).toBe(false);
  });

  test('ends the held units of a product by withdrawing it, and they are offered again once it is back', async () => {
    const { kurti, waiting } = await buildWaiting(shop, 1);
    const publish = (at: Date | null) =>
      shop.db.updateTable('product').set({ published_at: at }).where('id', '=', kurti).execute();
    await receive(shop, kurti, 1);
    expect(await holdsOf(shop, pick(waiting), kurti)).toHaveLength(1);
    await publish(null);
    await passOnHeldUnits(shop.db);
    expect(await holdsOf(shop, pick(waiting), kurti)).toEqual([]);
    await publish(new Date(0));
    await sql`update stock_alert set requested_at = now() - interval '1 hour'`.execute(shop.db);
    await passOnHeldUnits(shop.db);
    expect(await holdsOf(shop, pick(waiting), kurti)).toHaveLength(1);
  });
});

test('in a rush for ten units nobody but the ten who waited longest gets one, and none is sold twice', async () => {
  const { kurti, waiting, purchase } = await buildWaiting(shop, 10);
  const crowd = Array.from({ length: 30 }, (_, nth) => ({ ...purchase, guest: `crowd-${nth}` }));
  const attempt = (one: Parameters<typeof openPurchase>[1]) =>
    openPurchase(shop, one).then(
      () => 'OPENED',
      ({ code }) => code,
    );
  const [outcomes] = await Promise.all([
    Promise.all(crowd.map(attempt)),
    ...Array.from({ length: 10 }, () => receive(shop, kurti, 1)),
  ]);
  expect(new Set(outcomes)).toEqual(new Set(['OUT_OF_STOCK']));
  const own = await Promise.all(waiting.map((shopper) => attempt({ ...purchase, shopper })));
  expect(own).toEqual(waiting.map(() => 'OPENED'));
});
