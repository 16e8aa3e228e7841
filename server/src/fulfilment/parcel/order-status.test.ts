import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ParcelState } from '../../platform/database/tables.ts';
import { followedStatuses, nextStatuses } from '../order/order-steps.ts';
import { statusByParcels } from './order-status.ts';
import { hasLeft, isCurrent, nextStates } from './parcel-steps.ts';

test.each<[ParcelState[], string]>([
  [['in_transit'], 'Shipped'],
  [['in_transit', 'label_created'], 'Shipped'],
  [['out_for_delivery'], 'Out for delivery'],
  [['out_for_delivery', 'delivered'], 'Out for delivery'],
  [['out_for_delivery', 'in_transit'], 'Shipped'],
  [['attempt_failed'], 'Shipped'],
  [['delivered'], 'Delivered'],
  [['delivered', 'in_transit'], 'Shipped'],
  [['rto_delivered'], 'Shipped'],
  [['rto_received'], 'Returned to seller'],
  [['lost'], 'Lost in transit'],
  [['damaged', 'rto_received'], 'Lost in transit'],
  [['delivered', 'rto_received', 'lost'], 'Delivered'],
  [['delivered', 'cancelled'], 'Delivered'],
])('an order whose parcels are %j is %s', (states, status) => {
  expect(statusByParcels(new Set(states))).toBe(status);
});

/** Up to three parcels that take allowed steps, in any order. */
const walks = fc.array(fc.tuple(fc.nat(2), fc.nat(9)), { maxLength: 40 });

test('whatever its parcels do, an order only takes allowed steps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), walks, (count, steps) => {
      const parcels = Array.from({ length: count }, () => ({
        state: 'label_created' as ParcelState,
        outcome: null,
      }));
      let status: ReturnType<typeof statusByParcels> = 'Packing';
      for (const [which, choice] of steps) {
        const parcel = parcels[which % count];
        const possible = parcel ? nextStates[parcel.state] : [];
        const to = possible[choice % possible.length];
        if (!parcel || !to) continue;
        parcel.state = to;
        if (!parcels.some(({ state }) => hasLeft(state))) continue;
        const unpacked = parcels.some((one) => !isCurrent(one));
        const states = parcels.filter(isCurrent).map(({ state }) => state);
        const next = statusByParcels(new Set([...states, ...(unpacked ? ['unpacked' as const] : [])]));
        const known = [...nextStatuses[status], ...(followedStatuses[status] ?? [])];
        if (next !== status) expect(known).toContain(next);
        status = next;
      }
    }),
  );
});
