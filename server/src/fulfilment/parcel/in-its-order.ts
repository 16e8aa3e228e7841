import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Orders } from '../../platform/database/tables.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { lockOrder } from '../order/order.store.ts';
import { findOrderOf, findParcels, type ParcelWithLines } from './parcel.store.ts';

/** @throws ShopError NOT_FOUND */
export async function inItsOrder(
  db: Database,
  parcelId: string,
  work: (trx: Transaction, order: Selectable<Orders>, parcel: ParcelWithLines) => Promise<void>,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const orderId = await findOrderOf(trx, parcelId);
    const order = orderId && (await lockOrder(trx, orderId));
    const parcel = order && (await findParcels(trx, order.id)).find(({ id }) => id === parcelId);
    if (!order || !parcel) throw new ShopError('NOT_FOUND', 'Parcel not found');
    await work(trx, order, parcel);
    return order.id;
  });
}
