import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { findShipment } from './shipment.store.ts';

/** The shipment is tracked now, too. @throws ShopError NOT_FOUND */
export async function retryRequests(db: Database, shipmentId: string): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const shipment = await findShipment(trx, shipmentId);
    if (!shipment) throw new ShopError('NOT_FOUND', 'Shipment not found');
    const due = await trx
      .updateTable('courier_request')
      .set({ due_at: sql<Date>`now()` })
      .where('shipment_id', '=', shipmentId)
      .where('state', '=', 'asked')
      .returning('id')
      .execute();
    for (const { id } of due) await enqueue(trx, 'ask-courier', { requestId: id });
    await trx
      .updateTable('shipment')
      .set({ track_at: sql<Date>`now()` })
      .where('id', '=', shipmentId)
      .where('track_at', 'is not', null)
      .execute();
    await enqueue(trx, 'track-due', {});
    return shipment.order_id;
  });
}
