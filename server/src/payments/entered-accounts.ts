import {
  type AccountProvider,
  type PaymentAccount,
  paymentAccount,
} from '@gulmohar/contract/payments/payment-account.ts';
import type { Database } from '../platform/database/connection.ts';
import { sealValue, unsealValue } from '../platform/secrets/sealed-value.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import type { PaymentAccounts } from './operators-accounts.ts';

/**
 * With it no call succeeds. It stands for keys that can no longer be unsealed, or that the operator has taken out of the
 * environment: they are missing, but the sandbox must not take their place, because it places orders without money.
 */
const WITHOUT_KEYS: PaymentAccounts = { razorpay: { keyId: '', keySecret: '', webhookSecrets: [] } };

/** Returns the accounts that the owner entered in the admin. */
export async function findEnteredAccounts(db: Database, secrets: Secrets): Promise<PaymentAccounts> {
  const rows = await db
    .selectFrom('payment_account')
    .orderBy('provider')
    .select(['provider', 'sealed'])
    .execute();
  const found = rows.map(({ provider, sealed }) => {
    const text = unsealValue(secrets, sealed, placeOf(provider));
    return text === undefined ? {} : accountsOf(paymentAccount.parse(JSON.parse(text)));
  });
  return Object.assign({}, rows.length > 0 && WITHOUT_KEYS, ...found);
}

export function accountsOf(entered: PaymentAccount): PaymentAccounts {
  if (entered.provider === 'razorpay') {
    const { keyId, keySecret, webhookSecret } = entered;
    return { razorpay: { keyId, keySecret, webhookSecrets: [webhookSecret] } };
  }
  const { provider, ...account } = entered;
  return { [provider]: account };
}

export async function saveEnteredAccount(
  db: Database,
  secrets: Secrets,
  account: PaymentAccount,
): Promise<void> {
  const { provider } = account;
  const sealed = sealValue(secrets, JSON.stringify(account), placeOf(provider));
  await db
    .insertInto('payment_account')
    .values({ provider, sealed })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ sealed, changed_at: new Date() }))
    .execute();
}

/** @returns whether there was one */
export async function deleteEnteredAccount(db: Database, provider: AccountProvider): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('payment_account')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

function placeOf(provider: string): string {
  return `payment-account ${provider}`;
}
