import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import type { RequestRow } from './shipment.store.ts';

/** So that a parcel that is stuck does not delay the others of its run. */
const POOLING_TIME = sql`interval '2 minutes'`;
const LOCKED_UNTIL = sql<Date>`now() + interval '3 minutes'`;

/** Until the last parcel of the run is booked or refused. Does nothing for a parcel that was booked alone. */
export async function delayPickups(trx: Transaction, shipmentId: string): Promise<void> {
  const run = await trx
    .selectFrom('booking_run')
    .where('id', 'in', trx.selectFrom('booking_item').where('shipment_id', '=', shipmentId).select('run_id'))
    .select('id')
    // Locked so that of two parcels that finish at the same time, the second one sees the first.
    .forUpdate()
    .executeTakeFirst();
  if (!run) return;
  const items = await trx
    .selectFrom('booking_item')
    .leftJoin('shipment', 'shipment.id', 'shipment_id')
    .where('run_id', '=', run.id)
    .select(['shipment_id', 'problem', 'state'])
    .execute();
  const isOver = items.every(
    ({ problem, state }) => problem !== null || (state !== null && state !== 'asked'),
  );
  const ids = items.flatMap(({ shipment_id }) => shipment_id ?? []);
  const delayed = await trx
    .updateTable('courier_request')
    .set({ due_at: isOver ? sql<Date>`now()` : sql<Date>`now() + ${POOLING_TIME}` })
    .where('kind', '=', 'pickup')
    .where('state', '=', 'asked')
    .where('shipment_id', 'in', ids)
    .returning('id')
    .execute();
  if (!isOver) return;
  for (const { id } of delayed) await enqueue(trx, 'ask-courier', { requestId: id });
}

export type PooledPickup = Pick<RequestRow, 'id' | 'shipment_id'>;

export async function lockOtherPickups(db: Database, request: RequestRow): Promise<PooledPickup[]> {
  const { rows } = await sql<PooledPickup>`
    update courier_request set claimed_until = ${LOCKED_UNTIL}, tries = least(tries + 1, 30000)
    where id in (
      select other.id from courier_request as other
      join shipment on shipment.id = other.shipment_id
      where other.kind = 'pickup' and other.state = 'asked' and other.id <> ${request.id}
        and other.due_at <= now() and (other.claimed_until is null or other.claimed_until < now())
        and shipment.state = 'booked'
        and shipment.courier = (select courier from shipment where id = ${request.shipment_id})
      order by other.id limit 200
      for update of other skip locked
    )
    returning id, shipment_id`.execute(db);
  return rows;
}

/** After a failed call, so that the pickups are requested again. */
export async function releasePickups(db: Database, pooled: readonly PooledPickup[]): Promise<void> {
  if (pooled.length === 0) return;
  await db
    .updateTable('courier_request')
    .set({ claimed_until: null, due_at: sql<Date>`now() + interval '1 minute'` })
    .where('state', '=', 'asked')
    .where(
      'id',
      'in',
      pooled.map(({ id }) => id),
    )
    .execute();
}
