import * as api from '@gulmohar/contract/admin/payment-account.ts';
import { type AccountProvider, accountProvider } from '@gulmohar/contract/payments/payment-account.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { accountsOf, deleteEnteredAccount, saveEnteredAccount } from '../../payments/entered-accounts.ts';
import type { Payments } from '../../payments/payments.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { ChangeFeed } from '../../platform/invalidation/change-feed.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { ShopSettings } from '../../shop/shop-settings.ts';
import { assertCode, confirmByCode } from '../session/confirm-by-code.ts';
import { staffRoute } from '../session/staff-route.ts';
import { hintOf, presentAccount } from './payment-account.present.ts';
import { tryAccount } from './try-account.ts';

type Needs = {
  db: Database;
  secrets: Secrets;
  payments: Payments;
  settings: Pick<ShopSettings, 'isDemo'>;
  changes: ChangeFeed;
  limiter: RateLimiter;
  shop: () => Shop;
};

export function paymentAccountRoutes(needs: Needs): Route[] {
  const { db, secrets, payments, settings, changes, shop } = needs;
  const forLog = (accounts: ReturnType<typeof accountsOf>, provider: AccountProvider) => {
    const account = hintOf(accounts, provider);
    return account ? { account } : null;
  };
  return [
    staffRoute(api.readPaymentAccounts, {}, async () => {
      const standing = { payments, isDemo: settings.isDemo(), shopUrl: shop().url };
      return { accounts: accountProvider.options.map((provider) => presentAccount(standing, provider)) };
    }),

    staffRoute(api.savePaymentAccount, {}, async ({ body: { account, code }, staff }) => {
      const { provider } = account;
      if (settings.isDemo()) throw new ShopError('STEP_NOT_POSSIBLE', 'The demo takes no payments.');
      assertEnterable(payments, provider);
      await assertCode(needs, staff, code);
      await tryAccount(payments, account);
      await db.transaction().execute(async (trx) => {
        await confirmByCode(trx, staff, code);
        await saveEnteredAccount(trx, secrets, account);
        await recordChange(trx, staff, {
          action: 'payment-account.update',
          subject: provider,
          before: forLog(payments.accounts(), provider),
          after: forLog(accountsOf(account), provider),
        });
      });
      await changes.poll();
      return { message: 'The keys were accepted and saved.' };
    }),

    staffRoute(api.deletePaymentAccount, {}, async ({ body: { provider, code }, staff }) => {
      await assertCode(needs, staff, code);
      await db.transaction().execute(async (trx) => {
        await confirmByCode(trx, staff, code);
        if (!(await deleteEnteredAccount(trx, provider))) {
          throw new ShopError('NOT_FOUND', 'There is no such account.');
        }
        await recordChange(trx, staff, {
          action: 'payment-account.delete',
          subject: provider,
          before: forLog(payments.accounts(), provider),
          after: null,
        });
      });
      await changes.poll();
      return {};
    }),
  ];
}

function assertEnterable(payments: Payments, provider: AccountProvider): void {
  if (payments.isSetByOperator(provider)) {
    throw new ShopError('STEP_NOT_POSSIBLE', 'The operator has set this in the environment.');
  }
  // Otherwise real payments would be offered beside a sandbox that takes no money.
  if (provider !== 'razorpay' && !payments.accounts().razorpay) {
    throw new ShopError('STEP_NOT_POSSIBLE', 'Please enter the keys of Razorpay first.');
  }
}
