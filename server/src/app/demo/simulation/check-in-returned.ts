import { sql } from 'kysely';
import { inItsOrder } from '../../../fulfilment/parcel/in-its-order.ts';
import { moveParcels } from '../../../fulfilment/parcel/move-parcels.ts';
import type { Seller } from '../../../fulfilment/tax/tax-document.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { SIMULATED } from '../simulated-email.ts';

const WAITED_DAYS = 2;

/** Parcels that buyers did not take are checked in, apart from those that came back last. */
export async function checkInReturned(db: Database, seller: Seller): Promise<void> {
  const back = await db
    .selectFrom('parcel')
    .innerJoin('orders', 'orders.id', 'order_id')
    .where('state', '=', 'rto_delivered')
    .where('email', 'like', SIMULATED)
    .where('state_at', '<', sql<Date>`now() - ${WAITED_DAYS} * interval '1 day'`)
    .orderBy('state_at')
    .select('parcel.id')
    .execute();
  for (const { id } of back) {
    await inItsOrder(db, id, async (trx, order, parcel) => {
      await moveParcels(trx, order, [parcel], { to: 'rto_received', actor: 'operator', seller });
    });
  }
}
