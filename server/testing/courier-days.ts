import { createParcel } from '@gulmohar/contract/admin/parcel-steps.ts';
import { placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { v7 as uuid } from 'uuid';
import { moveOrder } from '../src/fulfilment/change/move-order.ts';
import { bookParcel } from '../src/fulfilment/courier/book-parcel.ts';
import type { CourierTools } from '../src/fulfilment/courier/courier-tools.ts';
import { workOnRequests } from '../src/fulfilment/courier/work-on-request.ts';
import { buildOrderData } from './build-order-data.ts';
import type { TestStaff } from './build-staff.ts';
import { buy } from './buy.ts';
import { offerCash } from './offer-cash.ts';
import { seller } from './seller.ts';
import type { TestShop } from './test-shop.ts';

/** The size of the parcels that tests send. */
const size = { weightGrams: 500, lengthCm: 30, widthCm: 25, heightCm: 5 };

let buyers = 0;

/** Orders shipped by the sandbox's courier, whose clock the test advances. */
export function courierDays(shop: TestShop, owner: TestStaff) {
  const staff = { staffId: owner.staffId, name: 'Meera' };
  const tools: CourierTools = shop;

  async function fake(what: string, body: object): Promise<{ told?: number }> {
    const response = await fetch(`${shop.courierSandboxUrl}/__fake/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as { told?: number };
  }

  /** @param scenario the scenario that its parcel goes through */
  async function order(product: string, scenario: number, { isCash = false, pin = '570001' } = {}) {
    const guest = `courier${buyers++}`;
    const form = { phone: `98765432${String(scenario).padStart(2, '0')}`, zipcode: pin };
    const lines = [{ _id: product, size: 'M' }];
    if (!isCash) return (await buy(shop, { lines, guest, form, amount: 2_500 })).orderId;
    const { guestInfo, address, ...rest } = buildOrderData(lines, guest);
    const orderData = {
      ...rest,
      address: { ...address, zipcode: pin } as typeof address,
      guestInfo: guestInfo && { ...guestInfo, ...form },
    };
    const body = { amount: 2_500, isGuest: true, requestId: uuid(), orderData };
    return (await shop.api(placeCashOrder, { body })).orderId;
  }

  return {
    staff,
    tools,

    allowCash: () => offerCash(owner),

    order,

    /** Creates an order of Rs. 2,500 in one parcel. @returns the ids of both */
    async parcel(...args: Parameters<typeof order>): Promise<{ orderId: string; parcelId: string }> {
      const orderId = await order(...args);
      await moveOrder(shop.db, orderId, { to: 'Packing', actor: staff, seller });
      const lines = await shop.db
        .selectFrom('order_line')
        .where('order_id', '=', orderId)
        .select('id')
        .execute();
      const body = { orderId, lineIds: lines.map(({ id }) => id) };
      const { order: packed } = await owner.api(createParcel, { body });
      return { orderId, parcelId: packed.parcels[0]?.parcelId ?? '' };
    },

    async book(parcelId: string): Promise<void> {
      await bookParcel(shop.db, staff, { parcelId, courier: 'shiprocket', ...size });
    },

    /** Runs the jobs, and then those that are waiting for a retry. */
    async work(): Promise<void> {
      await shop.runJobs();
      await shop.database.pool.query(
        `update courier_request set due_at = now(), claimed_until = null where state = 'asked'`,
      );
      await shop.runJobs();
      await runDue(shop);
    },

    /** Advances the courier's clock; its webhooks arrive and their jobs are run. */
    async pass(hours: number): Promise<number> {
      const { told = 0 } = await fake('advance', { minutes: Math.round(hours * 60) });
      await shop.runJobs();
      return told;
    },

    fake,

    async read(parcelId: string) {
      return shop.db.selectFrom('parcel').where('id', '=', parcelId).selectAll().executeTakeFirstOrThrow();
    },

    async shipment(parcelId: string) {
      return shop.db
        .selectFrom('shipment')
        .where('parcel_id', '=', parcelId)
        .orderBy('created_at', 'desc')
        .selectAll()
        .executeTakeFirstOrThrow();
    },

    /** The requests made to the courier, and their outcome. */
    async requests(parcelId: string) {
      return shop.db
        .selectFrom('courier_request')
        .innerJoin('shipment', 'shipment.id', 'shipment_id')
        .where('parcel_id', '=', parcelId)
        .orderBy('courier_request.id')
        .select(['kind', 'courier_request.state', 'fault', 'answer', 'tries'])
        .execute();
    },

    /** The courier's own records for an order's references. */
    async atCourier(orderId: string) {
      const { rows } = await shop.database.pool.query<{
        reference: string;
        awb: string | null;
        total: string;
      }>(
        `select reference, awb, body ->> 'sub_total' as total from sandbox.courier_order
         where reference like $1 and cancelled_at is null order by id`,
        [`${orderId.slice(-8).toUpperCase()}-%`],
      );
      return rows;
    },

    async steps(parcelId: string) {
      const events = await shop.db
        .selectFrom('parcel_event')
        .where('parcel_id', '=', parcelId)
        .where('decision', 'is', null)
        .orderBy('id')
        .select('state')
        .execute();
      return events.map(({ state }) => state);
    },
  };
}

async function runDue(shop: TestShop): Promise<void> {
  while ((await workOnRequests(shop)) > 0);
  await shop.runJobs();
}
