import { AUDIT_PAGE, listAudit } from '@gulmohar/contract/admin/audit.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, staffRoute } from '../../http/route.ts';

/** `/api/admin/audit/list`: who changed what */
export function auditRoutes({ db }: Dependencies): Route[] {
  return [
    staffRoute(listAudit, {}, async ({ query }) => {
      let entries = db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').limit(AUDIT_PAGE);
      if (query.subject) entries = entries.where('subject', '=', query.subject);
      if (query.before) entries = entries.where('id', '<', query.before);
      const rows = await entries.execute();
      return {
        entries: rows.map((row) => ({
          entryId: row.id,
          at: row.at.toISOString(),
          staffName: row.staff_name,
          action: row.action,
          subject: row.subject,
          before: row.before,
          after: row.after,
        })),
        nextBefore: rows.length === AUDIT_PAGE ? (rows.at(-1)?.id ?? null) : null,
      };
    }),
  ];
}
