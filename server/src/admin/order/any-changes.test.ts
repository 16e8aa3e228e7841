import * as api from '@gulmohar/contract/admin/order-changes.ts';
import { listAdminReturns, moveAdminReturn, startAdminReturn } from '@gulmohar/contract/admin/return.ts';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { changeAdmin } from '../../../testing/change-admin.ts';
import { expectInvariants } from '../../../testing/invariants.ts';

const admin = await changeAdmin();
const { shop, owner } = admin;
afterEach(async () => {
  await shop.runJobs();
  await expectInvariants(shop);
});
afterAll(() => shop.close());

type Act = 'cancel' | 'missing' | 'swap' | 'address' | 'deliver' | 'return';
const acts: Act[] = ['cancel', 'missing', 'swap', 'address', 'deliver', 'return'];

/** Returns the value of what the buyer keeps: the order's amount less refunded returns. */
async function countUnits(orderId: string): Promise<number> {
  const { amount } = await admin.read(orderId);
  const returned = await shop.db
    .selectFrom('return_request')
    .where('order_id', '=', orderId)
    .where('status', '=', 'Refunded')
    .select('refund_amount')
    .execute();
  return amount - returned.reduce((sum, { refund_amount }) => sum + refund_amount, 0);
}

async function act(orderId: string, what: Act, first: boolean): Promise<unknown> {
  const { lines, address } = await admin.read(orderId);
  const line = first ? lines[0] : lines.at(-1);
  if (what === 'deliver') return admin.deliver(orderId);
  if (what === 'address') {
    const { email: _, ...place } = address;
    const state = first ? { state: 'Kerala', zipcode: '682001' } : { state: 'Rajasthan', zipcode: '302002' };
    return owner.api(api.changeAddress, { body: { ...place, ...state, orderId } });
  }
  if (!line) return undefined;
  const one = { orderId, lineId: line.lineId, requestId: uuid(), reason: 'By chance' };
  if (what === 'swap') {
    const swapped = first
      ? { productId: admin.kurti, size: line.size === 'M' ? 'L' : 'M' }
      : { productId: admin.cheap, size: null };
    return owner.api(api.swapItem, { body: { ...one, ...swapped } });
  }
  if (what === 'return') {
    await owner.api(startAdminReturn, { body: { orderId, itemIds: [line.lineId], reason: 'By chance' } });
    const { returns } = await owner.api(listAdminReturns, { query: {} });
    const returnId = returns.find((each) => each.orderId === orderId)?.returnId ?? '';
    for (const to of ['Return Approved', 'Returned', 'Refunded'] as const) {
      await owner.api(moveAdminReturn, { body: { returnId, to } });
    }
    return undefined;
  }
  const kind = what === 'cancel' ? 'cancelled' : 'missing';
  return owner.api(api.removeOrderItem, { body: { ...one, kind, quantity: 1 } });
}

test('after any sequence of changes, the amount paid less refunds equals the value of what the buyer keeps', async () => {
  const coupon = await buildCoupon(shop.db, { amount: 30_000 });
  const steps = fc.array(fc.tuple(fc.constantFrom(...acts), fc.boolean()), { minLength: 3, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (chosen, giftWrap) => {
      const before = await admin.stockOf(admin.kurti);
      const { orderId } = await admin.order(coupon, { giftWrap });
      let done = 0;
      for (const [what, first] of chosen) {
        // A change that is not possible must have no effect.
        await act(orderId, what, first).then(
          () => done++,
          (error: unknown) => expect(error).toHaveProperty('code'),
        );
      }
      const { refundable } = await admin.read(orderId);
      expect(refundable).toBe(await countUnits(orderId));
      const documents = await admin.documentsOf(orderId);
      const [invoice, ...notes] = documents;
      const credited = notes.reduce((sum, { content }) => sum + content.total, 0);
      if (invoice) expect(invoice.content.total - credited).toBe(refundable);
      else expect(notes).toEqual([]);
      const after = await admin.stockOf(admin.kurti);
      const lost = await shop.db
        .selectFrom('line_change')
        .where('order_id', '=', orderId)
        .where('kind', '=', 'missing')
        .where('name', '=', 'Kurti')
        .select(({ fn }) => fn.sum<number | null>('quantity').as('units'))
        .executeTakeFirstOrThrow();
      const stored = await shop.db
        .selectFrom('order_line')
        .leftJoin('return_request', 'return_request.line_id', 'order_line.id')
        .where('order_line.order_id', '=', orderId)
        .where('order_line.name', '=', 'Kurti')
        .where('return_request.id', 'is', null)
        .select(({ fn }) => fn.sum<number | null>('order_line.quantity').as('units'))
        .executeTakeFirstOrThrow();
      const sum = (levels: Record<string, number>) => (levels.M ?? 0) + (levels.L ?? 0);
      expect(sum(before) - sum(after)).toBe(Number(lost.units ?? 0) + Number(stored.units ?? 0));
    }),
    { numRuns: 8 },
  );
  await expectInvariants(shop);
});
