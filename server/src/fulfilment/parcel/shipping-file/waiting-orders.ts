import { MAX_EXPORTED_ORDERS } from '@gulmohar/contract/admin/shipping-file.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection.ts';
import type { ParcelState } from '../../../platform/database/tables.ts';

const WAITING: readonly ParcelState[] = ['label_created', 'pickup_scheduled', 'pickup_problem'];

/** Also those that are being packed without a parcel; oldest first. */
export async function findWaitingOrders(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('parcel')
            .whereRef('parcel.order_id', '=', 'orders.id')
            .where('parcel.state', 'in', WAITING)
            .where('parcel.tracking_number', 'is', null)
            .select(sql`1`.as('one')),
        ),
        where.and([
          where('status', '=', 'Packing'),
          where.not(
            where.exists(
              where
                .selectFrom('parcel')
                .whereRef('parcel.order_id', '=', 'orders.id')
                .where('parcel.state', '<>', 'cancelled')
                .select(sql`1`.as('one')),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('placed_at')
    .orderBy('id')
    .limit(MAX_EXPORTED_ORDERS)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
