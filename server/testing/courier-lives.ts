import { importRemittance } from '@gulmohar/contract/admin/remittance.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { cancelShipment } from '../src/fulfilment/courier/cancel-shipment.ts';
import type { Courier } from '../src/fulfilment/courier/courier.ts';
import type { CourierTools } from '../src/fulfilment/courier/courier-tools.ts';
import { courierSandboxKeys } from '../src/fulfilment/courier/shiprocket/connect-shiprocket.ts';
import { trackShipments } from '../src/fulfilment/courier/track-shipments.ts';
import { workOnRequests } from '../src/fulfilment/courier/work-on-request.ts';
import { moveParcel } from '../src/fulfilment/parcel/move-parcel.ts';
import { refundParcel } from '../src/fulfilment/parcel/refund-parcel.ts';
import { resendParcel } from '../src/fulfilment/parcel/resend-parcel.ts';
import { ShopError } from '../src/platform/http/shop-error.ts';
import { buildProduct } from './build-product.ts';
import type { TestStaff } from './build-staff.ts';
import { courierDays } from './courier-days.ts';
import { expectInvariants } from './invariants.ts';
import { seller } from './seller.ts';
import type { TestShop } from './test-shop.ts';

export const SCENARIOS = Array.from({ length: 18 }, (_, at) => at + 1);
const STOCK = 200;

/** Events while the parcels are in transit; numbers choose a parcel. */
export const events = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 60 }) }),
    },
    fc.record({ kind: fc.constantFrom('poll', 'work', 'replay', 'remit', 'book') }),
    // Kills the process after this many calls to the courier, before the result of the last one is stored.
    fc.record({ kind: fc.constant('kill' as const), calls: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ kind: fc.constant('lose' as const), answers: fc.integer({ min: 1, max: 3 }) }),
    fc.record({
      kind: fc.constantFrom('cancel', 'receive', 'refund', 'resend', 'return'),
      parcel: fc.nat(17),
    }),
  ),
  { minLength: 6, maxLength: 16 },
);
export type CourierEvent = typeof events extends fc.Arbitrary<(infer One)[]> ? One : never;

class Killed extends Error {}

/** The couriers of a process that dies after this many calls. */
function killedAfter(tools: CourierTools, calls: number): CourierTools {
  let left = calls;
  const dying = (courier: Courier): Courier =>
    new Proxy(courier, {
      get(target, name: keyof Courier) {
        const part = target[name];
        if (typeof part !== 'function' || name === 'readWebhook') return part;
        return async (...args: unknown[]) => {
          left -= 1;
          const response = await (part as (...all: unknown[]) => Promise<unknown>)(...args).catch(
            (fault) => fault,
          );
          if (left <= 0) throw new Killed();
          if (response instanceof Error) throw response;
          return response;
        };
      },
    });
  return { ...tools, couriers: tools.couriers.map(dying) };
}

/** Sends a parcel for each scenario, all eighteen unless fewer are given, while the given events happen. */
export async function liveThrough(
  shop: TestShop,
  owner: TestStaff,
  happening: readonly CourierEvent[],
  scenarios: readonly number[] = SCENARIOS,
) {
  const days = courierDays(shop, owner);
  const { staff, tools } = days;
  // The runs of a test share the courier's wallet, which a hundred parcels would empty.
  await days.fake('wallet', { paise: 10_000_000 });
  const product = await buildProduct(shop.db, { price: 250_000, stock: { M: STOCK } });
  const lives: { scenario: number; orderId: string; parcelId: string }[] = [];
  let back = 0;
  for (const scenario of scenarios) {
    const isCash = scenario % 2 === 0;
    lives.push({ scenario, ...(await days.parcel(product, scenario, { isCash })) });
  }
  for (const { parcelId } of lives) await days.book(parcelId);

  async function makeDue(): Promise<void> {
    await shop.database.pool.query(
      `update courier_request set due_at = now(), claimed_until = null where state = 'asked'`,
    );
    await shop.database.pool.query('update shipment set track_at = now() where track_at is not null');
  }

  async function happen(what: CourierEvent): Promise<void> {
    if (what.kind === 'pass') {
      await days.pass(what.hours);
    } else if (what.kind === 'kill') {
      await makeDue();
      const dying = killedAfter(tools, what.calls);
      await workOnRequests(dying)
        .then(() => trackShipments(dying))
        .catch(unless(Killed));
      await makeDue();
    } else if (what.kind === 'lose') {
      await days.fake('faults', { lostAnswers: what.answers });
      await makeDue();
      await workOnRequests(tools);
      await days.fake('faults', { lostAnswers: 0 });
    } else if (what.kind === 'poll') {
      await makeDue();
      await trackShipments(tools);
    } else if (what.kind === 'remit') {
      await remit();
    } else if (what.kind === 'replay') {
      await replay();
    } else if (what.kind === 'work') {
      await days.work();
    } else if (what.kind === 'book') {
      for (const { parcelId } of lives) await days.book(parcelId).catch(unless(ShopError));
    } else if ('parcel' in what) {
      await decide(what.kind, lives[what.parcel % lives.length]?.parcelId ?? '').catch(unless(ShopError));
    }
  }

  async function decide(kind: string, parcelId: string): Promise<void> {
    if (kind === 'cancel') {
      const { id } = await days.shipment(parcelId);
      await cancelShipment(shop.db, staff, { shipmentId: id });
    }
    if (kind === 'receive') {
      await moveParcel(shop.db, parcelId, { to: 'rto_received', actor: staff, seller });
      back += 1;
    }
    if (kind === 'refund') {
      await refundParcel(shop.db, staff, { parcelId, keepsDelivery: false, seller });
    }
    if (kind === 'resend') {
      await resendParcel(shop.db, staff, { parcelId });
      back -= 1;
    }
    if (kind === 'return') {
      const shipment = await days.shipment(parcelId);
      const requested = {
        shipment_id: shipment.id,
        kind: 'return',
        staff_name: staff.name,
        note: '',
      } as const;
      await shop.db
        .insertInto('courier_request')
        .values(requested)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }

  /** Imports the courier's remittance file twice. */
  async function remit(): Promise<void> {
    const content = await (await fetch(`${shop.courierSandboxUrl}/__fake/remittance.csv`)).text();
    if (!content.includes('\n')) return;
    for (let times = 0; times < 2; times++) {
      const body = { fileName: 'cod.csv', content, isPreview: false };
      await owner.api(importRemittance, { body });
    }
  }

  /** Sends old webhooks again, changed ones, ones with a wrong token, and bodies that are not webhooks. */
  async function replay(): Promise<void> {
    const { webhookToken } = await courierSandboxKeys(shop.db);
    const post = async (body: string, token: string) =>
      (
        await fetch(`${shop.url}/api/parcel-updates`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-api-key': token },
          body,
        }).catch(() => undefined)
      )?.status;
    const { rows } = await shop.database.pool.query<{ body: object; awb: string }>(
      'select body, tracking_number as awb from courier_webhook join shipment on shipment.id = shipment_id order by random() limit 3',
    );
    for (const { body, awb } of rows) {
      expect(await post(JSON.stringify(body), webhookToken)).toBe(200);
      const delivered = JSON.stringify({ awb, shipment_status_id: 7, current_status: 'DELIVERED' });
      expect(await post(delivered, 'a token that is wrong')).toBe(400);
      expect(await post(delivered, webhookToken)).toBe(200);
    }
    expect(await post(JSON.stringify({ awb: '4711', shipment_status_id: 7 }), webhookToken)).toBe(200);
    expect([413, undefined]).toContain(await post('x'.repeat(2 * 1024 * 1024), webhookToken));
    await shop.runJobs();
  }

  for (const what of happening) await happen(what);
  for (let rounds = 0; rounds < 3; rounds++) {
    await makeDue();
    await days.work();
    await days.pass(200);
    await makeDue();
    await trackShipments(tools);
  }
  await remit();
  await expectEnds();
  await expectInvariants(shop);

  async function expectEnds(): Promise<void> {
    for (const { orderId, parcelId, scenario } of lives) {
      const parcel = await days.read(parcelId);
      const { state } = await days.shipment(parcelId);
      const booked = await days.atCourier(orderId);
      const numbers = booked.filter(({ awb }) => awb !== null);
      const about = `scenario ${scenario}, order ${orderId}`;
      expect(numbers.length, about).toBe(state === 'booked' ? 1 : 0);
      expect(['booked', 'failed', 'cancelled'], about).toContain(state);
      const steps = await days.steps(parcelId);
      for (const once of ['delivered', 'rto_received', 'lost', 'damaged'] as const) {
        expect(steps.filter((step) => step === once).length, about).toBeLessThanOrEqual(1);
      }
      if (state === 'booked')
        expect([parcel.state], about).toEqual(await endsAtCourier(parcel.tracking_number));
      await expectMails(orderId, steps);
    }
    const { rows } = await shop.database.pool.query<{ on_hand: number }>(
      'select on_hand from variant where product_id = $1',
      [product],
    );
    expect(rows[0]?.on_hand).toBe(STOCK - scenarios.length + back + (await cancelledUnits()));
    await expectCash();
  }

  /** The parcel's final state according to the courier; a returned parcel may have been received since. */
  async function endsAtCourier(awb: string | null): Promise<string[]> {
    const { rows } = await shop.database.pool.query<{ code: number }>(
      'select code from sandbox.courier_scan where awb = $1 order by at desc limit 1',
      [awb],
    );
    const { rows: own } = await shop.database.pool.query<{ state: string }>(
      'select state from parcel where tracking_number = $1',
      [awb],
    );
    const ends: Record<number, string> = { 7: 'delivered', 12: 'lost', 25: 'damaged', 10: 'rto_delivered' };
    const end = ends[rows[0]?.code ?? 0] ?? 'nowhere';
    return end === 'rto_delivered' && own[0]?.state === 'rto_received' ? ['rto_received'] : [end];
  }

  /** Units in parcels that were cancelled and refunded. */
  async function cancelledUnits(): Promise<number> {
    const { rows } = await shop.database.pool.query<{ count: number }>(
      `select count(*)::int as count from parcel where order_id = any($1) and state = 'cancelled' and outcome = 'refunded'`,
      [lives.map(({ orderId }) => orderId)],
    );
    return rows[0]?.count ?? 0;
  }

  async function expectMails(orderId: string, steps: readonly string[]): Promise<void> {
    const { rows } = await shop.database.pool.query<{ subject: string }>(
      `select subject from dev_mailbox where recipient = (select email from orders where id = $1)`,
      [orderId],
    );
    const count = (word: RegExp) => rows.filter(({ subject }) => word.test(subject)).length;
    expect(count(/has been delivered|was delivered/i)).toBe(steps.includes('delivered') ? 1 : 0);
    expect(count(/could not be delivered/i)).toBe(steps.filter((step) => step === 'attempt_failed').length);
    expect(count(/on its way back/i)).toBe(steps.includes('rto_initiated') ? 1 : 0);
    expect(count(/was lost/i)).toBe(steps.includes('lost') ? 1 : 0);
  }

  /**
   * Checks that the cash the courier collected, by its own records, equals what is booked, and that what it
   * transferred is recorded once.
   */
  async function expectCash(): Promise<void> {
    const { rows } = await shop.database.pool.query<{ booked: number; taken: number; remitted: number }>(
      `select coalesce(sum(payment.amount), 0)::int as booked,
              coalesce(sum((at_courier.body ->> 'sub_total')::numeric * 100), 0)::int as taken,
              coalesce(sum(remittance_line.amount), 0)::int
                + 1000 * count(*) filter (where at_courier.scenario = 12)::int as remitted
       from parcel
       join sandbox.courier_order as at_courier on at_courier.awb = parcel.tracking_number
       left join payment on payment.provider = 'cod' and provider_payment_id = parcel.id::text
       left join remittance_line on remittance_line.parcel_id = parcel.id
       where parcel.order_id = any($1) and state = 'delivered' and at_courier.body ->> 'payment_method' = 'COD'`,
      [lives.map(({ orderId }) => orderId)],
    );
    const [sums] = rows;
    expect(sums?.booked).toBe(sums?.taken);
    expect(sums?.remitted).toBe(sums?.taken);
  }
}

function unless(kind: new (...args: never[]) => Error) {
  return (fault: unknown) => {
    if (!(fault instanceof kind)) throw fault;
  };
}
