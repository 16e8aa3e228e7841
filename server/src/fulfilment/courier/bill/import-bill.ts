import { createHash } from 'node:crypto';
import type { BillTemplate, ChargeKind } from '@gulmohar/contract/admin/courier-bill.ts';
import type { RemittanceRow } from '@gulmohar/contract/admin/remittance.ts';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { StaffActor } from '../../../platform/audit/actor.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { importRows } from '../remittance/import-rows.ts';
import {
  type BilledParcel,
  chargeableGrams,
  expectedAmount,
  findingOf,
  type Rates,
  ratesOf,
} from './bill.rules.ts';
import { type Charge, readBillFile } from './read-bill-file.ts';

type Input = { courier: BillTemplate; fileName: string; content: string; isPreview: boolean };

const kindNames: Record<ChargeKind, string> = {
  forward: 'Freight',
  cod: 'Cash',
  rto: 'Return to origin (RTO)',
  return: 'Return',
  weight: 'Weight',
  other: 'Other',
};

/**
 * Each file once, and each charge once even if statements overlap. Charges for unknown parcels are kept.
 * @returns the outcome of each charge
 * @throws ShopError INVALID_INPUT for a file of another kind, or for unreadable rows unless it is a preview
 */
export async function importBill(
  db: Database,
  staff: StaffActor,
  freight: Settings['freight'],
  { courier, fileName, content, isPreview }: Input,
): Promise<RemittanceRow[]> {
  const rows = readBillFile(courier, content);
  const rates = ratesOf(freight, courier);
  return importRows(db, { rows, isPreview }, async (trx) => {
    const bill = await insertBill(trx, staff, { courier, fileName, content });
    const occurrences = new Map<string, number>();
    const results: RemittanceRow[] = [];
    for (const row of rows) {
      const result = await importCharge(trx, { bill, courier, row, rates, occurrences });
      const { line, trackingNumber, kind } = row;
      results.push({ ...result, line, trackingNumber, result: `${kindNames[kind]}: ${result.result}` });
    }
    return results;
  });
}

async function insertBill(
  trx: Transaction,
  staff: StaffActor,
  { courier, fileName, content }: Omit<Input, 'isPreview'>,
): Promise<string | undefined> {
  const bill = await trx
    .insertInto('courier_bill')
    .values({
      id: uuid(),
      template: courier,
      file_name: fileName,
      staff_name: staff.name,
      file_hash: createHash('sha256').update(content).digest(),
    })
    .onConflict((conflict) => conflict.column('file_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!bill) return undefined;
  const after = { fileName, courier };
  await recordChange(trx, staff, { action: 'courier-bill.import', subject: bill.id, before: null, after });
  return bill.id;
}

type Import = {
  bill: string | undefined;
  courier: BillTemplate;
  row: Charge;
  rates: Rates;
  occurrences: Map<string, number>;
};

async function importCharge(
  trx: Transaction,
  { bill, courier, row, rates, occurrences }: Import,
): Promise<Pick<RemittanceRow, 'result' | 'isFine' | 'isImported'>> {
  if (row.problem) return { result: row.problem, isFine: false, isImported: false };
  if (!bill) return { result: 'This file has already been imported.', isFine: true, isImported: true };
  const { line, trackingNumber, kind, amount, billedOn, enteredGrams, chargedGrams, zone } = row;
  const parcel = await findParcel(trx, trackingNumber);
  const wasBilled = parcel !== undefined && (await isBilled(trx, parcel.id, kind));
  const expected = parcel ? expectedAmount(row, parcel, rates) : null;
  const finding = findingOf(row, parcel, { rates, wasBilled });
  const inserted = await trx
    .insertInto('courier_bill_line')
    .values({
      bill_id: bill,
      line,
      kind,
      amount,
      zone,
      finding,
      charge_hash: hashOf(courier, row, occurrences),
      parcel_id: parcel?.id ?? null,
      tracking_number: trackingNumber,
      billed_on: sql<Date>`${billedOn}::date`,
      expected_amount: expected,
      expected_grams: parcel ? chargeableGrams(parcel, rates) : null,
      entered_grams: enteredGrams,
      charged_grams: chargedGrams,
      state: finding ? 'dispute' : 'agreed',
    })
    .onConflict((conflict) => conflict.column('charge_hash').doNothing())
    .returning('line')
    .executeTakeFirst();
  if (!inserted) return { result: 'This charge has already been imported.', isFine: true, isImported: true };
  return { result: finding || 'As expected.', isFine: !finding, isImported: false };
}

/**
 * A charge that occurs twice in one file is two charges, of which the second is disputed; in another file it
 * is the same one.
 */
function hashOf(courier: BillTemplate, row: Charge, occurrences: Map<string, number>): Buffer {
  const text = [courier, row.trackingNumber, row.kind, row.billedOn, row.amount].join('\n');
  const times = (occurrences.get(text) ?? 0) + 1;
  occurrences.set(text, times);
  return createHash('sha256').update(`${text}\n${times}`).digest();
}

async function findParcel(
  trx: Transaction,
  trackingNumber: string,
): Promise<(BilledParcel & { id: string }) | undefined> {
  const parcelRow = await trx
    .selectFrom('parcel')
    .leftJoin('shipment', (join) =>
      join.onRef('shipment.parcel_id', '=', 'parcel.id').on('shipment.state', '=', 'booked'),
    )
    .where('parcel.tracking_number', '=', trackingNumber)
    .orderBy(sql`parcel.state = 'delivered'`, 'desc')
    .select(['parcel.id', 'parcel.state', 'parcel.cod_due'])
    .select(sql<number | null>`coalesce(parcel.weight_grams, shipment.weight_grams)`.as('grams'))
    .select(sql<number | null>`coalesce(parcel.length_mm, shipment.length_cm * 10)`.as('length'))
    .select(sql<number | null>`coalesce(parcel.width_mm, shipment.width_cm * 10)`.as('width'))
    .select(sql<number | null>`coalesce(parcel.height_mm, shipment.height_cm * 10)`.as('height'))
    .executeTakeFirst();
  if (!parcelRow) return undefined;
  const { length, width, height, ...parcel } = parcelRow;
  return { ...parcel, box: length && width && height ? [length, width, height] : null };
}

async function isBilled(trx: Transaction, parcelId: string, kind: Charge['kind']): Promise<boolean> {
  if (kind === 'weight' || kind === 'other') return false;
  const { sum } = await trx
    .selectFrom('courier_bill_line')
    .where('parcel_id', '=', parcelId)
    .where('kind', '=', kind)
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  return sum > 0;
}
