import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { ReturnRequest } from '../../platform/database/tables.ts';

/** undefined for an ordinary order */
export async function findExchangedReturn(
  db: Database,
  order: { checkout_id: string },
): Promise<Selectable<ReturnRequest> | undefined> {
  return db
    .selectFrom('return_request')
    .where('exchange_checkout_id', '=', order.checkout_id)
    .selectAll()
    .executeTakeFirst();
}

export async function findExchangeOrder(
  db: Database,
  request: Selectable<ReturnRequest>,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('orders')
    .where('checkout_id', '=', request.exchange_checkout_id)
    .select('id')
    .executeTakeFirst();
}
