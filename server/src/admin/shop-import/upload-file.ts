import type { ImportFileKind } from '@gulmohar/contract/admin/shop-import.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { decodeText, type Encoding, encodingOf } from '../../platform/csv/decode-text.ts';
import { type CsvCells, readCells } from '../../platform/csv/read-cells.ts';
import { rowWidthProblem } from '../../platform/csv/row-width.ts';
import { separatorOf } from '../../platform/csv/separator-of.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { assertAllowed, type Staff } from '../session/staff.ts';
import { recogniseFile } from './source/recognise-file.ts';
import { kindOfFile } from './unit-kinds.ts';

const BATCH_ROWS = 500;
const MAX_FILES = 50;
const MAX_ACCENTS = 3;
const HEAD_BYTES = 16_384;
/** Files of products have no fewer columns; staff can say of more which is which. */
const FEWEST_COLUMNS = 4;

type Upload = { importId: string | undefined; fileName: string; content: Uint8Array };

/**
 * Stores the rows of a file that another shop system exported, in a new import or with the other files of one.
 * One that is not recognised waits for staff to say what its columns are.
 * @throws ShopError INVALID_INPUT for a file that is no table; NOT_FOUND, STEP_NOT_POSSIBLE
 */
export async function uploadFile(
  trx: Transaction,
  actor: Staff,
  { importId: existing, fileName, content }: Upload,
): Promise<{ importId: string; kind: ImportFileKind; rows: number }> {
  const importId = existing ?? (await insertImport(trx, actor));
  const position = await nextPosition(trx, importId);
  const encoding = encodingOf(content);
  const rows = readRows(content, encoding);
  const first = await rows.next();
  if (first.done) throw new ShopError('INVALID_INPUT', 'The file is empty.');
  const head = first.value.cells.map((name) => name.replace('\uFEFF', '').trim());
  const kind = recogniseFile(head) ?? 'unknown';
  if (kind === 'unknown' && head.filter(Boolean).length < FEWEST_COLUMNS) throw unknownFile(head);
  const unitKind = kindOfFile(kind);
  if (!unitKind && kind !== 'unknown')
    throw new ShopError('INVALID_INPUT', 'This kind of file is known, but cannot be imported yet.');
  if (unitKind) assertAllowed(actor, unitKind.permission);
  const keyOf = unitKind?.keyReader(head) ?? (() => '');
  await trx
    .insertInto('shop_import_file')
    .values({ import_id: importId, position, name: fileName, kind, encoding, head, rows: 0, accents: [] })
    .execute();
  const accents: string[] = [];
  let count = 0;
  let batch: (CsvCells & { key: string })[] = [];
  const insertBatch = async () => {
    await insertRows(trx, importId, position, batch);
    count += batch.length;
    batch = [];
  };
  for await (const row of rows) {
    const problem = rowWidthProblem(head, row.cells);
    if (problem && row.cells.length > head.length)
      throw new ShopError('INVALID_INPUT', `Line ${row.line}: ${problem}`);
    if (encoding === 'windows-1252' && accents.length < MAX_ACCENTS)
      accents.push(...row.cells.filter((cell) => /[^\0-\x7F]/.test(cell)).slice(0, 1));
    batch.push({ ...row, key: keyOf(row.cells) });
    if (batch.length === BATCH_ROWS) await insertBatch();
  }
  await insertBatch();
  if (count === 0) throw new ShopError('INVALID_INPUT', 'The file has no rows.');
  await trx
    .updateTable('shop_import_file')
    .set({ rows: count, accents: accents.map((text) => text.slice(0, 60)) })
    .where('import_id', '=', importId)
    .where('position', '=', position)
    .execute();
  return { importId, kind, rows: count };
}

async function insertImport(trx: Transaction, { staffId, name }: Staff): Promise<string> {
  const id = uuid();
  await trx.insertInto('shop_import').values({ id, staff_id: staffId, staff_name: name }).execute();
  return id;
}

async function nextPosition(trx: Transaction, importId: string): Promise<number> {
  const { state } = await trx
    .selectFrom('shop_import')
    .where('id', '=', importId)
    .select('state')
    .forUpdate()
    .executeTakeFirstOrThrow(() => new ShopError('NOT_FOUND', 'There is no such import.'));
  if (state !== 'choosing' && state !== 'checked')
    throw new ShopError(
      'STEP_NOT_POSSIBLE',
      'This import has begun. Please begin another for further files.',
    );
  await trx.updateTable('shop_import').set({ state: 'choosing' }).where('id', '=', importId).execute();
  const { files } = await trx
    .selectFrom('shop_import_file')
    .where('import_id', '=', importId)
    .select(sql<number>`count(*)::int`.as('files'))
    .executeTakeFirstOrThrow();
  if (files >= MAX_FILES) throw new ShopError('INVALID_INPUT', `At most ${MAX_FILES} files at once.`);
  return files;
}

async function* readRows(content: Uint8Array, encoding: Encoding): AsyncGenerator<CsvCells, void> {
  const decoder = new TextDecoder(encoding);
  const [firstLine = ''] = decoder.decode(content.subarray(0, HEAD_BYTES)).split(/\r?\n/, 1);
  yield* readCells(decodeText([content], encoding), { separator: separatorOf(firstLine) });
}

async function insertRows(
  trx: Transaction,
  importId: string,
  file: number,
  rows: readonly { line: number; key: string; cells: string[] }[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('shop_import_row')
    .values(rows.map(({ line, key, cells }) => ({ import_id: importId, file, line, key, cells })))
    .execute();
}

function unknownFile(head: readonly string[]): ShopError {
  const seen = head.filter(Boolean).slice(0, 5).join(', ');
  return new ShopError(
    'INVALID_INPUT',
    `This file is not known: its first line is “${seen}”. Please choose a file as Shopify, WooCommerce, Judge.me, Loox, Okendo or Yotpo exported it.`,
  );
}
