import { CASH_ON_DELIVERY, cashOf } from '@gulmohar/contract/sales/cash.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../src/platform/database/connection.ts';
import { type Ledger, readSandboxLedger } from '../pay-in-sandbox.ts';
import type { TestShop } from '../test-shop.ts';
import type { Story } from './buy-by-plan.ts';
import { type ChaosGoods, WRAP } from './chaos-goods.ts';
import type { PlannedPurchase } from './purchase-plan.ts';

/** Accepted responses to forged verifications. A shop that is too busy to check rejects them, too. */
const REFUSALS = ['PAYMENT_VERIFICATION_FAILED', 'BUSY'];

/**
 * Checks, once everything is settled, that everyone who paid has the order they agreed to, the money back, or a
 * decision of the staff ahead, and that stock was reduced by what was sold. Relies on the provider's records and on what shoppers were
 * told, not on the shop's own sums.
 */
export async function expectServed(
  shop: TestShop,
  goods: ChaosGoods,
  stories: readonly Story[],
): Promise<void> {
  const orders = await findOrders(shop.db);
  const byProviderOrder = new Map(orders.map((order) => [order.provider_order_id, order]));
  const reviewed = await findReviewed(shop.db);
  const { orders: charged } = await readSandboxLedger(shop);
  const storyOf = new Map(stories.map((story) => [story.providerOrderId, story]));
  const complaints = charged.flatMap(({ id, payments }) => {
    const story = storyOf.get(id);
    // Payments that came after their buyer ordered otherwise wait for the staff, and for nothing else.
    const facts = {
      order: byProviderOrder.get(id),
      payments: payments.filter((payment) => !reviewed.has(payment.id)),
    };
    const found = [moneyComplaint(facts), ...(story ? storyComplaints(story, goods, facts) : [])];
    return said(found, { facts, story });
  });
  const byId = new Map(orders.map((order) => [order.id, order]));
  const others = stories.flatMap((story) => {
    const facts = { order: byId.get(story.placed[0] ?? ''), payments: [] };
    return story.providerOrderId ? [] : said(placedComplaints(story, goods, facts), { facts, story });
  });
  expect([...complaints, ...others]).toEqual([]);
  await expectShelvesAndCoupons(shop.db, goods);
  await expectBalances(shop.db, goods, orders);
  await expectMails(shop.db);
}

function said(complaints: readonly (string | undefined)[], about: object): string[] {
  return complaints.flatMap((complaint) => (complaint ? [`${complaint}: ${JSON.stringify(about)}`] : []));
}

/** The provider's ids of payments that wait on Today for the staff to decide. */
async function findReviewed(db: Database): Promise<Set<string>> {
  const waiting = await db
    .selectFrom('payment_review')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .where('outcome', 'is', null)
    .select('provider_payment_id')
    .execute();
  return new Set(waiting.map((payment) => payment.provider_payment_id));
}

type Order = {
  id: string;
  provider_order_id: string;
  user_id: string | null;
  amount: Paise;
  /** The part of it that store credit pays. */
  credit: Paise;
  gift_wrap: Paise;
  status: string;
  /** What couriers have collected. */
  cash: Paise;
  /** In the format of `linesOf`. */
  lines: string;
};

type Facts = {
  order: Order | undefined;
  /** According to the provider's records. */
  payments: Ledger['orders'][number]['payments'];
};

async function findOrders(db: Database): Promise<Order[]> {
  const { rows } = await sql<Order>`
    select orders.id, provider_order_id, orders.user_id, orders.amount, checkout.credit, gift_wrap, orders.status,
           (select coalesce(sum(amount), 0)::bigint from payment
             where order_id = orders.id and provider = ${CASH_ON_DELIVERY}) as cash,
           (select string_agg(quantity || ' ' || product_id, ', ' order by product_id collate "C")
            from order_line where order_id = orders.id) as lines
    from orders join checkout on checkout.id = checkout_id`.execute(db);
  return rows;
}

function linesOf({ lines }: PlannedPurchase, { products }: ChaosGoods): string {
  return lines
    .map(({ product, quantity }) => ({ id: products[product]?.id ?? '', quantity }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, quantity }) => `${quantity} ${id}`)
    .join(', ');
}

function moneyComplaint({ order, payments }: Facts): string | undefined {
  const retained = payments
    .filter(({ status }) => status === 'captured' || status === 'refunded')
    .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  const due = order && order.status !== 'Cancelled' ? order.amount - order.credit : 0;
  return retained === due ? undefined : `the shop keeps ${retained} paise, and ${due} are due`;
}

function storyComplaints(
  story: Story,
  goods: ChaosGoods,
  { order, payments }: Facts,
): (string | undefined)[] {
  const { replies, repliesToLies } = story;
  const isOrderOfNobody = replies.some((reply) => 'orderId' in reply && reply.orderId !== order?.id);
  const isRefundAnnounced = replies.some((reply) => 'code' in reply && reply.code === 'ORDER_NOT_POSSIBLE');
  const isRefunded = payments.every(
    ({ id, amount, refunded }) => id !== story.paymentId || refunded === amount,
  );
  const isBelieved = repliesToLies.some(
    (reply) => 'orderId' in reply || !REFUSALS.includes(reply.code ?? ''),
  );
  return [
    isOrderOfNobody ? 'told of an order that there is not' : undefined,
    isRefundAnnounced && !isRefunded ? 'told of a refund that did not come' : undefined,
    isBelieved ? 'a lie was not refused' : undefined,
    ...(order ? orderComplaints(story, goods, order) : []),
  ];
}

function orderComplaints({ one, agreed }: Story, goods: ChaosGoods, order: Order): (string | undefined)[] {
  return [
    order.amount !== agreed.total ? `not the ${agreed.total} paise agreed to` : undefined,
    order.credit !== agreed.credit ? `not the ${agreed.credit} paise of credit agreed to` : undefined,
    order.gift_wrap !== (one.isWrapped ? WRAP : 0) ? 'not wrapped as it was agreed' : undefined,
    order.lines !== linesOf(one, goods) ? 'not the lines that were ordered' : undefined,
  ];
}

/** Of what is paid to the courier, or was paid by store credit. */
function placedComplaints(story: Story, goods: ChaosGoods, { order }: Facts): (string | undefined)[] {
  if (!order) return ['told of an order that there is not'];
  const { total, credit } = story.agreed;
  const due = order.status === 'Delivered' ? cashOf(total, credit) : 0;
  return [
    new Set(story.placed).size > 1 ? 'placed more than once' : undefined,
    order.cash !== due ? `couriers collected ${order.cash} paise, and ${due} were due` : undefined,
    ...orderComplaints(story, goods, order),
  ];
}

async function expectShelvesAndCoupons(db: Database, { products, coupons }: ChaosGoods): Promise<void> {
  const { rows: shelves } = await sql<{ id: string; on_hand: number; reserved: number; sold: number }>`
    select variant.product_id as id, on_hand, reserved,
      (select coalesce(sum(quantity), 0)::int from order_line join orders on orders.id = order_id
       where variant_id = variant.id and status <> 'Cancelled') as sold
    from variant`.execute(db);
  const before = new Map(products.map(({ id, stock }) => [id, stock]));
  expect(
    shelves.filter(
      ({ id, on_hand, reserved, sold }) => reserved !== 0 || on_hand !== (before.get(id) ?? 0) - sold,
    ),
  ).toEqual([]);
  const { rows: counted } = await sql<{ code: string; held: number; used: number; orders: number }>`
    select code, held, used, (select count(*)::int from orders where coupon_code = code and status <> 'Cancelled') as orders
    from coupon where code = any(${Object.values(coupons)})`.execute(db);
  expect(counted.filter(({ held, used, orders }) => held !== 0 || used !== orders)).toEqual([]);
}

/** What an account has is what it was given, without what its orders took. */
async function expectBalances(
  db: Database,
  { accounts }: ChaosGoods,
  orders: readonly Order[],
): Promise<void> {
  const live = Map.groupBy(
    orders.filter(({ status }) => status !== 'Cancelled'),
    (order) => order.user_id,
  );
  const found = await db.selectFrom('credit_account').select(['user_id', 'balance']).execute();
  const expected = accounts.map(({ userId, credit }) => ({
    user_id: userId,
    balance: (live.get(userId) ?? []).reduce((left, order) => left - order.credit, credit),
  }));
  expect(new Set(found)).toEqual(new Set(expected));
}

/**
 * Expects a mail for each order, each cancellation, and each refund of a payment that did not become an
 * order.
 */
async function expectMails(db: Database): Promise<void> {
  const { rows } = await sql<{ missing: string }>`
    with due as (
      select 'order-placed-' || id as mail from orders
      union all select 'order-cancelled-' || id from orders where status = 'Cancelled'
      union all select 'money-back-' || payment.id from payment join checkout on checkout.id = checkout_id
        where order_id is null and snapshot is not null
          and not exists (select from payment_review where payment_id = payment.id and outcome is null)
    )
    select mail as missing from due
    where (select count(*) from dev_mailbox where message_id like mail || '%') <> 1`.execute(db);
  expect(rows).toEqual([]);
}
