import type { BookedParcel, Booking, BookingState } from '@gulmohar/contract/admin/booking.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection.ts';
import { inSnapshot } from '../../../platform/database/in-snapshot.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';
import { parcelCode } from '../../parcel/label/parcel-code.ts';
import type { RequestRow } from '../shipment.store.ts';

/** @throws ShopError NOT_FOUND */
export function readBooking(db: Database, bookingId: string): Promise<Booking> {
  return inSnapshot(db, (snapshot) => readProgress(snapshot, bookingId));
}

async function readProgress(db: Database, bookingId: string): Promise<Booking> {
  const run = await db
    .selectFrom('booking_run')
    .where('id', '=', bookingId)
    .select(['id', 'staff_name', 'created_at'])
    .executeTakeFirst();
  if (!run) throw new ShopError('NOT_FOUND', 'Booking not found');
  const items = await findItems(db, bookingId);
  const requests = await findRequests(
    db,
    items.flatMap(({ shipment_id }) => shipment_id ?? []),
  );
  const parcels = items.map((item) => present(item, requests));
  return {
    bookingId: run.id,
    staffName: run.staff_name,
    at: run.created_at.toISOString(),
    isOver: parcels.every(({ state }) => state !== 'waiting' && state !== 'asked'),
    parcels,
    pickups: pickupsOf(items, requests),
  };
}

export async function listBookings(db: Database) {
  const { rows } = await sql<{
    id: string;
    staff_name: string;
    created_at: Date;
    parcels: number;
    booked: number;
    open: number;
  }>`
    select run.id, run.staff_name, run.created_at, count(*)::int as parcels,
           count(*) filter (where shipment.state = 'booked')::int as booked,
           count(*) filter (where shipment.state = 'asked' or shipment_id is null and problem is null)::int as open
    from (select id, staff_name, created_at from booking_run order by created_at desc limit 20) as run
    join booking_item on booking_item.run_id = run.id
    left join shipment on shipment.id = booking_item.shipment_id
    group by run.id, run.staff_name, run.created_at
    order by run.created_at desc`.execute(db);
  return rows.map(({ id, staff_name, created_at, ...counts }) => ({
    bookingId: id,
    staffName: staff_name,
    at: created_at.toISOString(),
    ...counts,
  }));
}

export async function findBookedParcels(db: Database, bookingId: string) {
  return db
    .selectFrom('booking_item')
    .innerJoin('shipment', 'shipment.id', 'shipment_id')
    .innerJoin('parcel', 'parcel.id', 'booking_item.parcel_id')
    .where('run_id', '=', bookingId)
    .where('shipment.state', '=', 'booked')
    .orderBy('position')
    .select(['parcel.id', 'parcel.order_id'])
    .execute();
}

type Item = Awaited<ReturnType<typeof findItems>>[number];
type Requests = Map<string, Pick<RequestRow, 'kind' | 'state' | 'answer' | 'due_at'>[]>;

function findItems(db: Database, bookingId: string) {
  return db
    .selectFrom('booking_item')
    .innerJoin('parcel', 'parcel.id', 'booking_item.parcel_id')
    .innerJoin('orders', 'orders.id', 'parcel.order_id')
    .leftJoin('shipment', 'shipment.id', 'shipment_id')
    .where('run_id', '=', bookingId)
    .orderBy('position')
    .select(['booking_item.parcel_id', 'booking_item.courier', 'shipment_id', 'problem', 'parcel.number'])
    .select(['parcel.order_id', 'label_key', 'orders.buyer_name', 'carrier', 'shipment.tracking_number'])
    .select(['pickup_on', 'shipment.state'])
    .execute();
}

async function findRequests(db: Database, shipmentIds: readonly string[]): Promise<Requests> {
  if (shipmentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('courier_request')
    .where('shipment_id', 'in', shipmentIds)
    .orderBy('id')
    .select(['shipment_id', 'kind', 'state', 'answer', 'due_at'])
    .execute();
  return Map.groupBy(rows, ({ shipment_id }) => shipment_id);
}

function present(item: Item, requests: Requests): BookedParcel {
  const own = requests.get(item.shipment_id ?? '') ?? [];
  const booking = own.findLast(({ kind }) => kind === 'book');
  const state = stateOf(item);
  return {
    orderId: item.order_id,
    parcelId: item.parcel_id,
    buyerName: item.buyer_name,
    parcelCode: parcelCode(item.order_id, item.number),
    courier: item.courier,
    carrier: item.carrier,
    trackingNumber: item.tracking_number,
    hasLabel: item.label_key !== null,
    pickupOn: item.pickup_on,
    state,
    message: state === 'booked' ? null : (item.problem ?? booking?.answer ?? null),
    nextTryAt: state === 'asked' && booking?.answer ? booking.due_at.toISOString() : null,
  };
}

function stateOf({ problem, state }: Item): BookingState {
  if (problem !== null) return 'refused';
  return state ?? 'waiting';
}

/** With the worst state of each courier's pickup requests. */
function pickupsOf(items: readonly Item[], requests: Requests): Booking['pickups'] {
  return [...Map.groupBy(items, ({ courier }) => courier)].flatMap(([courier, own]) => {
    const pickups = own.flatMap(({ shipment_id }) =>
      (requests.get(shipment_id ?? '') ?? []).filter(({ kind }) => kind === 'pickup'),
    );
    if (pickups.length === 0) return [];
    const worst =
      pickups.find(({ state }) => state === 'refused') ?? pickups.find(({ state }) => state === 'asked');
    const on = own.find(({ pickup_on }) => pickup_on !== null)?.pickup_on ?? null;
    return [
      { courier, state: worst?.state ?? 'done', message: worst ? worst.answer : on, parcels: pickups.length },
    ];
  });
}
