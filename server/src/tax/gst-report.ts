import { paiseToRupees } from '@gulmohar/contract/money.ts';
import { sql } from 'kysely';
import { csvLine } from '../csv/write-csv.ts';
import type { Database } from '../database/connection.ts';

const HEAD = [
  'document',
  'number',
  'date',
  'against',
  'place of supply',
  'state code',
  'HSN',
  'description',
  'quantity',
  'rate %',
  'taxable value',
  'CGST',
  'SGST',
  'IGST',
  'total',
];

/**
 * Every line of every invoice and credit note of a month of India's calendar, as CSV; credit notes are negative.
 * @param month `2026-11`
 */
export async function gstReport(db: Database, month: string): Promise<string> {
  const documents = await db
    .selectFrom('tax_document')
    .where(sql<string>`to_char(issued_at at time zone 'Asia/Kolkata', 'YYYY-MM')`, '=', month)
    .where('kind', '<>', 'delivery-challan')
    .orderBy('issued_at')
    .orderBy('number')
    .select(['kind', 'number', 'content'])
    .select(sql<string>`to_char(issued_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`.as('date'))
    .execute();
  const rows = documents.flatMap(({ kind, number, date, content }) => {
    const sign = kind === 'invoice' ? 1 : -1;
    return content.lines.map((line) => [
      kind,
      number,
      date,
      content.against ?? '',
      content.placeOfSupply.state,
      content.placeOfSupply.code,
      line.hsn,
      line.name,
      sign * line.quantity,
      line.basisPoints / 100,
      ...[line.taxable, line.cgst, line.sgst, line.igst, line.paid].map((paise) =>
        paiseToRupees(sign * paise),
      ),
    ]);
  });
  return [HEAD, ...rows].map(csvLine).join('').trimEnd();
}
