import { AUDIT_PAGE, type AuditEntry, type listAudit, OPERATOR } from '@gulmohar/contract/admin/audit.ts';
import type { z } from 'zod';
import type { Database } from '../../platform/database/connection.ts';
import { beginOfDay } from '../day-in-india.ts';
import { readNames } from './read-names.ts';

type Page = { entries: AuditEntry[]; names: Record<string, string>; nextBefore: number | null };

export async function readEntries(db: Database, query: z.output<typeof listAudit.query>): Promise<Page> {
  const rows = await matching(db, query).selectAll().orderBy('id', 'desc').limit(AUDIT_PAGE).execute();
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
    names: await readNames(db, rows),
    nextBefore: rows.length === AUDIT_PAGE ? (rows.at(-1)?.id ?? null) : null,
  };
}

function matching(db: Database, { subject, by, from, to, before }: z.output<typeof listAudit.query>) {
  let entries = db.selectFrom('audit_entry');
  if (subject) entries = entries.where('subject', '=', subject);
  if (by === OPERATOR) entries = entries.where('staff_id', 'is', null);
  else if (by) entries = entries.where('staff_id', '=', by);
  if (from) entries = entries.where('at', '>=', beginOfDay(from));
  if (to) entries = entries.where('at', '<', beginOfDay(to, 1));
  if (before) entries = entries.where('id', '<', before);
  return entries;
}
