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
  'id' | 'placed_at' | 'address' | 'promised_from' | 'promised_to' | 'is_express' | 'days_to_make'
>;

/**
 * Stored when it is first read, right after the order was placed; what the buyer is told later about a parcel
 * does not change it.
 * @returns null when the shop promises no delivery dates
 */
export async function promisedDays(needs: PromiseNeeds, order: PlacedOrder): Promise<PromisedDays | null> {
  if (order.promised_from && order.promised_to) return { from: order.promised_from, to: order.promised_to };
  // The couriers were asked when the buyer looked; now only their stored answers are used.
  const { db, settings } = needs;
  const { zipcode } = order.address;
  const ordering = { orderedAt: order.placed_at, daysToMake: order.days_to_make };
  const days = order.is_express
    ? expressDays({ settings }, zipcode, ordering)
    : (await promiseAt({ db, settings }, zipcode, ordering)).days;
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
