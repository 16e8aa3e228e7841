import { KEPT_VERSIONS } from '@gulmohar/contract/admin/site-document.ts';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { lockDocument, requirePublishable, type VersionedDocument } from './change-document.ts';
import { isKind } from './read-document.ts';

/**
 * Publishes the drafts of these documents, all or none; those without a draft stay as they are.
 * @throws ShopError CHANGED_MEANWHILE; INVALID_INPUT for a draft with open fields
 */
export async function publishDocuments(
  trx: Transaction,
  staff: ChangeAuthor,
  documents: readonly VersionedDocument[],
): Promise<void> {
  // In one order, so that two people who publish the same do not wait for each other.
  const inOrder = documents.toSorted((a, b) => `${a.kind} ${a.key}`.localeCompare(`${b.kind} ${b.key}`));
  for (const document of inOrder) await publish(trx, staff, document);
}

/** The job of a scheduled document: does nothing if the schedule was changed or taken back meanwhile. */
export async function publishWhenDue(db: Database, name: { kind: string; key: string }): Promise<void> {
  const { kind, key } = name;
  if (!isKind(kind)) return;
  await db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('site_document')
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('publish_at', '<=', new Date())
      .select(['version', 'staff_id', 'staff_name'])
      .forUpdate()
      .executeTakeFirst();
    if (!due) return;
    const author = { staffId: due.staff_id, name: due.staff_name };
    await publish(trx, author, { kind, key, version: due.version });
  });
}

async function publish(trx: Transaction, staff: ChangeAuthor, document: VersionedDocument): Promise<void> {
  const { kind, key, version, draft, published } = await lockDocument(trx, document);
  if (!draft) return;
  requirePublishable(draft);
  const json = JSON.stringify(draft);
  await trx
    .updateTable('site_document')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .set({
      published: json,
      draft: null,
      publish_at: null,
      version: version + 1,
      staff_id: staff.staffId,
      staff_name: staff.name,
      changed_at: new Date(),
    })
    .execute();
  await trx
    .insertInto('site_version')
    .values({ kind, key, document: json, staff_name: staff.name })
    .execute();
  await trx
    .deleteFrom('site_version')
    .where('id', 'in', (versions) =>
      versions
        .selectFrom('site_version')
        .where('kind', '=', kind)
        .where('key', '=', key)
        .orderBy('id', 'desc')
        .offset(KEPT_VERSIONS)
        .select('id'),
    )
    .execute();
  await enqueue(trx, 'follow-published', { kind });
  await recordChange(trx, staff, {
    action: 'site.publish',
    subject: `${kind} ${key}`,
    before: published as Record<string, unknown> | null,
    after: draft as Record<string, unknown>,
  });
}
