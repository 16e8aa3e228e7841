import type { Database } from '../../platform/database/connection.ts';
import { shortId } from '../order/short-id.ts';
import { findPackings, releaseHold } from './packing.store.ts';

/** Orders whose packing was begun and not finished. */
export async function listPackings(db: Database) {
  const rows = await findPackings(db);
  return rows.map(({ order_id, staff_name, touched_at, counted }) => ({
    orderId: order_id,
    shortId: shortId(order_id),
    staffName: staff_name,
    at: touched_at.toISOString(),
    counted,
  }));
}

/** Leaves an order for others to pack; what was scanned stays. */
export async function releasePacking(
  db: Database,
  { orderId, station }: { orderId: string; station: string },
): Promise<void> {
  await releaseHold(db, orderId, station);
}
