import type { RemittanceRow } from '@gulmohar/contract/admin/remittance.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { StaffActor } from '../../../platform/audit/actor.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { importRows } from './import-rows.ts';
import { type RemittedRow, readRemittanceFile } from './read-remittance-file.ts';

type Input = { fileName: string; content: string; isPreview: boolean };

/**
 * Each UTR once, and each parcel once. Rows for unknown parcels are kept with their UTR. A file with
 * unreadable rows is not imported at all.
 * @returns the outcome of each row
 * @throws ShopError INVALID_INPUT for a file of another kind, or for unreadable rows unless it is a preview
 */
export async function importRemittance(
  db: Database,
  staff: StaffActor,
  { fileName, content, isPreview }: Input,
): Promise<RemittanceRow[]> {
  const rows = readRemittanceFile(content);
  return importRows(db, { rows, isPreview }, (trx) => importAll(trx, staff, fileName, rows));
}

async function importAll(
  trx: Transaction,
  staff: StaffActor,
  fileName: string,
  rows: readonly RemittedRow[],
): Promise<RemittanceRow[]> {
  const remittances = new Map<string, string | undefined>();
  const results: RemittanceRow[] = [];
  for (const row of rows) {
    const { line, trackingNumber, reference, problem } = row;
    if (problem) {
      results.push({ line, trackingNumber, result: problem, isFine: false, isImported: false });
      continue;
    }
    if (!remittances.has(reference)) {
      remittances.set(reference, await insertRemittance(trx, staff, fileName, reference));
    }
    const remittanceId = remittances.get(reference);
    const result = remittanceId
      ? { ...(await importRow(trx, remittanceId, row)), isImported: false }
      : { result: `${reference} has already been imported.`, isFine: true, isImported: true };
    results.push({ line, trackingNumber, ...result });
  }
  return results;
}

async function insertRemittance(
  trx: Transaction,
  staff: StaffActor,
  fileName: string,
  reference: string,
): Promise<string | undefined> {
  const inserted = await trx
    .insertInto('remittance')
    .values({ id: uuid(), reference, file_name: fileName, staff_name: staff.name })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return undefined;
  await recordChange(trx, staff, {
    action: 'remittance.import',
    subject: reference,
    before: null,
    after: { fileName },
  });
  return inserted.id;
}

export async function importRow(
  trx: Transaction,
  remittance_id: string,
  { line, trackingNumber, amount, deductions }: RemittedRow,
): Promise<Pick<RemittanceRow, 'result' | 'isFine'>> {
  const parcel = await trx
    .selectFrom('parcel')
    .leftJoin('remittance_line', 'remittance_line.parcel_id', 'parcel.id')
    .where('parcel.tracking_number', '=', trackingNumber)
    .where('cod_due', '>', 0)
    .orderBy(sql`state = 'delivered'`, 'desc')
    .select(['parcel.id', 'state', 'cod_due', 'remittance_line.line as known_line'])
    .executeTakeFirst();
  const isNew = parcel !== undefined && parcel.known_line === null;
  const standsFor = !parcel
    ? { unknown_number: trackingNumber }
    : isNew
      ? { parcel_id: parcel.id }
      : { repeated_parcel_id: parcel.id };
  await trx
    .insertInto('remittance_line')
    .values({ remittance_id, line, amount, deductions, ...standsFor })
    .execute();
  if (!parcel) return { result: 'No parcel with cash on delivery has this number.', isFine: false };
  if (!isNew) return { result: 'This parcel has already been remitted.', isFine: false };
  if (parcel.state !== 'delivered') return { result: 'This parcel has not been delivered.', isFine: false };
  const difference = amount - (parcel.cod_due ?? 0);
  if (difference === 0) return { result: 'Remitted in full.', isFine: true };
  const by = formatRupees(Math.abs(difference));
  return { result: difference < 0 ? `${by} short.` : `${by} over.`, isFine: false };
}
