import { forgetImports } from '../admin/product-import/import.store.ts';
import { forgetOldStaffSessions } from '../admin/session/staff-sessions.ts';
import { forgetUnconfirmed } from '../alert/end-alerts.ts';
import type { Database } from '../database/connection.ts';
import { forgetOldGrievances } from '../grievance/forget-grievances.ts';
import { anonymiseAbandonedCheckouts, anonymiseFinishedOrders } from '../order/anonymise-orders.ts';
import { forgetOldCodes } from '../order/tracking-code.ts';
import { forgetOldSessions } from '../session/end-sessions.ts';
import { forgetOldDevices } from '../session/known-devices.ts';
import { forgetOldLinks } from '../user/link-tokens.ts';

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
