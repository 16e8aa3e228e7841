import { CREDIT_ACCOUNTS_PAGE } from '@gulmohar/contract/admin/store-credit.ts';
import { CREDIT_ENTRIES } from '@gulmohar/contract/sales/store-credit.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** The largest first, one more than a page. */
export async function findAccounts(db: Database, after: string | undefined) {
  return db
    .selectFrom('credit_account')
    .innerJoin('users', 'users.id', 'credit_account.user_id')
    .where('balance', '>', 0)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(-balance, users.id) > (select -balance, user_id from credit_account where user_id = ${after})`,
      ),
    )
    .orderBy('balance', 'desc')
    .orderBy('users.id')
    .limit(CREDIT_ACCOUNTS_PAGE + 1)
    .select(['users.id', 'users.id as userId', 'users.name', 'users.email', 'balance'])
    .execute();
}

/** Without accounts whose shopper has left, which nobody can spend. */
export async function sumOwed(db: Database): Promise<Paise> {
  const { sum } = await db
    .selectFrom('credit_account')
    .where('user_id', 'is not', null)
    .select(sql<Paise>`coalesce(sum(balance), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  return sum;
}

/** @param userId absent for those to all shoppers */
export async function findWaiting(db: Database, userId?: string) {
  return db
    .selectFrom('credit_grant')
    .innerJoin('users', 'users.id', 'credit_grant.user_id')
    .where('state', '=', 'approval')
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .orderBy('credit_grant.created_at')
    .limit(CREDIT_ACCOUNTS_PAGE)
    .select(['credit_grant.id', 'user_id', 'users.name', 'amount', 'reason'])
    .select(['staff_id', 'staff_name', 'credit_grant.created_at'])
    .execute();
}

/** The latest first. */
export async function findEntries(db: Database, userId: string) {
  return db
    .selectFrom('credit_entry')
    .innerJoin('credit_account', 'credit_account.id', 'account_id')
    .leftJoin('credit_grant', 'credit_grant.id', 'grant_id')
    .leftJoin('refund', 'refund.id', 'refund_id')
    .leftJoin('payment', 'payment.id', 'refund.payment_id')
    .leftJoin('orders', 'orders.checkout_id', 'credit_entry.checkout_id')
    .where('credit_account.user_id', '=', userId)
    .orderBy('credit_entry.id', 'desc')
    .limit(CREDIT_ENTRIES)
    .select(['credit_entry.kind', 'credit_entry.amount', 'at', 'expires_at'])
    .select(['credit_grant.reason', 'credit_grant.staff_name'])
    .select(sql<string | null>`coalesce(payment.order_id, orders.id)`.as('order_id'))
    .execute();
}
