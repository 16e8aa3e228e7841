import type {
  ImportFileKind,
  ImportKind,
  ImportMapping,
  ShopImport,
} from '@gulmohar/contract/admin/shop-import.ts';
import { REPORT_PAGE } from '@gulmohar/contract/admin/shop-import-calls.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { countInvitations } from './customer/invitations.ts';
import type { SourceNote } from './source/source-product.ts';
import { findKeys } from './unit/read-units.ts';
import { unitKinds } from './unit-kinds.ts';

const SHOWN_IMPORTS = 20;

/** @throws ShopError NOT_FOUND */
export async function readShopImport(db: Database, importId: string): Promise<ShopImport> {
  const [found] = await inSnapshot(db, (snapshot) => readImports(snapshot, importId));
  if (!found) throw new ShopError('NOT_FOUND', 'There is no such import.');
  return found;
}

/** @param importId only this one; otherwise the last ones */
export async function readImports(db: Database, importId?: string): Promise<ShopImport[]> {
  let query = db.selectFrom('shop_import').orderBy('created_at', 'desc').limit(SHOWN_IMPORTS);
  if (importId !== undefined) query = query.where('id', '=', importId);
  const rows = await query
    .select(['id', 'created_at', 'state', 'mapping', 'invites_per_day'])
    .$narrowType<{ mapping: ImportMapping | null }>()
    .execute();
  return Promise.all(
    rows.map(async ({ id, created_at, state, mapping, invites_per_day }) => {
      const parts = await countUnits(db, id);
      const products = parts.find(({ kind }) => kind === 'product') ?? NONE;
      return {
        importId: id,
        startedAt: created_at.toISOString(),
        state,
        mapping,
        files: await readFiles(db, id),
        products,
        parts,
        pictures: await countPictures(db, id),
        stayed: await findStayed(db, id),
        invitations: { ...(await countInvitations(db, id)), perDay: invites_per_day },
      };
    }),
  );
}

async function readFiles(db: Database, importId: string) {
  return db
    .selectFrom('shop_import_file')
    .where('import_id', '=', importId)
    .orderBy('position')
    .select(['position', 'name', 'kind', 'encoding', 'rows', 'accents'])
    .$narrowType<{ kind: ImportFileKind }>()
    .execute();
}

async function countUnits(db: Database, importId: string): Promise<ShopImport['parts']> {
  const { rows } = await sql<ShopImport['parts'][number]>`
    select kind,
           count(*)::int as total,
           coalesce(sum(cardinality(product_ids)), 0)::int as here,
           count(outcome)::int as done,
           count(*) filter (where outcome = 'new')::int as new,
           count(*) filter (where outcome = 'changed')::int as changed,
           count(*) filter (where outcome = 'same')::int as same,
           count(*) filter (where outcome = 'skipped')::int as skipped,
           count(*) filter (where outcome <> 'skipped' and notes <> '[]')::int as noted
    from shop_import_product where import_id = ${importId} group by kind order by min(position)`.execute(db);
  return rows;
}

const NONE = { total: 0, done: 0, new: 0, changed: 0, same: 0, skipped: 0, noted: 0 };

async function countPictures(db: Database, importId: string): Promise<ShopImport['pictures']> {
  const { rows } = await sql<ShopImport['pictures']>`
    select count(*)::int as total,
           count(*) filter (where state = 'fetched')::int as fetched,
           count(*) filter (where state = 'failed')::int as failed,
           count(*) filter (where state = 'waiting' and tries > 0)::int as delayed
    from import_picture where import_id = ${importId}`.execute(db);
  return rows[0] ?? { total: 0, fetched: 0, failed: 0, delayed: 0 };
}

async function findStayed(db: Database, importId: string): Promise<ShopImport['stayed']> {
  return db
    .selectFrom('shop_import_made')
    .where('import_id', '=', importId)
    .where('stays', 'is not', null)
    .orderBy('kind')
    .orderBy('title')
    .select(['kind', 'title', 'stays as why'])
    .$narrowType<{ why: string }>()
    .execute();
}

/**
 * @returns what was chosen for it
 * @throws ShopError NOT_FOUND, STEP_NOT_POSSIBLE unless it is in one of these states
 */
export async function lockImport(
  trx: Transaction,
  importId: string,
  states: readonly ShopImport['state'][],
  complaint: string,
): Promise<ImportMapping | null> {
  const { state, mapping } = await trx
    .selectFrom('shop_import')
    .where('id', '=', importId)
    .select(['state', 'mapping'])
    .$narrowType<{ mapping: ImportMapping | null }>()
    .forUpdate()
    .executeTakeFirstOrThrow(() => new ShopError('NOT_FOUND', 'There is no such import.'));
  if (!states.includes(state)) throw new ShopError('STEP_NOT_POSSIBLE', complaint);
  return mapping;
}

/** @returns how many a day were invited before */
export async function setInvitations(
  trx: Transaction,
  importId: string,
  perDay: number | null,
): Promise<number | null> {
  const { invites_per_day } = await trx
    .selectFrom('shop_import')
    .where('id', '=', importId)
    .select('invites_per_day')
    .executeTakeFirstOrThrow();
  await trx.updateTable('shop_import').set({ invites_per_day: perDay }).where('id', '=', importId).execute();
  return invites_per_day;
}

/** Lists the units of the files anew, none of them checked. @returns how many there are */
export async function listUnits(trx: Transaction, importId: string): Promise<number> {
  await trx.deleteFrom('shop_import_product').where('import_id', '=', importId).execute();
  let count = 0;
  for (const kind of unitKinds) {
    const keys = await findKeys(trx, importId, kind);
    await sql`
      insert into shop_import_product (import_id, position, kind, key)
      select ${importId}, ${count} + position - 1, ${kind.name}, key
      from unnest(${keys}::text[]) with ordinality as listed (key, position)`.execute(trx);
    count += keys.length;
  }
  return count;
}

/** Has every unit worked on once more. */
export async function restartUnits(trx: Transaction, importId: string): Promise<void> {
  await trx
    .updateTable('shop_import_product')
    .set({ outcome: null, notes: '[]' })
    .where('import_id', '=', importId)
    .execute();
}

type Page = { importId: string; after: number; outcome?: string | undefined };

export async function findImportedProducts(db: Database, { importId, after, outcome }: Page) {
  let query = db
    .selectFrom('shop_import_product')
    .where('import_id', '=', importId)
    .where('position', '>=', after)
    .where('outcome', 'is not', null);
  if (outcome === 'noted') query = query.where(sql<boolean>`notes <> '[]'`);
  else if (outcome !== undefined) query = query.where(sql<boolean>`outcome = ${outcome}`);
  const rows = await query
    .orderBy('position')
    .limit(REPORT_PAGE + 1)
    .select(['position', 'kind', 'key', 'title', 'outcome', 'product_ids', 'notes'])
    .$narrowType<{ kind: ImportKind; notes: SourceNote[] }>()
    .execute();
  const products = rows.slice(0, REPORT_PAGE).map((row) => ({
    kind: row.kind,
    key: row.key,
    title: row.title,
    outcome: row.outcome ?? 'same',
    productIds: row.product_ids,
    notes: row.notes,
  }));
  return { products, next: rows[REPORT_PAGE]?.position ?? null };
}

export async function findImportPictures(db: Database, { importId, after }: Page) {
  const rows = await db
    .selectFrom('import_picture as picture')
    .where('picture.import_id', '=', importId)
    .orderBy(sql`array_position(array['failed', 'waiting', 'fetched'], picture.state)`)
    .orderBy(sql`picture.tries = 0`)
    .orderBy('picture.url')
    .offset(after)
    .limit(REPORT_PAGE + 1)
    .select(['picture.url', 'picture.state', 'picture.tries', 'picture.problem', 'picture.next_try_at'])
    .select((from) =>
      from
        .selectFrom('import_picture_place as place')
        .whereRef('place.import_id', '=', 'picture.import_id')
        .whereRef('place.url', '=', 'picture.url')
        .orderBy('place.product_id')
        .limit(1)
        .select('place.product_id')
        .as('productId'),
    )
    .execute();
  return {
    pictures: rows.slice(0, REPORT_PAGE).map(({ next_try_at, ...picture }) => ({
      ...picture,
      nextTryAt: picture.state === 'waiting' && picture.tries > 0 ? next_try_at.toISOString() : null,
    })),
    next: rows.length > REPORT_PAGE ? after + REPORT_PAGE : null,
  };
}

/** Those that would be tried again later are tried now, too. @returns how many */
export async function retryPictures(
  trx: Transaction,
  importId: string,
  url: string | undefined,
): Promise<number> {
  let query = trx
    .updateTable('import_picture')
    .set({ state: 'waiting', tries: 0, next_try_at: new Date() })
    .where('import_id', '=', importId)
    .where((where) =>
      where.or([
        where('state', '=', 'failed'),
        where.and([where('state', '=', 'waiting'), where('tries', '>', 0)]),
      ]),
    );
  if (url !== undefined) query = query.where('url', '=', url);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}
