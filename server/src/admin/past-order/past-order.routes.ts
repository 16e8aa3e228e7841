import { listPastOrders, PAST_ORDER_PAGE, type PastOrderRow } from '@gulmohar/contract/admin/past-order.ts';
import { pastOrderStatus } from '@gulmohar/contract/fulfilment/past-order.ts';
import { sql } from 'kysely';
import type { PastOrderJson } from '../../fulfilment/past-order/past-orders.ts';
import type { Database } from '../../platform/database/connection.ts';
import { containing } from '../../platform/database/containing.ts';
import type { Route } from '../../platform/http/route.ts';
import { pageOf } from '../page-of.ts';
import { staffRoute } from '../session/staff-route.ts';

export function adminPastOrderRoutes({ db }: { db: Database }): Route[] {
  return [
    staffRoute(listPastOrders, {}, async ({ query }) => {
      const { shown, nextAfter } = pageOf(await findPastOrders(db, query), PAST_ORDER_PAGE);
      return { orders: shown.map(present), nextAfter };
    }),
  ];
}

type Filter = { q?: string | undefined; email?: string | undefined; after?: string | undefined };

async function findPastOrders(db: Database, { q = '', email, after }: Filter) {
  return db
    .selectFrom('past_order')
    .$if(q !== '', (query) =>
      query.where(
        sql<string>`lower(number || ' ' || name || ' ' || email || ' ' || phone)`,
        'like',
        containing(q.toLowerCase()),
      ),
    )
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(placed_at, id) < (select one.placed_at, one.id from past_order as one where one.id = ${after})`,
      ),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAST_ORDER_PAGE + 1)
    .selectAll()
    .$narrowType<PastOrderJson>()
    .execute();
}

function present(row: Awaited<ReturnType<typeof findPastOrders>>[number]): PastOrderRow {
  const { id, placed_at, payment_method, import_id: _, status, ...facts } = row;
  return {
    ...facts,
    pastOrderId: id,
    placedAt: placed_at.toISOString(),
    status: pastOrderStatus.parse(status),
    paymentMethod: payment_method,
  };
}
