import { LATE_AFTER_MINUTES } from '@gulmohar/contract/admin/health.ts';
import { whyNotPublished } from '@gulmohar/contract/site/document-kinds.ts';
import { sql } from 'kysely';

/** A draft whose time to be published has come, for `whyLate`. */
export const lateDraft = sql<unknown>`case when publish_at < now() then draft end`.as('late_draft');

/** @returns why a draft was not published when its time came; null if it was, or may still be */
export function whyLate(row: { publish_at: Date | null; late_draft: unknown }): string | null {
  if (!row.publish_at || !row.late_draft) return null;
  const minutes = (Date.now() - row.publish_at.getTime()) / 60_000;
  return (
    whyNotPublished(row.late_draft) ??
    (minutes > LATE_AFTER_MINUTES ? 'The shop did not get to it; its failed jobs may say why.' : null)
  );
}
