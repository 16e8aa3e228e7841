import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { Transit } from './promise.rules.ts';

/** How long a courier's answer is valid. */
const GOOD_FOR = sql`interval '1 day'`;

export type PinService = {
  isServed: boolean;
  hasCod: boolean;
  hasPickup: boolean;
  days: Transit | null;
};

type Way = { from: string; pin: string };

/** @returns undefined when no courier has answered within a day */
export async function readPinService(db: Database, { from, pin }: Way): Promise<PinService | undefined> {
  const { rows } = await sql<PinService & { days_from: number | null; days_to: number | null }>`
    select bool_or(is_served) as "isServed", bool_or(has_cod) as "hasCod", bool_or(has_pickup) as "hasPickup",
           min(days_from) as days_from, min(days_to) as days_to
    from pin_service
    where pin = ${pin} and from_pin = ${from} and checked_at > now() - ${GOOD_FOR}
    having count(*) > 0`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { days_from, days_to, ...service } = found;
  return {
    ...service,
    days: days_from !== null && days_to !== null ? { from: days_from, to: days_to } : null,
  };
}

/** Returns how long the shop's own parcels to this part of India took; undefined when too few went there. */
export async function readTransitTime(db: Database, pin: string): Promise<Transit | undefined> {
  const found = await db
    .selectFrom('transit_time')
    .where('pin_prefix', '=', pin.slice(0, 3))
    .select(['days_from', 'days_to'])
    .executeTakeFirst();
  return found && { from: found.days_from, to: found.days_to };
}

/** Fewer parcels are not representative. */
const MIN_PARCELS = 20;

/** From the day by which half of them had arrived to the day by which four fifths had, in calendar days. */
export async function countTransitTimes(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('transit_time').execute();
    await sql`
      with went as (
        select left(orders.address->>'zipcode', 3) as pin_prefix,
               (min(arrived.at) at time zone 'Asia/Kolkata')::date - (min(gone.at) at time zone 'Asia/Kolkata')::date as days
        from parcel
        join orders on orders.id = parcel.order_id
        join parcel_event gone on gone.parcel_id = parcel.id and gone.state = 'in_transit'
        join parcel_event arrived on arrived.parcel_id = parcel.id and arrived.state = 'delivered'
        where parcel.state = 'delivered' and parcel.state_at > now() - interval '180 days'
        group by parcel.id, pin_prefix
      )
      insert into transit_time (pin_prefix, parcels, days_from, days_to)
      select pin_prefix, count(*),
             greatest(1, ceil(percentile_cont(0.5) within group (order by days))),
             greatest(2, ceil(percentile_cont(0.8) within group (order by days)))
      from went
      where pin_prefix ~ '^[1-9][0-9]{2}$'
      group by pin_prefix
      having count(*) >= ${MIN_PARCELS}`.execute(trx);
  });
}
