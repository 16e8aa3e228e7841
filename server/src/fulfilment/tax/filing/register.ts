import { dayInIndia } from '@gulmohar/contract/values/day-in-india.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { type CsvValue, csvFile } from '../../../platform/csv/write-csv.ts';
import type { TaxDocumentKind } from '../../../platform/database/tables.ts';
import type { TaxDocumentLine } from '../tax-document.ts';
import { chooseTable, placeOf } from './choose-table.ts';
import type { IssuedDocument } from './read-issued.ts';

import { unitNames } from './section-files.ts';

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
  'GSTIN of the buyer',
  'invoice value',
  'table',
  'UQC',
  'reason',
  'order id',
];

/**
 * Credit notes are negative; challans are included without tax, because they count among the documents
 * issued. Places of supply are written as `08-Rajasthan` and codes as `HSN 620630`, so that no spreadsheet
 * takes them for numbers.
 */
export async function gstRegister(documents: readonly IssuedDocument[]): Promise<string> {
  let register = '';
  for await (const line of csvFile(HEAD, documents.flatMap(rowsOf))) register += line;
  return register;
}

const signs: Record<TaxDocumentKind, number> = { invoice: 1, 'credit-note': -1, 'delivery-challan': 0 };

function rowsOf(document: IssuedDocument): CsvValue[][] {
  const { kind, number, date, content, order_id, reason } = document;
  const { against = '', againstDate, lines, total } = content;
  const rupees = (paise: number) => paiseToRupees(signs[kind] * paise);
  return lines.map((line) => [
    kind,
    number,
    date,
    rupees(total),
    against,
    againstDate ? dayInIndia(new Date(againstDate)) : '',
    placeIn(document),
    codeOf(line),
    line.name,
    ...(line.unit === 'NA' ? [0, 'NA'] : [(signs[kind] || 1) * line.quantity, line.unit ?? 'NOS']),
    line.basisPoints / 100,
    ...[line.taxable, line.cgst, line.sgst, line.igst, line.paid].map(rupees),
    content.buyer.gstin ?? '',
    invoiceValue(document),
    tableName(document),
    unitNames[line.unit ?? 'NOS'],
    reason ?? '',
    order_id,
  ]);
}

/** The total of the invoice, or of the one that a credit note corrects; empty when there is none. */
function invoiceValue({ kind, content, invoice_total }: IssuedDocument): CsvValue {
  const paise = kind === 'invoice' ? content.total : invoice_total;
  return paise === null ? '' : paiseToRupees(paise);
}

function tableName(document: IssuedDocument): string {
  return chooseTable(document) ?? '';
}

function codeOf({ hsn }: TaxDocumentLine): string {
  return hsn && `${hsn.startsWith('99') ? 'SAC' : 'HSN'} ${hsn}`;
}

function placeIn({ content }: IssuedDocument): string {
  const { code, name } = placeOf(content);
  const { placeOfSupply } = content;
  return code === '97' ? `unknown-${placeOfSupply.state}` : `${code}-${name}`;
}
