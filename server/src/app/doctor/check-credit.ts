import type { Finding } from '@gulmohar/contract/admin/today.ts';
import { STORE_CREDIT } from '@gulmohar/contract/sales/credit-share.ts';
import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/**
 * Balances are the sums of their entries; open checkouts and orders have taken their share, others nothing, and each
 * order's share is a payment of it.
 */
export async function checkCredit(db: Database): Promise<Finding> {
  const { rows: accounts } = await sql<{ id: string; balance: Paise; sum: Paise }>`
    select credit_account.id, balance, coalesce(sum(amount), 0)::bigint as sum
      from credit_account left join credit_entry on account_id = credit_account.id
     group by credit_account.id having balance <> coalesce(sum(amount), 0)`.execute(db);
  const { rows: checkouts } = await sql<{ id: string; status: string; taken: Paise }>`
    with taken as (
      select checkout_id as id, -sum(amount)::bigint as taken from credit_entry
       where checkout_id is not null group by 1)
    select checkout.id, status, coalesce(taken, 0) as taken
      from checkout left join taken using (id)
      left join payment on payment.checkout_id = checkout.id and payment.provider = ${STORE_CREDIT}
     where (credit > 0 or taken.id is not null)
       and (coalesce(taken, 0) <> case when status in ('open', 'completed') then credit else 0 end
         or coalesce(payment.amount, 0) <> case when status = 'completed' then credit else 0 end)`.execute(
    db,
  );
  const { count, sum } = await db
    .selectFrom('credit_account')
    .select((from) => from.fn.countAll<number>().as('count'))
    .select(sql<Paise>`coalesce(sum(balance), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  return {
    id: 'credit',
    what: 'store credit adds up, and pays for what it was taken for',
    looked: `${count} accounts with ${formatRupees(sum)}`,
    wrong: [
      ...accounts.map(
        ({ id, ...of }) =>
          `account ${id}: ${formatRupees(of.balance)}, but its entries add up to ${formatRupees(of.sum)}`,
      ),
      ...checkouts.map(
        ({ id, status, taken }) => `checkout ${id}, which is ${status}, took ${formatRupees(taken)}`,
      ),
    ],
  };
}
