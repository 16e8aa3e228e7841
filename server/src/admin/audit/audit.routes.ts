import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { staffRoute } from '../session/staff-route.ts';
import { readEntries } from './read-entries.ts';

type Needs = { db: Database };

export function auditRoutes({ db }: Needs): Route[] {
  return [staffRoute(listAudit, {}, async ({ query }) => readEntries(db, query))];
}
