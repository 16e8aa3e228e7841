import { refundInPart } from '@gulmohar/contract/admin/order-steps.ts';
import { moveAdminReturn, startAdminReturn } from '@gulmohar/contract/admin/return.ts';
import { requestTrackedReturn } from '@gulmohar/contract/fulfilment/tracking.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { makeOlder } from '../../../../testing/build-order.ts';
import { buildProduct } from '../../../../testing/build-product.ts';
import { buildStaff } from '../../../../testing/build-staff.ts';
import { buy, openPurchase } from '../../../../testing/buy.ts';
import { type Basket, buyBasket, type Purchase } from '../../../../testing/buy-basket.ts';
import { expireCheckout } from '../../../../testing/expire-checkout.ts';
import { expectInvariants } from '../../../../testing/invariants.ts';
import { ledgerOf, payInSandbox } from '../../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../../testing/read-mails.ts';
import { seller } from '../../../../testing/seller.ts';
import { shipOrder } from '../../../../testing/ship-order.ts';
import { testShop } from '../../../../testing/test-shop.ts';
import { createSignedLinks } from '../../../platform/mail/signed-links.ts';
import { settleOverdueCheckouts } from '../../../sales/settlement/settle-overdue-checkouts.ts';
import { moveOrder } from '../../change/move-order.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
afterAll(async () => {
  await expectInvariants(shop);
  await shop.close();
});

const move = { actor: 'operator', seller } as const;

function cancel({ orderId }: Pick<Purchase, 'orderId'>): Promise<void> {
  return moveOrder(shop.db, orderId, { to: 'Cancelled', ...move });
}

async function giveBack({ orderId }: Purchase, rupees: number): Promise<void> {
  const body = { orderId, requestId: uuid(), amount: rupees * 100, reason: 'A loose thread' };
  await owner.api(refundInPart, { body });
}

/** Starts the return of a line and moves it to this status. */
async function takeBack({ orderId, lineIds }: Purchase, line: number, to: 'Return Approved' | 'Returned') {
  const itemId = lineIds[line] ?? '';
  await owner.api(startAdminReturn, { body: { orderId, itemIds: [itemId], reason: 'Too tight' } });
  await moveOn(itemId, 'Return Approved');
  if (to === 'Returned') await moveOn(itemId, 'Returned');
}

async function moveOn(lineId: string | undefined, to: 'Return Approved' | 'Returned' | 'Refunded') {
  const { id: returnId } = await shop.db
    .selectFrom('return_request')
    .where('line_id', '=', lineId ?? '')
    .select('id')
    .executeTakeFirstOrThrow();
  await owner.api(moveAdminReturn, { body: { returnId, to } });
}

/** Every amount that a mail names, in order of appearance. */
function amountsIn({ subject, text }: { subject: string; text: string }): string[] {
  return `${subject}\n${text}`.match(/Rs\. [\d,]*\d(?:\.\d\d)?/g) ?? [];
}

type Scenario = {
  when: string;
  basket: Basket;
  before?: (purchase: Purchase) => Promise<void>;
  /** The step that causes the mail. */
  step: (purchase: Purchase) => Promise<void>;
  mail: RegExp;
  /** The amount refunded by the step. */
  paise: number;
};

test.each<Scenario>([
  {
    when: 'an order is cancelled',
    paise: 1_079_700,
    basket: { prices: [10_797] },
    step: cancel,
    mail: /is cancelled$/,
  },
  {
    when: 'a partly refunded order is cancelled',
    paise: 1_059_700,
    basket: { prices: [10_797] },
    before: (bought) => giveBack(bought, 200),
    step: cancel,
    mail: /is cancelled$/,
  },
  {
    when: 'an order with paid delivery and a coupon is cancelled',
    paise: 149_900,
    basket: { prices: [1_000, 599], shipping: 100, coupon: { kind: 'fixed', rupees: 200 } },
    step: cancel,
    mail: /is cancelled$/,
  },
  {
    when: 'an order with free delivery by coupon is cancelled',
    paise: 129_900,
    basket: { prices: [1_299], coupon: { kind: 'free_shipping' } },
    step: cancel,
    mail: /is cancelled$/,
  },
  {
    when: 'a fully refunded order is cancelled',
    paise: 0,
    basket: { prices: [2_500] },
    before: (bought) => giveBack(bought, 2_500),
    step: cancel,
    mail: /is cancelled$/,
  },
  {
    when: 'a second part is refunded',
    paise: 15_050,
    basket: { prices: [2_500] },
    before: (bought) => giveBack(bought, 500),
    step: (bought) => giveBack(bought, 150.5),
    mail: /^A refund for your order/,
  },
  {
    when: 'one of two items is refunded, with its share of the coupon',
    paise: 219_301,
    basket: { prices: [1_000, 2_333], coupon: { kind: 'fixed', rupees: 200 } },
    before: (bought) => takeBack(bought, 1, 'Returned'),
    step: ({ lineIds }) => moveOn(lineIds[1], 'Refunded'),
    mail: /^Your refund for order/,
  },
  {
    when: 'an item of an order with paid delivery is refunded',
    paise: 100_000,
    basket: { prices: [1_000], shipping: 100 },
    before: (bought) => takeBack(bought, 0, 'Returned'),
    step: ({ lineIds }) => moveOn(lineIds[0], 'Refunded'),
    mail: /^Your refund for order/,
  },
  {
    when: 'an item of a partly refunded order is refunded',
    paise: 230_000,
    basket: { prices: [2_500] },
    before: async (bought) => {
      await giveBack(bought, 200);
      await takeBack(bought, 0, 'Returned');
    },
    step: ({ lineIds }) => moveOn(lineIds[0], 'Refunded'),
    mail: /^Your refund for order/,
  },
  {
    when: 'an item of a fully refunded order is refunded',
    paise: 0,
    basket: { prices: [2_500] },
    before: async (bought) => {
      await giveBack(bought, 2_500);
      await takeBack(bought, 0, 'Returned');
    },
    step: ({ lineIds }) => moveOn(lineIds[0], 'Refunded'),
    mail: /^Your refund for order/,
  },
])('the mail names the provider’s refund when $when', async ({ basket, before, step, mail, paise }) => {
  const bought = await buyBasket(shop, basket);
  if (mail.source.includes('refund for order')) await shipOrder(shop, bought.orderId);
  await before?.(bought);
  const earlier = await ledgerOf(shop, bought.providerOrderId);
  const count = (await readMails(shop, bought.email)).length;
  await step(bought);
  const moved = (await ledgerOf(shop, bought.providerOrderId)).refunded - earlier.refunded;
  expect(moved).toBe(paise);
  const written = (await readMails(shop, bought.email)).slice(count);
  expect(written.map(({ subject }) => subject)).toEqual([expect.stringMatching(mail)]);
  expect(written.flatMap(amountsIn)).toEqual(moved > 0 ? [formatRupees(moved)] : []);
});

test('the mail about a received return names the amount of the refund that follows', async () => {
  const bought = await buyBasket(shop, { prices: [2_500, 1_000] });
  await shipOrder(shop, bought.orderId);
  await giveBack(bought, 1_400);
  for (const line of [0, 1]) {
    await takeBack(bought, line, 'Returned');
    const amounts = (await readMails(shop, bought.email)).findLast(({ text }) =>
      text.includes('We have received'),
    );
    const before = await ledgerOf(shop, bought.providerOrderId);
    await moveOn(bought.lineIds[line], 'Refunded');
    const { refunded } = await ledgerOf(shop, bought.providerOrderId);
    expect(amounts && amountsIn(amounts)).toEqual(
      refunded > before.refunded ? [formatRupees(refunded - before.refunded)] : [],
    );
  }
  expect(await ledgerOf(shop, bought.providerOrderId)).toEqual({ captured: 350_000, refunded: 350_000 });
});

test('with less left than two returns cost, each mail names the amount refunded later, in either order', async () => {
  const bought = await buyBasket(shop, { prices: [2_500, 1_000] });
  await shipOrder(shop, bought.orderId);
  await giveBack(bought, 700);
  const amounts: string[][] = [];
  for (const line of [1, 0]) {
    await takeBack(bought, line, 'Returned');
    const mail = (await readMails(shop, bought.email)).findLast(({ text }) =>
      text.includes('We have received'),
    );
    amounts[line] = mail ? amountsIn(mail) : [];
  }
  expect(amounts).toEqual([[formatRupees(180_000)], [formatRupees(100_000)]]);
  for (const line of [0, 1]) {
    const before = await ledgerOf(shop, bought.providerOrderId);
    await moveOn(bought.lineIds[line], 'Refunded');
    await shop.runJobs();
    const { refunded } = await ledgerOf(shop, bought.providerOrderId);
    expect([formatRupees(refunded - before.refunded)]).toEqual(amounts[line]);
  }
});

test('mails about an exchange name no amount until its order is cancelled, then the refund', async () => {
  const bought = await buyBasket(shop, { prices: [1_800, 900], coupon: { kind: 'fixed', rupees: 300 } });
  const { orderId, email, lineIds } = bought;
  await shipOrder(shop, orderId);
  await makeOlder(shop, orderId, '6 days');
  const proof = await createSignedLinks(shop.secrets).sign('request-return', email, '5 minutes');
  const [itemId = ''] = lineIds;
  const before = (await readMails(shop, email)).length;
  await shop.api(requestTrackedReturn, {
    body: { proof, orderId, itemIds: [itemId], reason: 'Too tight', exchangeSize: 'L' },
  });
  await moveOn(itemId, 'Return Approved');
  await moveOn(itemId, 'Returned');
  const aboutExchange = (await readMails(shop, email)).slice(before);
  expect(aboutExchange).toHaveLength(3);
  expect(aboutExchange.flatMap(amountsIn)).toEqual([]);
  const brought = await shop.db
    .selectFrom('orders')
    .where('email', '=', email)
    .where('payment_method', '=', 'exchange')
    .select('id')
    .executeTakeFirstOrThrow();
  await cancel({ orderId: brought.id });
  const { refunded } = await ledgerOf(shop, bought.providerOrderId);
  const afterwards = (await readMails(shop, email)).slice(before + 3);
  expect(afterwards).toHaveLength(2);
  expect(afterwards.flatMap(amountsIn)).toEqual([formatRupees(refunded)]);
  expect(refunded).toBe(160_000);
});

test.each<{ basket: Basket; delivery: string }>([
  { basket: { prices: [1_000], shipping: 100 }, delivery: 'Rs. 100' },
  {
    basket: { prices: [1_000, 599], shipping: 100, coupon: { kind: 'fixed', rupees: 200 } },
    delivery: 'Rs. 100',
  },
  { basket: { prices: [2_000] }, delivery: 'Free' },
  { basket: { prices: [1_299], coupon: { kind: 'free_shipping' } }, delivery: 'Free' },
])('the mail about a new order names the captured amount: $basket', async ({ basket, delivery }) => {
  const { email, providerOrderId } = await buyBasket(shop, basket);
  const { captured } = await ledgerOf(shop, providerOrderId);
  const [placed] = await readMails(shop, email);
  expect(placed?.text).toContain(`Delivery: ${delivery}\nTotal: ${formatRupees(captured)}\n`);
});

test('the mail about a payment without an order names the amounts received and refunded', async () => {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
  const line = { _id: kurti, size: 'M' };
  const slow = await openPurchase(shop, { lines: [line], amount: 2_000, guest: 'amount-slow' });
  await expireCheckout(shop, slow.orderId);
  await settleOverdueCheckouts(shop.db, shop.providers);
  await buy(shop, { lines: [line], amount: 2_000, guest: 'amount-quick' });
  await payInSandbox(shop, slow.orderId);
  await settleOverdueCheckouts(shop.db, shop.providers);
  const { captured, refunded } = await ledgerOf(shop, slow.orderId);
  expect(refunded).toBe(captured);
  const mails = await readMails(shop, 'amount-slow@guest.example');
  expect(mails).toHaveLength(1);
  expect(mails.flatMap(amountsIn)).toEqual([formatRupees(captured), formatRupees(refunded)]);
});
