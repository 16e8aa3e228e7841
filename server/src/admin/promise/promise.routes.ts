import { readOnTimeDelivery } from '@gulmohar/contract/admin/promise.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { readKept } from '../kept-figures.ts';
import { staffRoute } from '../session/staff-route.ts';
import { countKept } from './count-kept.ts';

/** `/api/admin/promise/kept`: shown beside the settings that delivery dates are calculated from */
export function adminPromiseRoutes({ db }: { db: Database }): Route[] {
  return [staffRoute(readOnTimeDelivery, {}, async () => (await readKept(db, 'promise')) ?? countKept(db))];
}
