import fc from 'fast-check';
import { afterAll, test } from 'vitest';
import { buildStaff } from '../../../testing/build-staff.ts';
import { courierDays } from '../../../testing/courier-days.ts';
import { type CourierEvent, events, liveThrough, SCENARIOS } from '../../../testing/courier-lives.ts';
import { testShop } from '../../../testing/test-shop.ts';

const some = fc.shuffledSubarray(SCENARIOS, { minLength: 6, maxLength: 6 });

/**
 * The responses to the booking are lost, the staff cancel it, and the courier refuses because it has the
 * parcel already.
 */
const CANCELLED_UNHEARD: [CourierEvent[], number[]] = [
  [
    { kind: 'lose', answers: 3 },
    { kind: 'cancel', parcel: 0 },
    { kind: 'pass', hours: 47 },
  ],
  [18],
];

const shop = await testShop();
const owner = await buildStaff(shop);
await courierDays(shop, owner).allowCash();
afterAll(() => shop.close());

test('whatever courier, network and staff do, each parcel is booked once, with correct cash, stock and e-mails', async () => {
  await fc.assert(
    fc.asyncProperty(events, some, async (happening, scenarios) =>
      liveThrough(shop, owner, happening, scenarios),
    ),
    // The first example runs every scenario undisturbed. For longer runs of all scenarios see
    // courier-lives.chaos.ts.
    { numRuns: 3, examples: [[[], SCENARIOS], CANCELLED_UNHEARD], endOnFailure: true },
  );
}, 120_000);
