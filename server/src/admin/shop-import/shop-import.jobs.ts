import type { ImportKind, ImportMapping } from '@gulmohar/contract/admin/shop-import.ts';
import type { TaskList } from 'graphile-worker';
import type { Database } from '../../platform/database/connection.ts';
import type { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { job } from '../../platform/queue/job-payloads.ts';
import type { PictureStore } from '../../platform/storage/picture-store.ts';
import { inviteCustomers } from './customer/invitations.ts';
import { forgetPersonalRows } from './forget-persons.ts';
import { undoMade } from './made/undo-made.ts';
import { fetchPictures } from './pictures/fetch-pictures.ts';
import { findFiles, findRows } from './unit/read-units.ts';
import { runUnits } from './unit/run-units.ts';
import { undoUnits } from './unit/undo-units.ts';
import type { ImportContext, UnitKind } from './unit/unit-kind.ts';
import { kindNamed } from './unit-kinds.ts';

/** The longest that an import keeps other jobs of the queue waiting, such as pictures. */
const STEP_MS = 10_000;
const BATCH_UNITS = 10;

type Needs = { db: Database; pictures: PictureStore; guardedFetch: GuardedFetch };

export function shopImportJobs(needs: Needs): TaskList {
  return {
    ...job('work-on-shop-import', async ({ importId }) => workOnShopImport(needs.db, importId)),
    ...job('invite-customers', async () => inviteCustomers(needs.db)),
    ...job('fetch-import-pictures', async ({ importId }) => fetchPictures(needs, importId)),
  };
}

/**
 * Runs one step of checking, importing or undoing, and enqueues the next as another job. What became of a unit is
 * stored in the transaction that did it, so after a crash it continues with the next.
 * @param stepMs milliseconds after which the step ends, once its batch is done
 */
export async function workOnShopImport(
  db: Database,
  importId: string,
  { stepMs = STEP_MS }: { stepMs?: number } = {},
): Promise<void> {
  const row = await db
    .selectFrom('shop_import')
    .where('id', '=', importId)
    .select(['state', 'mapping', 'staff_id', 'staff_name'])
    .$narrowType<{ mapping: ImportMapping | null }>()
    .executeTakeFirst();
  if (row?.state !== 'checking' && row?.state !== 'running' && row?.state !== 'undoing') return;
  const actor = { staffId: row.staff_id, name: row.staff_name };
  const endsAt = performance.now() + stepMs;
  const isUndoing = row.state === 'undoing';
  const work = unitWork(db, { importId, actor, mapping: row.mapping, isDryRun: row.state === 'checking' });
  for (;;) {
    const { kind, units } = await nextUnits(db, importId);
    if (!kind) return end(db, { importId, actor }, row.state);
    if (isUndoing) await undoUnits(db, kind, { importId, actor, units });
    else await work(kind, units);
    if (performance.now() >= endsAt) return enqueue(db, 'work-on-shop-import', { importId });
  }
}

type Keyed = { position: number; key: string };

type UnitWork = Omit<ImportContext, 'files' | 'mapping'> & {
  mapping: ImportMapping | null;
  isDryRun: boolean;
};

/** What each kind has to read before its first unit is read once. */
function unitWork(db: Database, { importId, actor, mapping, isDryRun }: UnitWork) {
  const readers = new Map<UnitKind<unknown>, ReturnType<UnitKind<unknown>['open']>>();
  const open = async (kind: UnitKind<unknown>) => {
    if (!mapping) throw new Error(`The import ${importId} has no mapping`);
    return kind.open(db, { importId, actor, mapping, files: await findFiles(db, importId) });
  };
  return async (kind: UnitKind<unknown>, keyed: readonly Keyed[]) => {
    const reader = readers.get(kind) ?? open(kind);
    readers.set(kind, reader);
    const keys = keyed.map(({ key }) => key);
    const rows = await findRows(db, importId, kind, keys);
    const units = keyed.map((unit) => ({ ...unit, rows: rows.get(unit.key) ?? [] }));
    await runUnits(db, await reader, { importId, units, isDryRun });
  };
}

/** @returns the next units of one kind; without a kind when none is left */
async function nextUnits(
  db: Database,
  importId: string,
): Promise<{ kind?: UnitKind<unknown>; units: Keyed[] }> {
  const rows = await db
    .selectFrom('shop_import_product')
    .where('import_id', '=', importId)
    .where('outcome', 'is', null)
    .orderBy('position')
    .limit(BATCH_UNITS)
    .select(['position', 'key', 'kind'])
    .$narrowType<{ kind: ImportKind }>()
    .execute();
  const [first] = rows;
  if (!first) return { units: [] };
  return { kind: kindNamed(first.kind), units: rows.filter(({ kind }) => kind === first.kind) };
}

const ends = { checking: 'checked', running: 'done', undoing: 'undone' } as const;

type Ended = Pick<ImportContext, 'importId' | 'actor'>;

async function end(db: Database, { importId, actor }: Ended, state: keyof typeof ends): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (state === 'undoing') await undoMade(trx, actor, importId);
    await trx.updateTable('shop_import').set({ state: ends[state] }).where('id', '=', importId).execute();
    if (state !== 'running') return;
    await forgetPersonalRows(trx, importId);
    await enqueue(trx, 'fetch-import-pictures', { importId });
  });
}
