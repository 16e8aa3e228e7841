import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { ReadDatabase } from '../../platform/database/reads.ts';

/** Without those that ended with an exchange. */
export function selectOpenReturns(db: ReadDatabase) {
  return db
    .selectFrom('return_request')
    .where('return_request.status', 'in', ['Return Requested', 'Return Approved', 'Returned'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('orders').whereRef('checkout_id', '=', 'exchange_checkout_id').select('orders.id')),
      ),
    );
}

export async function findReturnIds(db: Database, shortId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('return_request')
    .where(sql<string>`right(id::text, 8)`, '=', shortId.toLowerCase())
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Oldest first. */
export async function findOpenReturns(db: Database) {
  return selectOpenReturns(db)
    .innerJoin('order_line', 'order_line.id', 'return_request.line_id')
    .orderBy('requested_at')
    .select(['return_request.id', 'return_request.order_id', 'status', 'name', 'reason', 'exchange_size'])
    .execute();
}
