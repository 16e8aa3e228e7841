import { forgetUnconfirmed } from '../accounts/alert/end-alerts.ts';
import { forgetOldGrievances } from '../accounts/grievance/forget-grievances.ts';
import { forgetOldSessions } from '../accounts/session/end-sessions.ts';
import { forgetOldDevices } from '../accounts/session/known-devices.ts';
import { forgetOldLinks } from '../accounts/user/link-tokens.ts';
import { forgetImports } from '../admin/product-import/import.store.ts';
import { forgetOldStaffSessions } from '../admin/session/staff-sessions.ts';
import {
  anonymiseAbandonedCheckouts,
  anonymiseFinishedOrders,
} from '../fulfilment/order/anonymise-orders.ts';
import { forgetOldCodes } from '../fulfilment/tracking/tracking-code.ts';
import type { Database } from '../platform/database/connection.ts';

/** Every night: what is kept about people goes as soon as nobody needs it. */
export async function forgetOld(db: Database): Promise<void> {
  await forgetOldSessions(db);
  await forgetOldStaffSessions(db);
  await forgetImports(db);
  await forgetOldDevices(db);
  await forgetOldLinks(db);
  await forgetOldGrievances(db);
  await forgetUnconfirmed(db);
  await forgetOldCodes(db);
  await anonymiseFinishedOrders(db);
  await anonymiseAbandonedCheckouts(db);
}
