import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { BookedOrder, BookedScan } from '@gulmohar/payment-sandbox/courier/courier-ledger.ts';
import { scansOf, scenarioOf } from '@gulmohar/payment-sandbox/courier/scenarios.ts';
import { CARRIER, trackShape } from '@gulmohar/payment-sandbox/courier/shiprocket-shapes.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Track } from '../../fulfilment/courier/courier.ts';
import { nextReference, type ShipmentRow } from '../../fulfilment/courier/shipment.store.ts';
import { readShipmentContent } from '../../fulfilment/courier/shipment-content.ts';
import { adhocOrder } from '../../fulfilment/courier/shiprocket/shiprocket-order.ts';
import { readTrack } from '../../fulfilment/courier/shiprocket/shiprocket-track.ts';
import { tracks } from '../../fulfilment/courier/shiprocket/shiprocket-wire.ts';
import type { ParcelWithLines } from '../../fulfilment/parcel/parcel.store.ts';
import type { Transaction } from '../../platform/database/connection.ts';

const HOUR_MS = 3_600_000;
/** The sandbox's charge for a parcel, in paise. */
const FREIGHT = 9_000;

export type Carried = { shipment: ShipmentRow; booked: BookedOrder; track: Track };
type Booking = { settings: Settings; bookedAt: Date; now: Date };

/** Resets the sandbox's clock to the real time. */
export async function startCourierClock(trx: Transaction): Promise<void> {
  await sql`insert into sandbox.courier_clock default values
    on conflict (is_only) do update set ahead_minutes = 0`.execute(trx);
}

/**
 * Books a parcel at the sandbox's courier at a time in the past, in the shop and in the sandbox. The buyer's
 * phone number selects the scenario.
 * @returns the parcel with the courier's tracking up to now
 */
export async function bookAtSandbox(
  trx: Transaction,
  parcel: ParcelWithLines,
  { settings, bookedAt, now }: Booking,
): Promise<Carried> {
  const inserted = await insertShipment(trx, parcel, settings, bookedAt);
  const content = await readShipmentContent(trx, inserted, settings);
  const scenario = scenarioOf(content.person.phone);
  const booked = await insertOrder(trx, inserted.reference, {
    body: adhocOrder(content),
    scenario,
    bookedAt,
  });
  const scans = await planScans(trx, booked, now);
  const awb = booked.awb ?? '';
  const tracking = tracks.parse({ [awb]: trackShape(booked, scans) })[awb]?.tracking_data;
  if (!tracking) throw new Error('The sandbox tells nothing of a demo parcel');
  const shipment = await trx
    .updateTable('shipment')
    .set({
      state: 'booked',
      sent_at: bookedAt,
      courier_order_id: String(booked.id),
      courier_shipment_id: String(booked.shipment_id),
      tracking_number: awb,
      carrier: CARRIER,
      pickup_on: booked.pickup_on,
    })
    .where('id', '=', inserted.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { shipment, booked, track: readTrack(awb, tracking) };
}

async function insertShipment(
  trx: Transaction,
  parcel: ParcelWithLines,
  { couriers }: Settings,
  bookedAt: Date,
): Promise<ShipmentRow> {
  const shipment = await trx
    .insertInto('shipment')
    .values({
      id: uuid({ msecs: bookedAt.getTime() }),
      order_id: parcel.order_id,
      parcel_id: parcel.id,
      courier: 'shiprocket',
      reference: await nextReference(trx, parcel.order_id, String(parcel.number)),
      weight_grams: couriers.grams,
      length_cm: couriers.lengthCm,
      width_cm: couriers.widthCm,
      height_cm: couriers.heightCm,
      staff_name: 'operator',
      created_at: bookedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('courier_request')
    .values(
      (['book', 'pickup'] as const).map((kind) => ({
        shipment_id: shipment.id,
        kind,
        state: 'done' as const,
        tries: 1,
        staff_name: 'operator',
        due_at: bookedAt,
        created_at: bookedAt,
        done_at: bookedAt,
      })),
    )
    .execute();
  return shipment;
}

type NewOrder = { body: object; scenario: number; bookedAt: Date };

async function insertOrder(
  trx: Transaction,
  reference: string,
  { body, scenario, bookedAt }: NewOrder,
): Promise<BookedOrder> {
  const { rows } = await sql<BookedOrder>`
    with booked as (select nextval(pg_get_serial_sequence('sandbox.courier_order', 'id')) as id),
      paid as (update sandbox.courier_clock set wallet_paise = wallet_paise - ${FREIGHT})
    insert into sandbox.courier_order
      (id, reference, body, scenario, awb, charge_paise, pickup_on, is_manifested, created_at)
    select id, ${reference}, ${JSON.stringify(body)}, ${scenario}, '19' || lpad(id::text, 10, '0'), ${FREIGHT},
           (${bookedAt}::timestamptz at time zone 'Asia/Kolkata')::date + 1, true, ${bookedAt} from booked
    returning id, shipment_id, reference, body, scenario, is_return, awb, charge_paise, pickup_on::text,
              is_manifested, cancelled_at, created_at`.execute(trx);
  if (!rows[0]) throw new Error('The sandbox booked no demo parcel');
  return rows[0];
}

/** @returns the scans up to now, for which the sandbox sends no webhooks any more */
async function planScans(
  trx: Transaction,
  { awb, scenario, ...booked }: BookedOrder,
  now: Date,
): Promise<BookedScan[]> {
  const planned = scansOf(scenario, booked.is_return).map(
    ({ after, reportedAfter = after, code, words, place = '' }) => ({
      awb,
      code,
      words,
      place,
      at: new Date(booked.created_at.getTime() + after * HOUR_MS),
      told_from: new Date(booked.created_at.getTime() + reportedAfter * HOUR_MS),
    }),
  );
  const { rows } = await sql<BookedScan>`
    with planned as (
      insert into sandbox.courier_scan (awb, at, told_from, code, words, place, is_told)
      select awb, at, told_from, code, words, place, told_from <= ${now}
      from jsonb_to_recordset(${JSON.stringify(planned)}) as scan
        (awb text, at timestamptz, told_from timestamptz, code smallint, words text, place text)
      returning id, awb, at, code, words, place, is_told)
    select id, awb, at, code, words, place from planned where is_told order by at, id`.execute(trx);
  return rows;
}
