import { readOnTimeDelivery } from '@gulmohar/contract/admin/promise.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { readCachedFigure } from '../cached-figures.ts';
import { staffRoute } from '../session/staff-route.ts';
import { countOnTime } from './count-on-time.ts';

export function adminPromiseRoutes({ db }: { db: Database }): Route[] {
  return [
    staffRoute(
      readOnTimeDelivery,
      {},
      async () => (await readCachedFigure(db, 'promise')) ?? countOnTime(db),
    ),
  ];
}
