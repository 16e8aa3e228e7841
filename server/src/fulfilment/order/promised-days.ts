import type { Selectable } from 'kysely';
import type { Orders } from '../../platform/database/tables.ts';
import {
  expressDays,
  type PromisedDays,
  type PromiseNeeds,
  promiseAt,
} from '../../sales/promise/promise-at.ts';

type PlacedOrder = Pick<
  Selectable<Orders>,
  'id' | 'placed_at' | 'address' | 'promised_from' | 'promised_to' | 'is_express'
>;

/**
 * Between which days its buyer was told that an order arrives: kept when it is first asked for, which is right after it was
 * placed. What is told later, about a parcel, does not change it.
 * @returns null: the shop promises no days
 */
export async function promisedDays(needs: PromiseNeeds, order: PlacedOrder): Promise<PromisedDays | null> {
  if (order.promised_from && order.promised_to) return { from: order.promised_from, to: order.promised_to };
  // The couriers were asked when the buyer looked; nobody waits for them now.
  const { db, settings } = needs;
  const { zipcode } = order.address;
  const days = order.is_express
    ? expressDays({ settings }, zipcode, order.placed_at)
    : (await promiseAt({ db, settings }, zipcode, order.placed_at)).days;
  if (!days) return null;
  const { from, to } = days;
  await db
    .updateTable('orders')
    .set({ promised_from: from, promised_to: to })
    .where('id', '=', order.id)
    .where('promised_to', 'is', null)
    .execute();
  return { from, to };
}
