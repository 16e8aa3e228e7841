import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { insertEntry } from './credit-ledger.ts';
import { expiredCredit } from './credit-lots.rules.ts';

/** Runs every night. */
export async function expireCredit(db: Database): Promise<void> {
  const accounts = await db
    .selectFrom('credit_account')
    .where('balance', '>', 0)
    .where('id', 'in', (from) =>
      from.selectFrom('credit_entry').where('expires_at', '<=', sql<Date>`now()`).select('account_id'),
    )
    .orderBy('id')
    .select('id')
    .execute();
  for (const { id } of accounts) await db.transaction().execute((trx) => expireIn(trx, id));
}

async function expireIn(trx: Transaction, accountId: string): Promise<void> {
  // It may be spent meanwhile.
  await trx.selectFrom('credit_account').where('id', '=', accountId).forUpdate().select('id').execute();
  const entries = await trx
    .selectFrom('credit_entry')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .select(['kind', 'amount', 'checkout_id', 'expires_at'])
    .execute();
  const amount = expiredCredit(entries, new Date());
  if (amount > 0) await insertEntry(trx, { account_id: accountId, kind: 'expired', amount: -amount });
}
