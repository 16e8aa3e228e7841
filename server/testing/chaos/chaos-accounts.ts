import { getProfile } from '@gulmohar/contract/accounts/profile.ts';
import { register } from '@gulmohar/contract/accounts/user.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { addCredit } from '../../src/payments/credit/credit-ledger.ts';
import type { Database } from '../../src/platform/database/connection.ts';
import { buildRegistration } from '../build-shopper.ts';
import type { TestShop } from '../test-shop.ts';
import { ACCOUNTS } from './purchase-plan.ts';

/** Enough for a few purchases, so that it is also used up. */
const CREDIT: Paise = 700_000;

export type ChaosAccount = { userId: string; email: string; token: string; credit: Paise };

/** Shoppers with an account, and store credit on it. */
export async function buildChaosAccounts(
  shop: Pick<TestShop, 'api' | 'apiWith'>,
  db: Database,
): Promise<ChaosAccount[]> {
  const accounts: ChaosAccount[] = [];
  for (let nth = 0; nth < ACCOUNTS; nth++) {
    const { token } = await shop.api(register, { body: buildRegistration() });
    const { user } = await shop.apiWith(token)(getProfile);
    const given = { kind: 'given', amount: CREDIT, expires_at: null } as const;
    await db.transaction().execute((trx) => addCredit(trx, user._id, given));
    accounts.push({ userId: user._id, email: user.email, token, credit: CREDIT });
  }
  return accounts;
}
