import type { ReadDatabase } from '../../platform/database/reads.ts';

/** Returns that wait for the shop, without those that ended with an exchange. */
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
