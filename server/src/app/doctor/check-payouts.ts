import type { Finding } from '@gulmohar/contract/admin/today.ts';
import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import type { PayoutProvider, ProviderPayout, ProviderState } from '../../payments/payout/payout-provider.ts';
import type { Database } from '../../platform/database/connection.ts';

const WITHOUT_MONEY: readonly ProviderState[] = ['reversed', 'cancelled', 'rejected', 'failed'];

/**
 * P9: for every refund of cash, money leaves the shop's account once, and the refund says so.
 * @param payouts the provider whose ledger is compared as well; undefined to check only the shop's own books
 * @throws ProviderError when the provider cannot be reached
 */
export async function checkPayouts(
  db: Database,
  payouts: PayoutProvider | undefined,
  since: Date,
): Promise<Finding> {
  const made = payouts ? await payouts.listSince(since) : [];
  return {
    id: 'P9',
    what: 'every cash refund is paid once',
    looked: `${await countPayouts(db)} payouts, ${made.length} at the provider since ${since.toISOString().slice(0, 10)}`,
    wrong: [...(await complaintsOfBooks(db)), ...(await complaintsOfLedger(db, made))],
  };
}

async function complaintsOfBooks(db: Database): Promise<string[]> {
  const { rows } = await sql<{ wrong: string }>`
    select 'refund ' || refund.id || ' is ' || refund.status || ', its payout ' || state as wrong
      from payout join refund on refund.id = refund_id
      where state = 'processed' and refund.status <> 'processed'
         or state in ('approval', 'asked', 'pending', 'queued', 'scheduled', 'processing') and refund.status <> 'pending'
    union all
    select 'payout ' || payout.id || ' is of another amount than its refund' from payout
      join refund on refund.id = refund_id where payout.amount <> refund.amount
    union all
    select 'refund ' || refund.id || ' waits for a payout that failed' from refund
      join payment on payment.id = payment_id
      where provider = ${CASH_ON_DELIVERY} and refund.status = 'pending'
        and exists (select from payout where refund_id = refund.id)
        and not exists (select from payout where refund_id = refund.id
          and state not in ('reversed', 'cancelled', 'rejected', 'failed', 'withdrawn'))
    union all
    select 'payout ' || id || ' keeps its payee' from payout
      where payee_sealed is not null
        and state in ('processed', 'reversed', 'cancelled', 'rejected', 'failed', 'withdrawn')`.execute(db);
  return rows.map(({ wrong }) => wrong);
}

/** Ignores payouts that were made from the same account outside this shop. */
async function complaintsOfLedger(db: Database, made: readonly ProviderPayout[]): Promise<string[]> {
  const keys = made.flatMap(({ key }) => key ?? []);
  const own = await db
    .selectFrom('payout')
    .where(sql<boolean>`id::text = any(${keys}::text[])`)
    .select(['id', 'refund_id', 'amount', 'provider_payout_id', 'state'])
    .execute();
  const byKey = new Map(own.map((row) => [row.id, row]));
  const paid = new Map<string, number>();
  const wrong: string[] = [];
  for (const { id, key, amount, state } of made) {
    const row = byKey.get(key ?? '');
    if (!row || WITHOUT_MONEY.includes(state)) continue;
    paid.set(row.refund_id, (paid.get(row.refund_id) ?? 0) + 1);
    const isRecorded = row.provider_payout_id === id || row.state === 'asked';
    if (!isRecorded) wrong.push(`${id} of ${formatRupees(amount)} is not the recorded payout of ${row.id}`);
    if (row.amount !== amount)
      wrong.push(`${id} is over ${formatRupees(amount)} instead of ${formatRupees(row.amount)}`);
  }
  const several = [...paid].filter(([, times]) => times > 1);
  return [...wrong, ...several.map(([refundId, times]) => `refund ${refundId} was paid ${times} times`)];
}

async function countPayouts(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('payout')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
