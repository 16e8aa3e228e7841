import type { Database } from '../../platform/database/connection.ts';
import { findParcels, findUnpacked, type ParcelWithLines } from './parcel.store.ts';
import { type RefundDue, type Refunded, readRefundDue } from './refund-parcel.ts';

export type ParcelWithDue = ParcelWithLines & {
  due: RefundDue | undefined;
};

export async function readParcels(
  db: Database,
  order: Refunded,
): Promise<{ parcels: ParcelWithDue[]; unpacked: string[] }> {
  const parcels = await findParcels(db, order.id);
  const [unpacked, ...dues] = await Promise.all([
    findUnpacked(db, order.id, parcels),
    ...parcels.map((parcel) => readRefundDue(db, order, parcel, parcels)),
  ]);
  return { parcels: parcels.map((parcel, at) => ({ ...parcel, due: dues[at] })), unpacked };
}
