import type { LateDraft } from '@gulmohar/contract/admin/health.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { documentTitle } from '../../shop/document/document-title.ts';
import { lateDraft, whyLate } from '../../shop/document/late-draft.ts';
import { isKind } from '../../shop/document/read-document.ts';

/** Scheduled drafts that were not published when their time came, the longest waiting first. */
export async function findLateDrafts(db: Database): Promise<LateDraft[]> {
  const rows = await db
    .selectFrom('site_document')
    .where('publish_at', '<', sql<Date>`now()`)
    .orderBy('publish_at')
    .select(['kind', 'key', 'publish_at', lateDraft, sql<string | null>`draft ->> 'title'`.as('title')])
    .execute();
  return rows.flatMap(({ kind, key, title, ...row }) => {
    const fault = whyLate(row);
    if (fault === null || !row.publish_at || !isKind(kind)) return [];
    const name = { kind, key };
    return [{ ...name, title: documentTitle(name, title), publishAt: row.publish_at.toISOString(), fault }];
  });
}
