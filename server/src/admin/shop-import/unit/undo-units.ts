import { sql } from 'kysely';
import type { ChangeAuthor } from '../../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';
import type { SourceNote } from '../source/source-product.ts';
import type { UnitKind } from './unit-kind.ts';

type Batch = { importId: string; actor: ChangeAuthor; units: readonly { position: number }[] };

/** Takes back what an import did to some of its units; what has to stay says why. */
export async function undoUnits(
  db: Database,
  kind: UnitKind<unknown>,
  { importId, actor, units }: Batch,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { position } of units) {
      const { undo } = await trx
        .selectFrom('shop_import_product')
        .where('import_id', '=', importId)
        .where('position', '=', position)
        .select('undo')
        .$narrowType<{ undo: unknown[] }>()
        .executeTakeFirstOrThrow();
      const notes: SourceNote[] = [];
      for (const one of undo) {
        const message = await tryUndo(trx, () => kind.undo(trx, actor, one));
        if (message) notes.push({ line: 0, column: '', message });
      }
      await trx
        .updateTable('shop_import_product')
        .set({ outcome: notes.length > 0 ? 'skipped' : 'same', notes: JSON.stringify(notes) })
        .where('import_id', '=', importId)
        .where('position', '=', position)
        .execute();
    }
  });
}

/** @returns why it stays as it is; undefined if it was taken back */
async function tryUndo(trx: Transaction, undo: () => Promise<void>): Promise<string | undefined> {
  await sql`savepoint undo_unit`.execute(trx);
  try {
    await undo();
    await sql`release savepoint undo_unit`.execute(trx);
    return undefined;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    await sql`rollback to savepoint undo_unit`.execute(trx);
    // Somebody has deleted it since.
    return error.code === 'NOT_FOUND' ? undefined : error.message;
  }
}
