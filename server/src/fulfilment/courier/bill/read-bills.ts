import {
  type BillFilters,
  type BillLine,
  MAX_SHOWN_BILL_LINES,
} from '@gulmohar/contract/admin/courier-bill.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { csvFile } from '../../../platform/csv/write-csv.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { shortId } from '../../order/short-id.ts';

const MONTHS_SHOWN = 12;
const EXPORTED_AT_ONCE = 1_000;

export async function listBillLines(
  db: Database,
  filters: BillFilters,
  { limit, after }: { limit: number; after?: BillLine | undefined } = { limit: MAX_SHOWN_BILL_LINES },
): Promise<BillLine[]> {
  const rows = await selectLines(db, filters)
    .$if(after !== undefined, (query) => query.where(isAfter(after)))
    .orderBy('billed_on', 'desc')
    .orderBy('bill_id', 'desc')
    .orderBy('line')
    .orderBy('kind')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    billId: row.bill_id,
    line: row.line,
    courier: row.template,
    trackingNumber: row.tracking_number,
    orderId: row.order_id,
    shortId: row.order_id ? shortId(row.order_id) : '',
    kind: row.kind,
    billedOn: row.billed_day,
    amount: row.amount,
    expected: row.expected_amount,
    sentGrams: row.expected_grams,
    enteredGrams: row.entered_grams,
    chargedGrams: row.charged_grams,
    zone: row.zone,
    state: row.state,
    finding: row.finding,
  }));
}

/** Each month is a query of its own, since a month can have 200,000 lines. */
export async function sumMonths(db: Database): Promise<BillMonth[]> {
  const months: BillMonth[] = [];
  for (let before = 'infinity'; months.length < MONTHS_SHOWN; ) {
    const { first } = await db
      .selectFrom('courier_bill_line')
      .where(sql<boolean>`billed_on < ${before}::date`)
      .select(sql<string | null>`to_char(max(billed_on), 'YYYY-MM-01')`.as('first'))
      .executeTakeFirstOrThrow();
    if (!first) break;
    months.push(await sumMonth(db, first.slice(0, 7)));
    before = first;
  }
  return months;
}

type BillMonth = { month: string; billed: number; disputed: number; parcels: number };

async function sumMonth(db: Database, month: string): Promise<BillMonth> {
  const sums = await db
    .selectFrom('courier_bill_line')
    .where(isWithin(month))
    .select(sql<number>`sum(amount)::bigint`.as('billed'))
    .select(sql<number>`coalesce(sum(amount) filter (where state = 'dispute'), 0)::bigint`.as('disputed'))
    .select(sql<number>`count(distinct tracking_number)::integer`.as('parcels'))
    .executeTakeFirstOrThrow();
  return { month, ...sums };
}

/** A range, so that the index is used. */
function isWithin(month: string): RawBuilder<SqlBool> {
  const first = `${month}-01`;
  return sql`(billed_on >= ${first}::date and billed_on < ${first}::date + interval '1 month')`;
}

/** In paise, by parcel id. */
export async function costsOfParcels(db: Database, orderId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('courier_bill_line')
    .innerJoin('parcel', 'parcel.id', 'parcel_id')
    .where('parcel.order_id', '=', orderId)
    .groupBy('parcel.id')
    .select(['parcel.id', sql<number>`sum(amount)::bigint`.as('cost')])
    .execute();
  return new Map(rows.map(({ id, cost }) => [id, cost]));
}

const head = [
  'Courier',
  'Date',
  'AWB',
  'Order',
  'Charge',
  'Amount',
  'Expected',
  'Sent (g)',
  'Entered (g)',
  'Charged (g)',
  'Zone',
  'State',
  'Finding',
];

export function exportBillLines(db: Database, filters: BillFilters): AsyncIterable<string> {
  async function* rows() {
    for (let after: BillLine | undefined; ; ) {
      const lines = await listBillLines(db, filters, { limit: EXPORTED_AT_ONCE, after });
      for (const line of lines) {
        yield [
          line.courier,
          line.billedOn,
          line.trackingNumber,
          line.shortId,
          line.kind,
          paiseToRupees(line.amount),
          line.expected === null ? null : paiseToRupees(line.expected),
          line.sentGrams,
          line.enteredGrams,
          line.chargedGrams,
          line.zone,
          line.state,
          line.finding,
        ];
      }
      if (lines.length < EXPORTED_AT_ONCE) return;
      after = lines.at(-1);
    }
  }
  return csvFile(head, rows());
}

function isAfter(last: BillLine | undefined): RawBuilder<SqlBool> {
  if (!last) return sql`true`;
  const { billedOn, billId, line, kind } = last;
  return sql`(billed_on <= ${billedOn}::date and ((billed_on, bill_id) < (${billedOn}::date, ${billId}::uuid)
    or billed_on = ${billedOn}::date and bill_id = ${billId} and (line, courier_bill_line.kind) > (${line}, ${kind})))`;
}

function selectLines(db: Database, { state, courier, month }: BillFilters) {
  return db
    .selectFrom('courier_bill_line')
    .innerJoin('courier_bill', 'courier_bill.id', 'bill_id')
    .leftJoin('parcel', 'parcel.id', 'parcel_id')
    .$if(state !== undefined, (query) => query.where('courier_bill_line.state', '=', state ?? 'agreed'))
    .$if(courier !== undefined, (query) =>
      query
        .where('template', '=', courier ?? 'shiprocket')
        // Checked first, because otherwise all lines would be scanned for a courier without any bill.
        .where(sql<boolean>`exists (select from courier_bill where template = ${courier})`),
    )
    .$if(month !== undefined, (query) => query.where(isWithin(month ?? '')))
    .selectAll('courier_bill_line')
    .select(['template', 'parcel.order_id', sql<string>`to_char(billed_on, 'YYYY-MM-DD')`.as('billed_day')]);
}
