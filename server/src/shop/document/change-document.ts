import { documentKinds, whyNotPublished } from '@gulmohar/contract/site/document-kinds.ts';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import type { DocumentName } from './read-document.ts';

/** With the version that its editor last read; 0 if nobody had written it. */
export type VersionedDocument = DocumentName & { version: number };

/**
 * Saves what staff work on.
 * @param document fits the schema of its kind
 * @returns the new version
 * @throws ShopError CHANGED_MEANWHILE when the editor loaded an older version
 */
export async function saveDraft(
  trx: Transaction,
  staff: ChangeAuthor,
  { kind, key, version, document }: VersionedDocument & { document: unknown },
): Promise<number> {
  const draft = JSON.stringify(documentKinds[kind].schema.parse(document));
  if (version > 0) return change(trx, staff, { kind, key, version }, { draft });
  const inserted = await trx
    .insertInto('site_document')
    .values({ kind, key, draft, staff_id: staff.staffId, staff_name: staff.name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  if (!inserted) throw changedMeanwhile();
  return inserted.version;
}

/** @throws ShopError CHANGED_MEANWHILE */
export async function discardDraft(
  trx: Transaction,
  staff: ChangeAuthor,
  document: VersionedDocument,
): Promise<number> {
  return change(trx, staff, document, { draft: null, publish_at: null });
}

/**
 * Publishes the draft at a later time.
 * @param publishAt null takes it back
 * @throws ShopError CHANGED_MEANWHILE; INVALID_INPUT for a time that is over or a document without a draft
 */
export async function scheduleDocument(
  trx: Transaction,
  staff: ChangeAuthor,
  { publishAt, ...document }: VersionedDocument & { publishAt: Date | null },
): Promise<number> {
  if (publishAt && publishAt <= new Date()) throw new ShopError('INVALID_INPUT', 'This time is over');
  const { draft, publish_at } = await lockDocument(trx, document);
  if (!draft) throw new ShopError('INVALID_INPUT', 'There is no draft to publish');
  requirePublishable(draft);
  const version = await change(trx, staff, document, { publish_at: publishAt });
  const { kind, key } = document;
  if (publishAt) await enqueue(trx, 'publish-document', { kind, key }, publishAt);
  await recordChange(trx, staff, {
    action: 'site.schedule',
    subject: `${kind} ${key}`,
    before: { publishAt: publish_at?.toISOString() ?? null },
    after: { publishAt: publishAt?.toISOString() ?? null },
  });
  return version;
}

/** Shoppers see the default again, or nothing; the versions stay. @throws ShopError CHANGED_MEANWHILE */
export async function removeDocument(
  trx: Transaction,
  staff: ChangeAuthor,
  document: VersionedDocument,
): Promise<void> {
  const { draft, published } = await lockDocument(trx, document);
  const { kind, key } = document;
  await trx.deleteFrom('site_document').where('kind', '=', kind).where('key', '=', key).execute();
  await recordChange(trx, staff, {
    action: 'site.remove',
    subject: `${kind} ${key}`,
    before: { document: published ?? draft },
    after: null,
  });
}

/**
 * Makes an earlier version the draft; also of a document that was removed.
 * @throws ShopError CHANGED_MEANWHILE; NOT_FOUND for a version that is no longer stored
 */
export async function restoreVersion(
  trx: Transaction,
  staff: ChangeAuthor,
  { versionId, ...document }: VersionedDocument & { versionId: number },
): Promise<number> {
  const found = await trx
    .selectFrom('site_version')
    .where('id', '=', versionId)
    .where('kind', '=', document.kind)
    .where('key', '=', document.key)
    .select('document')
    .executeTakeFirst();
  if (!found) throw new ShopError('NOT_FOUND', 'This version is no longer stored');
  return saveDraft(trx, staff, { ...document, document: found.document });
}

/** @throws ShopError CHANGED_MEANWHILE when there is no such version, or none any more */
export async function lockDocument(trx: Transaction, { kind, key, version }: VersionedDocument) {
  const row = await trx
    .selectFrom('site_document')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('version', '=', version)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw changedMeanwhile();
  return row;
}

/** @throws ShopError INVALID_INPUT */
export function requirePublishable(draft: unknown): void {
  const reason = whyNotPublished(draft);
  if (reason) throw new ShopError('INVALID_INPUT', reason);
}

async function change(
  trx: Transaction,
  staff: ChangeAuthor,
  { kind, key, version }: VersionedDocument,
  values: { draft?: string | null; publish_at?: Date | null },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('site_document')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('version', '=', version)
    .set({
      ...values,
      version: version + 1,
      staff_id: staff.staffId,
      staff_name: staff.name,
      changed_at: new Date(),
    })
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw changedMeanwhile();
  return version + 1;
}

function changedMeanwhile(): ShopError {
  return new ShopError(
    'CHANGED_MEANWHILE',
    'Somebody else saved this while you were editing it. Reload it, then make your change again.',
  );
}
