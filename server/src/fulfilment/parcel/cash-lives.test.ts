import { moveAdminReturn, startAdminReturn } from '@gulmohar/contract/admin/return.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { giveCredit } from '@gulmohar/contract/admin/store-credit.ts';
import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { STORE_CREDIT } from '@gulmohar/contract/sales/credit-share.ts';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { draftCod } from '../../../testing/draft-admin.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { seller } from '../../../testing/seller.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { creditOf } from '../../payments/credit/credit-ledger.ts';
import type { StaffActor } from '../../platform/audit/actor.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { moveOrder } from '../change/move-order.ts';
import { swapItem } from '../change/swap-item.ts';
import { takeOut } from '../change/take-out.ts';
import { createParcel } from './create-parcel.ts';
import { moveParcel } from './move-parcel.ts';
import { findLineStates, findLines, findParcels } from './parcel.store.ts';
import { isCurrent, nextStates } from './parcel-steps.ts';
import { refundParcel } from './refund-parcel.ts';
import { resendParcel } from './resend-parcel.ts';

/** Of two lines with one and two units, and delivery. */
const AMOUNT = 50_050 + 2 * 30_030 + 10_000;
const GIVEN = 100_000;

let shop: TestShop;
let owner: TestStaff;
let staff: StaffActor;
let goods: string[];
let cheaper: string;
let phones = 9_500_000_000;

beforeAll(async () => {
  shop = await testShop();
  owner = await buildStaff(shop);
  staff = { staffId: owner.staffId, name: 'Meera' };
  await owner.api(saveSettings, { body: { group: 'cod', value: draftCod } });
  goods = [
    await buildProduct(shop.db, { price: 50_050, stock: 500 }),
    await buildProduct(shop.db, { price: 30_030, stock: 500 }),
  ];
  cheaper = await buildProduct(shop.db, { price: 20_020, stock: 500 });
});
afterAll(() => shop.close());

const attempts = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('take out' as const),
      line: fc.nat(1),
      as: fc.constantFrom('cancelled' as const, 'missing' as const),
    }),
    fc.record({ kind: fc.constant('swap' as const), line: fc.nat(1) }),
    fc.record({ kind: fc.constant('pack' as const), lines: fc.constantFrom([0], [1], [0, 1]) }),
    fc.record({ kind: fc.constant('move' as const), parcel: fc.nat(1), step: fc.nat(4) }),
    fc.record({ kind: fc.constant('move' as const), parcel: fc.nat(1), step: fc.nat(1) }),
    fc.record({
      kind: fc.constant('end' as const),
      parcel: fc.nat(1),
      by: fc.constantFrom(
        ['in_transit', 'delivered'] as const,
        ['in_transit', 'attempt_failed', 'rto_initiated', 'rto_received'] as const,
      ),
    }),
    fc.record({ kind: fc.constant('refund' as const), parcel: fc.nat(2) }),
    fc.record({ kind: fc.constant('resend' as const), parcel: fc.nat(2) }),
    fc.record({ kind: fc.constant('return' as const), line: fc.nat(1) }),
    fc.record({
      kind: fc.constant('order' as const),
      to: fc.constantFrom('Shipped' as const, 'Delivered' as const, 'Cancelled' as const),
    }),
  ),
  { minLength: 6, maxLength: 24 },
);
type Attempt = typeof attempts extends fc.Arbitrary<(infer One)[]> ? One : never;

/** @param credit in paise */
async function begin(credit: number) {
  const shopper = await buildShopper(shop);
  const grant = { userId: shopper.userId, grantId: uuid(), amount: GIVEN, reason: 'A late parcel' };
  await (await buildStaff(shop)).api(giveCredit, { body: grant });
  const lines = goods.map((_id, at) => ({ _id, quantity: at + 1 }));
  const { guestInfo, ...order } = buildOrderData(lines);
  const form = guestInfo && { ...guestInfo, phone: String(phones++), email: shopper.email };
  const orderData = { ...order, guestInfo: form };
  const paid = { amount: AMOUNT / 100, credit: credit / 100, isGuest: false, requestId: uuid() };
  const { orderId } = await shopper.api(placeCashOrder, { body: { ...paid, orderData } });
  await moveOrder(shop.db, orderId, { to: 'Packing', actor: staff, seller });
  const lineIds = (await findLines(shop.db, orderId)).map(({ id }) => id);
  return { orderId, lineIds, userId: shopper.userId };
}

async function attempt(orderId: string, lineIds: readonly string[], what: Attempt): Promise<void> {
  const lineOf = (at: number) => lineIds[at] ?? '';
  const parcels = await findParcels(shop.db, orderId);
  if (what.kind === 'take out') {
    const removal = { kind: what.as, quantity: 1, reason: 'Sold out', requestId: uuid() };
    return takeOut(shop.db, staff, { orderId, lineId: lineOf(what.line), ...removal, seller });
  }
  if (what.kind === 'swap') {
    const swap = { productId: cheaper, size: null, reason: 'Sold out', requestId: uuid() };
    return swapItem(shop.db, staff, { orderId, lineId: lineOf(what.line), ...swap });
  }
  if (what.kind === 'pack') return createParcel(shop.db, staff, { orderId, lineIds: what.lines.map(lineOf) });
  if (what.kind === 'order') return moveOrder(shop.db, orderId, { to: what.to, actor: staff, seller });
  if (what.kind === 'return') {
    if ((await findLineStates(shop.db, lineIds)).get(lineOf(what.line)) !== 'delivered') return;
    const body = { orderId, itemIds: [lineOf(what.line)], reason: 'Too tight' };
    const { returnIds } = await owner.api(startAdminReturn, { body });
    for (const to of ['Return Approved', 'Returned', 'Refunded'] as const)
      await owner.api(moveAdminReturn, { body: { returnId: returnIds[0] ?? '', to } });
    return;
  }
  const parcel = parcels[what.parcel % Math.max(parcels.length, 1)];
  if (!parcel) return;
  const parcelId = parcel.id;
  if (what.kind === 'refund')
    return void (await refundParcel(shop.db, staff, { parcelId, keepsDelivery: true, seller }));
  if (what.kind === 'resend') return void (await resendParcel(shop.db, staff, { parcelId }));
  if (what.kind === 'end') {
    for (const to of what.by)
      await moveParcel(shop.db, parcelId, { to, actor: staff, seller, reason: 'refused' });
    return;
  }
  const steps = nextStates[parcel.state];
  const to = steps[what.step % Math.max(steps.length, 1)];
  const reason = to === 'attempt_failed' ? 'refused' : undefined;
  if (to) await moveParcel(shop.db, parcelId, { to, actor: staff, seller, reason });
}

/** What a shopper paid and got back, in paise. */
async function readMoney(orderId: string) {
  const payments = await shop.db
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .select(['provider', 'amount'])
    .execute();
  const refunds = await shop.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .where('order_id', '=', orderId)
    .select(['provider', 'refund.amount'])
    .execute();
  const sum = (rows: typeof payments, provider: string) =>
    rows.reduce((total, row) => total + (row.provider === provider ? row.amount : 0), 0);
  return {
    credit: sum(payments, STORE_CREDIT),
    cash: sum(payments, CASH_ON_DELIVERY),
    creditBack: sum(refunds, STORE_CREDIT),
    cashBack: sum(refunds, CASH_ON_DELIVERY),
  };
}

/** In paise. It is not in the order's amount, but was collected where units were missing in a parcel. */
async function refundedForMissing(orderId: string): Promise<number> {
  const { refunded } = await shop.db
    .selectFrom('line_change')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'missing')
    .select(({ fn }) => fn.sum<number | null>('refunded').as('refunded'))
    .executeTakeFirstOrThrow();
  return Number(refunded);
}

test('whatever becomes of an order that credit and cash pay, both add up to the paisa', async () => {
  await fc.assert(
    fc.asyncProperty(attempts, fc.integer({ min: 1_000, max: GIVEN }), async (tries, credit) => {
      const { orderId, lineIds, userId } = await begin(credit);
      for (const what of tries)
        await attempt(orderId, lineIds, what).catch((error) => {
          if (!(error instanceof ShopError) && error.name !== 'ApiError') throw error;
        });
      await shop.runJobs();
      const order = await shop.db
        .selectFrom('orders')
        .where('id', '=', orderId)
        .selectAll()
        .executeTakeFirstOrThrow();
      const money = await readMoney(orderId);
      const parcels = (await findParcels(shop.db, orderId)).filter(isCurrent);
      const lines = await findLines(shop.db, orderId);
      expect(money.credit).toBe(credit);
      expect(await creditOf(shop.db, userId)).toBe(GIVEN - credit + money.creditBack);
      expect(money.creditBack).toBeLessThanOrEqual(credit);
      expect(money.cashBack).toBeLessThanOrEqual(money.cash);
      // Cash is given back only once no credit is left to give.
      expect(money.cashBack === 0 || money.creditBack === credit).toBe(true);

      const kept = money.credit + money.cash - money.creditBack - money.cashBack;
      const gone = new Set(
        parcels.flatMap(({ outcome, lineIds }) => (outcome === 'refunded' ? lineIds : [])),
      );
      const isOver = order.status === 'Cancelled' || lines.every(({ id, isBack }) => !isBack && gone.has(id));
      const stays = lines.filter(({ id }) => !gone.has(id)).reduce((sum, { paid }) => sum + paid, 0);
      const charges = order.shipping + order.cod_fee;
      if (isOver) expect(kept).toBe(0);
      // The last parcel collects the parts of a rupee that the others do not.
      expect(kept).toBeLessThanOrEqual(isOver ? 0 : stays + charges + 100 * parcels.length);
      // What is with the buyer is paid for, but for the part of a rupee that each parcel does not collect.
      const states = await findLineStates(shop.db, lineIds);
      const withBuyer = lines.filter(({ id }) => states.get(id) === 'delivered');
      const price = withBuyer.reduce((sum, { paid }) => sum + paid, 0);
      expect(kept).toBeGreaterThanOrEqual(price - 100 * parcels.length);
      const due = parcels.reduce((sum, { cod_due }) => sum + (cod_due ?? 0), 0);
      const missing = await refundedForMissing(orderId);
      const toCollect = order.amount + missing - order.credit;
      expect(due).toBeLessThanOrEqual(toCollect);
      const isWhole =
        withBuyer.length === lines.length && lines.every(({ isBack, quantity }) => !isBack && quantity > 0);
      // All of it came and stays: nothing but a part of a rupee is not paid.
      if (isWhole && money.cashBack === 0 && kept > 0) expect(order.amount - kept).toBe(toCollect % 100);
    }),
    { numRuns: 25 },
  );
  await expectInvariants(shop);
});
