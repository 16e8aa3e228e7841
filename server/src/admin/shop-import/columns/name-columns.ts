import type { WooHeading } from '@gulmohar/contract/admin/import-headings.ts';
import type { ImportFileKind } from '@gulmohar/contract/admin/shop-import.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/connection.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';
import { assertAllowed, type Staff } from '../../session/staff.ts';
import { lockImport } from '../shop-import.store.ts';
import { recogniseFile } from '../source/recognise-file.ts';
import { kindOfFile } from '../unit-kinds.ts';

const BATCH_ROWS = 500;

type Named = { importId: string; file: number; columns: readonly { at: number; heading: WooHeading }[] };

/**
 * Gives columns of a file WooCommerce's English headings, so that it is recognised and read as any; what was said of it
 * before no longer counts.
 * @throws ShopError NOT_FOUND, STEP_NOT_POSSIBLE, FORBIDDEN, or INVALID_INPUT if it is not recognised even so
 */
export async function nameColumns(
  trx: Transaction,
  actor: Staff,
  { importId, file, columns }: Named,
): Promise<{ kind: ImportFileKind }> {
  await lockImport(trx, importId, ['choosing', 'checked'], 'This import has begun already.');
  const { came, kind: former } = await trx
    .selectFrom('shop_import_file')
    .where('import_id', '=', importId)
    .where('position', '=', file)
    .select((from) => ['kind', from.fn.coalesce('came', 'head').as('came')])
    .$narrowType<{ kind: ImportFileKind }>()
    .executeTakeFirstOrThrow(() => new ShopError('NOT_FOUND', 'There is no such file.'));
  const head = came.map((heading, place) => columns.find(({ at }) => at === place)?.heading ?? heading);
  const kind = recogniseFile(head);
  const unitKind = kind && kindOfFile(kind);
  if (!unitKind)
    throw new ShopError(
      'INVALID_INPUT',
      'Of products please choose at least Type, Name, Regular price, and ID or SKU; of customers Email and Username.',
    );
  // What is known to be about persons does not become products for those who may not see it.
  for (const known of [kindOfFile(former), unitKind]) if (known) assertAllowed(actor, known.permission);
  await trx
    .updateTable('shop_import_file')
    .set({ head, came, kind })
    .where('import_id', '=', importId)
    .where('position', '=', file)
    .execute();
  await trx.updateTable('shop_import').set({ state: 'choosing' }).where('id', '=', importId).execute();
  await putInUnits(trx, { importId, file }, unitKind.keyReader(head));
  return { kind };
}

/** Says anew which unit each row belongs to, in the order of the file. */
async function putInUnits(
  trx: Transaction,
  { importId, file }: { importId: string; file: number },
  keyOf: (cells: readonly string[]) => string,
): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await trx
      .selectFrom('shop_import_row')
      .where('import_id', '=', importId)
      .where('file', '=', file)
      .where('line', '>', after)
      .orderBy('line')
      .limit(BATCH_ROWS)
      .select(['line', 'cells'])
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    await sql`
      update shop_import_row as row set key = named.key
      from unnest(${rows.map(({ line }) => line)}::int[], ${rows.map(({ cells }) => keyOf(cells))}::text[])
        as named (line, key)
      where row.import_id = ${importId} and row.file = ${file} and row.line = named.line`.execute(trx);
    after = last.line;
  }
}
