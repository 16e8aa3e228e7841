import { CUSTOMERS_PAGE } from '@gulmohar/contract/admin/customer.ts';
import { sql } from 'kysely';
import { containing } from '../../platform/database/containing.ts';
import type { ReadDatabase } from '../../platform/database/reads.ts';

type Filter = {
  q?: string | undefined;
  after?: string | undefined;
  userId?: string;
  limit?: number;
};

/** The same expression as in the index `users_by_words`. */
const searchText = sql<string>`lower(name || ' ' || email || ' ' || phone)`;

export async function findCustomers(
  db: ReadDatabase,
  { q, after, userId, limit = CUSTOMERS_PAGE + 1 }: Filter,
) {
  return db
    .selectFrom('users')
    .select(['users.id', 'name', 'email', 'phone', 'joined_at', 'email_confirmed_at'])
    .select(sql<number>`(select count(*)::int from orders where orders.user_id = users.id)`.as('orders'))
    .select(
      sql<number>`(select coalesce(sum(payment.amount), 0)::bigint from orders join payment on payment.order_id = orders.id
        where orders.user_id = users.id)
      - (select coalesce(sum(refund.amount), 0)::bigint from orders join payment on payment.order_id = orders.id
        join refund on refund.payment_id = payment.id where orders.user_id = users.id and refund.status <> 'failed')`.as(
        'spent',
      ),
    )
    .select(
      sql<string | null>`(select reason from blocked_contact where contact = users.email)`.as('block_reason'),
    )
    .$if(q !== undefined && q !== '', (query) =>
      query.where(searchText, 'like', containing((q ?? '').toLowerCase())),
    )
    .$if(userId !== undefined, (query) => query.where('users.id', '=', userId ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(joined_at, users.id) < (select u.joined_at, u.id from users as u where u.id = ${after})`,
      ),
    )
    .orderBy('joined_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit)
    .execute();
}

export type CustomerRecord = Awaited<ReturnType<typeof findCustomers>>[number];
