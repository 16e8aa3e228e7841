import type { Database } from '../../../platform/database/connection.ts';
import { shortId } from '../../order/short-id.ts';
import { endReservation, findNextToPack, findPackings } from './packing.store.ts';

export async function listPackings(db: Database) {
  const [rows, next] = await Promise.all([findPackings(db), findNextToPack(db)]);
  const packings = rows.map(({ order_id, staff_name, touched_at, counted }) => ({
    orderId: order_id,
    shortId: shortId(order_id),
    staffName: staff_name,
    at: touched_at.toISOString(),
    counted,
  }));
  return { packings, next: next === undefined ? null : { shortId: shortId(next) } };
}

/** The scanned counts are kept. */
export async function releasePacking(
  db: Database,
  { orderId, station }: { orderId: string; station: string },
): Promise<void> {
  await endReservation(db, orderId, station);
}
