import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { stringify } from 'csv-stringify/sync';
import { safeCell } from '../../../platform/csv/write-csv.ts';
import type { Place } from './choose-table.ts';
import type { Gstr1, ListedDocument } from './gstr1.ts';
import type { HsnRow } from './hsn-summary.ts';
import { natures, percent } from './portal-json.ts';
import type { RateSums } from './rate-sums.ts';
import type { ReturnPeriod } from './return-period.ts';

type Cell = string | number;

const HSN_HEAD = [
  'HSN',
  'Description',
  'UQC',
  'Total Quantity',
  'Total Value',
  'Rate',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
];

const heads = {
  'b2b,sez,de.csv': [
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Invoice Number',
    'Invoice date',
    'Invoice Value',
    'Place Of Supply',
    'Reverse Charge',
    'Applicable % of Tax Rate',
    'Invoice Type',
    'E-Commerce GSTIN',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
  'b2cl.csv': [
    'Invoice Number',
    'Invoice date',
    'Invoice Value',
    'Place Of Supply',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
    'E-Commerce GSTIN',
  ],
  'b2cs.csv': [
    'Type',
    'Place Of Supply',
    'Rate',
    'Applicable % of Tax Rate',
    'Taxable Value',
    'Cess Amount',
    'E-Commerce GSTIN',
  ],
  'cdnr.csv': [
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Note Number',
    'Note Date',
    'Note Type',
    'Place Of Supply',
    'Reverse Charge',
    'Note Supply Type',
    'Note Value',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
  'cdnur.csv': [
    'UR Type',
    'Note Number',
    'Note Date',
    'Note Type',
    'Place Of Supply',
    'Note Value',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
  'hsn(b2b).csv': HSN_HEAD,
  'hsn(b2c).csv': HSN_HEAD,
  'docs.csv': ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
} as const;

type SectionFile = keyof typeof heads;

/**
 * Columns have the tool's names, each rate has a row, dates are text, and numbers have no thousands
 * separators; cess, reduced rate and e-commerce operator stay empty.
 */
export function sectionFiles(gstr1: Gstr1, { isIff }: ReturnPeriod): Map<string, string> {
  const { b2b, b2cl, b2cs, cdnr, cdnur, hsn, issued } = gstr1;
  const rows: Record<SectionFile, Cell[][]> = {
    'b2b,sez,de.csv': byRate(b2b, (document, sums) => [
      ...buyerOf(document),
      document.number,
      toolDay(document.date),
      rupees(document.value),
      placeCell(document.place),
      'N',
      '',
      'Regular B2B',
      '',
      percent(sums),
      rupees(sums.taxable),
      '',
    ]),
    'b2cl.csv': byRate(b2cl, ({ number, date, value, place }, sums) => [
      number,
      toolDay(date),
      rupees(value),
      placeCell(place),
      '',
      percent(sums),
      rupees(sums.taxable),
      '',
      '',
    ]),
    'b2cs.csv': b2cs.map((row) => [
      'OE',
      placeCell(row.place),
      percent(row),
      '',
      rupees(row.taxable),
      '',
      '',
    ]),
    'cdnr.csv': byRate(cdnr, (document, sums) => [
      ...buyerOf(document),
      document.number,
      toolDay(document.date),
      'C',
      placeCell(document.place),
      'N',
      'Regular B2B',
      rupees(document.value),
      '',
      percent(sums),
      rupees(sums.taxable),
      '',
    ]),
    'cdnur.csv': byRate(cdnur, ({ number, date, value, place }, sums) => [
      'B2CL',
      number,
      toolDay(date),
      'C',
      placeCell(place),
      rupees(value),
      '',
      percent(sums),
      rupees(sums.taxable),
      '',
    ]),
    'hsn(b2b).csv': hsn.b2b.map(hsnCells),
    'hsn(b2c).csv': hsn.b2c.map(hsnCells),
    'docs.csv': issued.map(({ kind, from, to, total, cancelled }) => [
      natures[kind].name,
      from,
      to,
      total,
      cancelled,
    ]),
  };
  const names: SectionFile[] = isIff ? ['b2b,sez,de.csv', 'cdnr.csv'] : (Object.keys(heads) as SectionFile[]);
  return new Map(
    names.filter((name) => rows[name].length > 0).map((name) => [name, plainCsv(heads[name], rows[name])]),
  );
}

function byRate(
  documents: readonly ListedDocument[],
  cellsOf: (document: ListedDocument, sums: RateSums) => Cell[],
): Cell[][] {
  return documents.flatMap((document) => document.rates.map((sums) => cellsOf(document, sums)));
}

function buyerOf({ buyer }: ListedDocument): Cell[] {
  return [buyer?.gstin ?? '', buyer?.name ?? ''];
}

function hsnCells(row: HsnRow): Cell[] {
  return [
    row.hsn,
    '',
    unitNames[row.unit],
    row.quantity,
    rupees(row.value),
    percent(row),
    rupees(row.taxable),
    rupees(row.igst),
    rupees(row.cgst),
    rupees(row.sgst),
    '',
  ];
}

export const unitNames = { NOS: 'NOS-NUMBERS', PRS: 'PRS-PAIRS', NA: 'NA' } as const;

/** `27-Maharashtra` */
function placeCell({ code, name }: Place): string {
  return `${code}-${name}`;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `02-Nov-2026` */
function toolDay(date: string): string {
  const [year, month, day] = date.split('-');
  return `${day}-${months[Number(month) - 1]}-${year}`;
}

function rupees(paise: number): number {
  return paiseToRupees(paise);
}

/** Without the byte order mark that spreadsheets need: the tool finds columns by their exact names. */
function plainCsv(head: readonly string[], rows: readonly Cell[][]): string {
  return stringify([[...head], ...rows], { record_delimiter: 'windows', cast: { string: safeCell } });
}
