import { listAbandonedCheckouts } from '@gulmohar/contract/admin/abandoned-checkout.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { staffRoute } from '../session/staff-route.ts';
import { findAbandoned, readRecovery } from './abandoned-checkout.store.ts';

type Needs = { db: Database };

export function abandonedCheckoutRoutes({ db }: Needs): Route[] {
  return [
    staffRoute(listAbandonedCheckouts, {}, async ({ query }) => ({
      figures: await readRecovery(db),
      checkouts: await findAbandoned(db, query.state),
    })),
  ];
}
