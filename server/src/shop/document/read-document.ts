import type { SiteDocument } from '@gulmohar/contract/admin/site-document.ts';
import { type DocumentKind, type DocumentOf, documentKinds } from '@gulmohar/contract/site/document-kinds.ts';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import { lateDraft, whyLate } from './late-draft.ts';

/** The name of a document. */
export type DocumentName = { kind: DocumentKind; key: string };

const shown = ['kind', 'key', 'version', 'publish_at', 'staff_name', 'changed_at'] as const;

/**
 * What shoppers see under a key.
 * @returns the published document, or else the default; undefined if there is neither
 * @throws ZodError for a row that does not fit the contract; a change of the contract needs a migration of the rows
 */
export async function readPublished<K extends DocumentKind>(
  db: ReadDatabase,
  kind: K,
  key: string,
): Promise<DocumentOf<K> | undefined> {
  const row = await findRow(db, kind, key);
  return parseDocument(kind, row?.published ?? documentKinds[kind].defaultOf(key));
}

/** What staff see in a preview: the draft if there is one, or else what shoppers see. */
export async function readDraft<K extends DocumentKind>(
  db: ReadDatabase,
  kind: K,
  key: string,
): Promise<DocumentOf<K> | undefined> {
  const row = await findRow(db, kind, key);
  return parseDocument(kind, row?.draft ?? row?.published ?? documentKinds[kind].defaultOf(key));
}

function findRow(db: ReadDatabase, kind: DocumentKind, key: string) {
  return db
    .selectFrom('site_document')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .select(['draft', 'published'])
    .executeTakeFirst();
}

/** Every published document of a kind, without defaults, by key. */
export async function readAllPublished<K extends DocumentKind>(
  db: ReadDatabase,
  kind: K,
): Promise<Map<string, DocumentOf<K>>> {
  const rows = await db
    .selectFrom('site_document')
    .where('kind', '=', kind)
    .where('published', 'is not', null)
    .orderBy('key')
    .select(['key', 'published'])
    .execute();
  return new Map(
    rows.flatMap(({ key, published }) => {
      const document = parseDocument(kind, published);
      return document === undefined ? [] : [[key, document]];
    }),
  );
}

/** The stored versions of a document, newest first. */
export async function readVersions<K extends DocumentKind>(
  db: ReadDatabase,
  kind: K,
  key: string,
): Promise<DocumentOf<K>[]> {
  const rows = await db
    .selectFrom('site_version')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .orderBy('id', 'desc')
    .select('document')
    .execute();
  return rows.flatMap(({ document }) => parseDocument(kind, document) ?? []);
}

/** What can be said of the documents that somebody has written. */
export async function findDocuments(db: ReadDatabase, kind?: DocumentKind): Promise<SiteDocument[]> {
  const rows = await db
    .selectFrom('site_document')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('kind')
    .orderBy('key')
    .select([...shown])
    .select((row) => [
      row('draft', 'is not', null).as('has_draft'),
      row('published', 'is not', null).as('is_published'),
      lateDraft,
    ])
    .execute();
  return rows.flatMap((row) =>
    isKind(row.kind)
      ? [
          {
            kind: row.kind,
            key: row.key,
            version: row.version,
            hasDraft: Boolean(row.has_draft),
            isPublished: Boolean(row.is_published),
            publishAt: row.publish_at?.toISOString() ?? null,
            fault: whyLate(row),
            staffName: row.staff_name,
            at: row.changed_at.toISOString(),
          },
        ]
      : [],
  );
}

/** The same of one document, also if nobody has written it yet. */
export async function findDocument(db: ReadDatabase, { kind, key }: DocumentName): Promise<SiteDocument> {
  const documents = await findDocuments(db, kind);
  const unwritten = {
    version: 0,
    hasDraft: false,
    isPublished: false,
    publishAt: null,
    fault: null,
    staffName: '',
    at: null,
  };
  return documents.find((document) => document.key === key) ?? { kind, key, ...unwritten };
}

/** Newest first. */
export async function findVersions(db: ReadDatabase, { kind, key }: DocumentName) {
  return db
    .selectFrom('site_version')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .orderBy('id', 'desc')
    .select(['id', 'published_at', 'staff_name'])
    .execute();
}

function parseDocument<K extends DocumentKind>(kind: K, value: unknown): DocumentOf<K> | undefined {
  if (value === undefined || value === null) return undefined;
  const { schema, read = (stored: unknown) => schema.parse(stored) } = documentKinds[kind];
  return read(value) as DocumentOf<K>;
}

export function isKind(name: string): name is DocumentKind {
  return Object.hasOwn(documentKinds, name);
}
