import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import type { Dependencies } from '../../app/dependencies.ts';
import type { Route } from '../../platform/http/route.ts';
import { staffRoute } from '../session/staff-route.ts';
import { readEntries } from './read-entries.ts';

/** `/api/admin/audit/list`: who changed what */
export function auditRoutes({ db }: Dependencies): Route[] {
  return [staffRoute(listAudit, {}, async ({ query }) => readEntries(db, query))];
}
