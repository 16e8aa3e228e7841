import type { Paise } from '@gulmohar/contract/values/money.ts';
import { type Insertable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { CreditEntry } from '../../platform/database/tables.ts';

type Account = { id: string; balance: Paise };

/** 0 for a shopper who never had any. */
export async function creditOf(db: Database, userId: string): Promise<Paise> {
  const account = await db
    .selectFrom('credit_account')
    .where('user_id', '=', userId)
    .select('balance')
    .executeTakeFirst();
  return account?.balance ?? 0;
}

/** Locked after variants and coupons. undefined for a shopper who never had any */
export async function lockCredit(trx: Transaction, userId: string): Promise<Account | undefined> {
  return trx
    .selectFrom('credit_account')
    .where('user_id', '=', userId)
    .forUpdate()
    .select(['id', 'balance'])
    .executeTakeFirst();
}

type Paid = { id: string; user_id: string | null; credit: Paise };

/**
 * Pays a checkout's share, from when it is opened. Its row must be locked.
 * @returns false when the account has less, and then nothing is taken
 */
export async function spendCredit(trx: Transaction, { id, user_id, credit }: Paid): Promise<boolean> {
  if (credit === 0) return true;
  const account = user_id ? await lockCredit(trx, user_id) : undefined;
  if (!account || account.balance < credit) return false;
  await insertEntry(trx, { account_id: account.id, kind: 'spent', amount: -credit, checkout_id: id });
  return true;
}

/** Gives back what a checkout without an order has taken. Its row must be locked. */
export async function releaseCredit(trx: Transaction, checkoutId: string): Promise<void> {
  await sql`
    insert into credit_entry (account_id, kind, amount, checkout_id)
    select account_id, 'released', -sum(amount), checkout_id from credit_entry
     where checkout_id = ${checkoutId} group by account_id, checkout_id having sum(amount) < 0`.execute(trx);
}

type Added = Pick<
  Insertable<CreditEntry>,
  'kind' | 'amount' | 'expires_at' | 'refund_id' | 'grant_id' | 'gift_card_id'
>;

export async function addCredit(trx: Transaction, userId: string, entry: Added): Promise<void> {
  await trx
    .insertInto('credit_account')
    .values({ id: uuid(), user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('credit_account')
    .where('user_id', '=', userId)
    .select('id')
    .executeTakeFirstOrThrow();
  await insertEntry(trx, { ...entry, account_id: id });
}

export async function insertEntry(trx: Transaction, entry: Insertable<CreditEntry>): Promise<void> {
  await trx.insertInto('credit_entry').values(entry).execute();
}
