import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper, type TestShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { seller } from '../../../testing/seller.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import type { StaffActor } from '../../platform/audit/actor.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { moveOrder } from '../change/move-order.ts';
import { sumRefunds } from '../refund/refund-order.ts';
import { createParcel } from './create-parcel.ts';
import { moveParcel } from './move-parcel.ts';
import { findParcels } from './parcel.store.ts';
import { nextStates } from './parcel-steps.ts';
import { refundParcel } from './refund-parcel.ts';
import { resendParcel } from './resend-parcel.ts';

const STOCK = 9;
const PRICE = 50_000;
/** Delivery and gift wrap. */
const CHARGES = 14_900;
/** The quantities of the two lines. */
const UNITS = [1, 2];

let shop: TestShop;
let asha: TestShopper;
let staff: StaffActor;

beforeAll(async () => {
  shop = await testShop();
  asha = await buildShopper(shop);
  const { staffId } = await buildStaff(shop);
  staff = { staffId, name: 'Meera' };
});
afterAll(() => shop.close());

/** Actions that somebody tries with an order; the numbers choose among its parcels and their next steps. */
const attempts = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('create' as const), lines: fc.constantFrom([0], [1], [0, 1]) }),
    fc.record({
      kind: fc.constant('move' as const),
      parcel: fc.nat(3),
      step: fc.nat(5),
      isDamaged: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('move' as const),
      parcel: fc.nat(1),
      step: fc.nat(3),
      isDamaged: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('refund' as const), parcel: fc.nat(3) }),
    fc.record({ kind: fc.constant('resend' as const), parcel: fc.nat(3) }),
    fc.record({
      kind: fc.constant('order' as const),
      to: fc.constantFrom('Shipped', 'Out for delivery', 'Delivered', 'Cancelled'),
    }),
  ),
  { minLength: 8, maxLength: 30 },
);
type Attempt = typeof attempts extends fc.Arbitrary<(infer One)[]> ? One : never;

/** The units that went back to stock, by line, according to the calls that succeeded. */
type Life = { orderId: string; lineIds: string[]; back: number[] };

async function begin(): Promise<Life & { products: string[] }> {
  const products = [
    await buildProduct(shop.db, { price: PRICE, stock: STOCK }),
    await buildProduct(shop.db, { price: PRICE, stock: STOCK }),
  ];
  const lines = products.map((_id, at) => ({ _id, quantity: UNITS[at] ?? 0 }));
  const { orderId } = await buy(shop, { shopper: asha, lines, amount: 1_649, giftWrap: true });
  await moveOrder(shop.db, orderId, { to: 'Packing', actor: staff, seller });
  const rows = await shop.db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .select('id')
    .execute();
  return { orderId, products, lineIds: rows.map(({ id }) => id), back: [0, 0] };
}

async function attempt(life: Life, what: Attempt): Promise<void> {
  const { orderId, lineIds, back } = life;
  const parcels = await findParcels(shop.db, orderId);
  const addUnits = (ids: readonly string[], sign: number) =>
    lineIds.forEach((id, at) => {
      if (ids.includes(id)) back[at] = (back[at] ?? 0) + sign * (UNITS[at] ?? 0);
    });
  if (what.kind === 'create') {
    return createParcel(shop.db, staff, { orderId, lineIds: what.lines.map((at) => lineIds[at] ?? '') });
  }
  if (what.kind === 'order') {
    await moveOrder(shop.db, orderId, { to: what.to as 'Shipped', actor: staff, seller });
    if (what.to === 'Cancelled') addUnits(lineIds, 1);
    return;
  }
  const parcel = parcels[what.parcel % Math.max(parcels.length, 1)];
  if (!parcel) return;
  if (what.kind === 'refund') {
    await refundParcel(shop.db, staff, { parcelId: parcel.id, keepsDelivery: false, seller });
    if (parcel.state === 'cancelled') addUnits(parcel.lineIds, 1);
    return;
  }
  if (what.kind === 'resend') {
    await resendParcel(shop.db, staff, { parcelId: parcel.id });
    addUnits(parcel.lineIds, -1);
    return;
  }
  const steps = nextStates[parcel.state];
  const to = steps[what.step % Math.max(steps.length, 1)];
  if (!to) return;
  const damagedLineIds = what.isDamaged ? parcel.lineIds.slice(0, 1) : [];
  const reason = to === 'attempt_failed' ? 'unavailable' : undefined;
  await moveParcel(shop.db, parcel.id, { to, actor: staff, seller, reason, damagedLineIds });
  if (to === 'rto_received')
    addUnits(
      parcel.lineIds.filter((id) => !damagedLineIds.includes(id)),
      1,
    );
}

/**
 * The expected refund: the items of refunded parcels, plus the order's charges when nothing was delivered;
 * the whole amount when the order was cancelled.
 */
async function expectedRefund({ orderId, lineIds }: Life): Promise<number> {
  const { status, amount } = await shop.db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select(['status', 'amount'])
    .executeTakeFirstOrThrow();
  if (status === 'Cancelled') return amount;
  const refunded = (await findParcels(shop.db, orderId)).filter(({ outcome }) => outcome === 'refunded');
  const ids = new Set(refunded.flatMap((parcel) => parcel.lineIds));
  const units = lineIds.reduce((sum, id, at) => sum + (ids.has(id) ? (UNITS[at] ?? 0) : 0), 0);
  return units * PRICE + (ids.size === lineIds.length ? CHARGES : 0);
}

test('whatever staff try with an order’s parcels, stock, money, documents and labels stay consistent', async () => {
  await fc.assert(
    fc.asyncProperty(attempts, async (tries) => {
      const life = await begin();
      for (const what of tries) {
        await attempt(life, what).catch((error) => {
          if (!(error instanceof ShopError)) throw error;
        });
      }
      const { rows } = await shop.database.pool.query(
        'select on_hand from variant where product_id = any($1) order by array_position($1, product_id)',
        [life.products],
      );
      expect(rows.map(({ on_hand }) => on_hand)).toEqual(
        UNITS.map((units, at) => STOCK - units + (life.back[at] ?? 0)),
      );
      expect(await sumRefunds(shop.db, life.orderId)).toBe(await expectedRefund(life));
    }),
    { numRuns: 15 },
  );
  await expectInvariants(shop);
});
