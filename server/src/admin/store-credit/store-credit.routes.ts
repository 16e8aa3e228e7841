import * as api from '@gulmohar/contract/admin/store-credit.ts';
import { CREDIT_ACCOUNTS_PAGE } from '@gulmohar/contract/admin/store-credit.ts';
import { creditEndsAt } from '../../payments/credit/credit-ends-at.ts';
import { creditOf } from '../../payments/credit/credit-ledger.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { pageOf } from '../page-of.ts';
import type { Staff } from '../session/staff.ts';
import { staffRoute } from '../session/staff-route.ts';
import { decideCredit, giveCredit } from './give-credit.ts';
import { findAccounts, findEntries, findWaiting, sumOwed } from './store-credit.store.ts';

type Needs = { db: Database; settings: CurrentSettings };

export function storeCreditRoutes({ db, settings }: Needs): Route[] {
  const rules = () => {
    const { payouts, returns } = settings.current();
    return { approvalAbove: payouts.approvalAbove, endsAt: creditEndsAt(returns) };
  };
  return [
    staffRoute(api.listStoreCredit, {}, async ({ query, staff }) => {
      const { shown, nextAfter } = pageOf(await findAccounts(db, query.after), CREDIT_ACCOUNTS_PAGE);
      return {
        total: await sumOwed(db),
        accounts: shown.map(({ userId, name, email, balance }) => ({ userId, name, email, balance })),
        nextAfter,
        waiting: (await findWaiting(db)).map((grant) => presentGrant(grant, staff)),
      };
    }),

    staffRoute(api.getCustomerCredit, {}, async ({ query: { userId }, staff }) => ({
      balance: await creditOf(db, userId),
      entries: (await findEntries(db, userId)).map(({ kind, amount, ...entry }) => ({
        kind,
        amount,
        at: entry.at.toISOString(),
        expiresAt: entry.expires_at?.toISOString() ?? null,
        orderId: entry.order_id,
        reason: entry.reason ?? '',
        staffName: entry.staff_name ?? '',
      })),
      waiting: (await findWaiting(db, userId)).map((grant) => presentGrant(grant, staff)),
    })),

    staffRoute(api.giveCredit, {}, async ({ body, staff }) => ({
      isWaiting: await giveCredit(db, staff, body, rules()),
    })),

    staffRoute(api.decideCredit, {}, async ({ body, staff }) => {
      await decideCredit(db, staff, body, rules());
      return {};
    }),
  ];
}

type Waiting = Awaited<ReturnType<typeof findWaiting>>[number];

function presentGrant(grant: Waiting, { staffId }: Staff): api.CreditGrant {
  return {
    grantId: grant.id,
    userId: grant.user_id,
    buyerName: grant.name,
    amount: grant.amount,
    reason: grant.reason,
    staffName: grant.staff_name,
    at: grant.created_at.toISOString(),
    isMine: grant.staff_id === staffId,
  };
}
