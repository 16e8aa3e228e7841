import { getPastOrders, type PastOrder, pastOrderStatus } from '@gulmohar/contract/fulfilment/past-order.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { findPastOrdersOf } from './past-orders.ts';

export function pastOrderRoutes({ db }: { db: Database }): Route[] {
  return [
    shopperRoute(getPastOrders, {}, async ({ shopper }) => {
      const user = await db
        .selectFrom('users')
        .where('id', '=', shopper.userId)
        // Anybody can open an account with somebody else's address.
        .where('email_confirmed_at', 'is not', null)
        .select('email')
        .executeTakeFirst();
      if (!user) return { orders: [] };
      const orders = await findPastOrdersOf(db, user.email);
      return { orders: orders.map(present) };
    }),
  ];
}

function present(row: Awaited<ReturnType<typeof findPastOrdersOf>>[number]): PastOrder {
  return {
    number: row.number,
    date: row.placed_at.toISOString(),
    status: pastOrderStatus.parse(row.status),
    amount: row.total / 100,
    items: row.lines.map(({ name, quantity, price }) => ({ name, quantity, price: price / 100 })),
  };
}
