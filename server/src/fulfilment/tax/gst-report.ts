import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { findState, stateCode } from '@gulmohar/contract/values/states.ts';
import { sql } from 'kysely';
import { type CsvValue, csvFile } from '../../platform/csv/write-csv.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { TaxDocumentKind } from '../../platform/database/tables.ts';
import type { TaxDocumentContent, TaxDocumentJson, TaxDocumentLine } from './tax-document.ts';

const HEAD = [
  'document',
  'number',
  'date',
  'document value',
  'against',
  'date of that',
  'place of supply',
  'code',
  'description',
  'quantity',
  'unit',
  'rate %',
  'taxable value',
  'CGST',
  'SGST',
  'IGST',
  'total',
];

export type MonthlyDocument = {
  kind: TaxDocumentKind;
  number: string;
  /** `2026-11-22`, by the calendar of India. */
  date: string;
  return_id: string | null;
  content: TaxDocumentContent;
};

/** What was issued in a month of India's calendar, in order. @param month `2026-11` */
export async function readMonth(db: Database, month: string): Promise<MonthlyDocument[]> {
  return db
    .selectFrom('tax_document')
    .where(sql<string>`to_char(issued_at at time zone 'Asia/Kolkata', 'YYYY-MM')`, '=', month)
    .orderBy('issued_at')
    .orderBy('number')
    .select(['kind', 'number', 'return_id', 'content'])
    .$narrowType<TaxDocumentJson>()
    .select(sql<string>`to_char(issued_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`.as('date'))
    .$narrowType<TaxDocumentJson>()
    .execute();
}

/**
 * Every line of every document of a month as CSV for a spreadsheet. Credit notes are negative; delivery challans are
 * listed with their goods and no tax, since they count among the documents issued. Places of supply are written
 * `08-Rajasthan` and codes `HSN 620630`, which no spreadsheet reads as numbers.
 * @param documents of the month, by `readMonth`
 */
export async function gstReport(documents: readonly MonthlyDocument[]): Promise<string> {
  let report = '';
  for await (const line of csvFile(HEAD, documents.flatMap(rowsOf))) report += line;
  return report;
}

const signs: Record<TaxDocumentKind, number> = { invoice: 1, 'credit-note': -1, 'delivery-challan': 0 };

function rowsOf({ kind, number, date, content }: MonthlyDocument): CsvValue[][] {
  const { against = '', againstDate, lines, total } = content;
  const rupees = (paise: number) => paiseToRupees(signs[kind] * paise);
  return lines.map((line) => [
    ...[kind, number, date, rupees(total), against, againstDate ? dayOf(againstDate) : ''],
    ...[placeIn(content), codeOf(line), line.name],
    ...(line.unit === 'NA' ? [0, 'NA'] : [(signs[kind] || 1) * line.quantity, line.unit ?? 'NOS']),
    line.basisPoints / 100,
    ...[line.taxable, line.cgst, line.sgst, line.igst, line.paid].map(rupees),
  ]);
}

function codeOf({ hsn }: TaxDocumentLine): string {
  return hsn && `${hsn.startsWith('99') ? 'SAC' : 'HSN'} ${hsn}`;
}

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Kolkata' });

function dayOf(at: string): string {
  return day.format(new Date(at));
}

/** `08-Rajasthan`. Documents from before other spellings were recognised get their state's code too. */
function placeIn({ placeOfSupply: { state, code } }: TaxDocumentContent): string {
  if (code) return `${code}-${state}`;
  const found = findState(state);
  return found ? `${stateCode(found)}-${found}` : `unknown-${state}`;
}
