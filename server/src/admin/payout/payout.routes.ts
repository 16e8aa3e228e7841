import * as api from '@gulmohar/contract/admin/payout.ts';
import { approvePayout, payRefund, withdrawPayout } from '../../fulfilment/refund/payouts.ts';
import type { PayoutTools } from '../../payments/payout/pay-out.ts';
import type { Route } from '../../platform/http/route.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { staffRoute } from '../session/staff-route.ts';

type Needs = Omit<PayoutTools, 'payouts'> & {
  payouts: () => PayoutTools['payouts'];
  settings: CurrentSettings;
};

export function payoutRoutes({ db, secrets, payouts, settings }: Needs): Route[] {
  return [
    staffRoute(api.payRefund, {}, async ({ body, staff }) => {
      const { approvalAbove } = settings.current().payouts;
      return { payout: await payRefund({ db, secrets, payouts: payouts(), approvalAbove }, staff, body) };
    }),

    staffRoute(api.approvePayout, {}, async ({ body, staff }) => ({
      payout: await approvePayout(db, staff, body.payoutId),
    })),

    staffRoute(api.withdrawPayout, {}, async ({ body, staff }) => ({
      payout: await withdrawPayout(db, staff, body.payoutId),
    })),
  ];
}
