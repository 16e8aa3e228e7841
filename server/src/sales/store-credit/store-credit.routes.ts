import { CREDIT_ENTRIES, getStoreCredit } from '@gulmohar/contract/sales/store-credit.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import { creditOf } from '../../payments/credit/credit-ledger.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';

type Needs = { db: Database };

export function storeCreditRoutes({ db }: Needs): Route[] {
  return [
    shopperRoute(getStoreCredit, {}, async ({ shopper: { userId } }) => ({
      balance: paiseToRupees(await creditOf(db, userId)),
      entries: await readEntries(db, userId),
    })),
  ];
}

/** The latest first. */
async function readEntries(db: Database, userId: string) {
  const entries = await db
    .selectFrom('credit_entry')
    .innerJoin('credit_account', 'credit_account.id', 'account_id')
    .where('user_id', '=', userId)
    .orderBy('credit_entry.id', 'desc')
    .limit(CREDIT_ENTRIES)
    .select(['kind', 'amount', 'at', 'expires_at'])
    .execute();
  return entries.map(({ kind, amount, at, expires_at }) => ({
    kind,
    amount: paiseToRupees(amount),
    at: at.toISOString(),
    expiresAt: expires_at?.toISOString() ?? null,
  }));
}
