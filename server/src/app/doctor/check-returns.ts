import type { Finding } from '@gulmohar/contract/admin/today.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/**
 * I3 for exchanges: a returned item ends as another size or a refund, and nothing is reserved for it after
 * that.
 */
export async function checkExchanges(db: Database): Promise<Finding> {
  const { rows } = await sql<{ id: string; status: string; checkout: string; order_status: string | null }>`
    select return_request.id, return_request.status, checkout.status as checkout, orders.status as order_status
    from return_request
    join checkout on checkout.id = exchange_checkout_id
    left join orders on orders.checkout_id = checkout.id
    where (checkout.status = 'open' and return_request.status not in ('Return Requested', 'Return Approved'))
       or orders.id is not null and return_request.status <> case
         when orders.status = 'Cancelled'
           or exists (select from parcel where parcel.order_id = orders.id and outcome = 'refunded')
         then 'Refunded' else 'Returned' end`.execute(db);
  const { exchanges } = await db
    .selectFrom('return_request')
    .where('exchange_checkout_id', 'is not', null)
    .select((from) => from.fn.countAll<number>().as('exchanges'))
    .executeTakeFirstOrThrow();
  return {
    id: 'I3',
    what: 'every exchange ends with another size or a refund',
    looked: `${exchanges} exchanges`,
    wrong: rows.map(
      ({ id, status, checkout, order_status }) =>
        `return ${id} is ${status}, but its new size is ${order_status ? `an order that is ${order_status}` : `a checkout that is ${checkout}`}`,
    ),
  };
}

/** I3 for returns: no unit of a line comes back twice. */
export async function checkReturnedUnits(db: Database): Promise<Finding> {
  const { rows } = await sql<{ id: string; sold: number; returned: number }>`
    select order_line.id, order_line.quantity as sold, sum(return_request.quantity)::int as returned
    from return_request join order_line on order_line.id = line_id
    group by 1, 2 having sum(return_request.quantity) > order_line.quantity`.execute(db);
  const { returns } = await db
    .selectFrom('return_request')
    .select((from) => from.fn.countAll<number>().as('returns'))
    .executeTakeFirstOrThrow();
  return {
    id: 'I3',
    what: 'no unit of an order is returned twice',
    looked: `${returns} returns`,
    wrong: rows.map(({ id, sold, returned }) => `line ${id}: ${returned} of ${sold} returned`),
  };
}
