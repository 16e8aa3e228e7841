import type { WaitingParcel } from '@gulmohar/contract/admin/today.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { shortId } from '../order/short-id.ts';

const SHOWN = 12;

/** The longest waiting first, each with one reason. */
export async function listWaitingParcels(db: Database): Promise<WaitingParcel[]> {
  const { rows } = await sql<{ order_id: string; number: number; why: WaitingParcel['why'] }>`
    select distinct on (waiting.since, parcel.id) parcel.order_id, parcel.number, waiting.why
    from (
      select id as parcel_id, state_at as since,
             case state when 'attempt_failed' then 'attempt-failed' when 'rto_delivered' then 'check-in'
                        else 'decide' end as why
        from parcel
        where state in ('attempt_failed', 'rto_delivered')
           or state in ('rto_received', 'lost', 'damaged') and outcome is null
      union all
      select parcel_id, failed.created_at, 'not-booked' from shipment as failed
        join parcel on parcel.id = parcel_id and parcel.state in ('label_created', 'pickup_problem')
        where failed.state = 'failed' and parcel.tracking_number is null
          and not exists (select from shipment as later
                          where later.parcel_id = failed.parcel_id and later.created_at > failed.created_at)
      union all
      select parcel_id, courier_request.created_at, 'courier-waits' from courier_request
        join shipment on shipment.id = shipment_id
        where courier_request.state = 'asked' and fault in ('auth', 'no-balance')
      union all
      select parcel_id, tracked_at, 'unclear' from shipment where track_at is not null and is_unclear
      union all
      select parcel_id, scanned_at, 'silent' from shipment
        where track_at is not null and scanned_at < now() - interval '72 hours'
    ) as waiting
    join parcel on parcel.id = waiting.parcel_id
    order by waiting.since, parcel.id
    limit ${SHOWN}`.execute(db);
  return rows.map(({ order_id, number, why }) => ({
    orderId: order_id,
    shortId: shortId(order_id),
    number,
    why,
  }));
}
