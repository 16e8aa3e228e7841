import type { Paise } from '@gulmohar/contract/values/money.ts';
import { chooseTable, type Gstr1Table, isHome, type Place, placeOf } from './choose-table.ts';
import { type DocumentSeries, documentsIssued } from './documents-issued.ts';
import { type DeliveryHsn, type HsnRow, hsnSummary } from './hsn-summary.ts';
import { addTax, noTax, type RateSums, sumByRate, type TaxSums, taxOf } from './rate-sums.ts';
import type { IssuedDocument } from './read-issued.ts';

/** A document that a table lists individually. Amounts of credit notes are positive. */
export type ListedDocument = {
  number: string;
  /** `2026-11-22` */
  date: string;
  /** Tax included. */
  value: Paise;
  place: Place;
  buyer?: { gstin: string; name: string };
  rates: RateSums[];
};

/** A row of table 7: sales to consumers of one place at one rate, less credit notes. */
export type SmallSales = RateSums & { place: Place; isHome: boolean };

/** GSTR-1, in paise. */
export type Gstr1 = {
  b2b: ListedDocument[];
  b2cl: ListedDocument[];
  b2cs: SmallSales[];
  cdnr: ListedDocument[];
  cdnur: ListedDocument[];
  hsn: { b2b: HsnRow[]; b2c: HsnRow[] };
  issued: DocumentSeries[];
};

/** Every table is a sum of lines as they were rounded when issued. */
export function buildGstr1(documents: readonly IssuedDocument[], deliveryHsn: DeliveryHsn): Gstr1 {
  const byTable = Map.groupBy(documents, chooseTable);
  const of = (table: Gstr1Table) => byTable.get(table) ?? [];
  const taxed = documents.filter(({ kind }) => kind !== 'delivery-challan');
  const halves = Map.groupBy(taxed, ({ content }) => (content.buyer.gstin ? 'b2b' : 'b2c'));
  return {
    b2b: of('b2b').map(listed),
    b2cl: of('b2cl').map(listed),
    b2cs: smallSales(of('b2cs')),
    cdnr: of('cdnr').map(listed),
    cdnur: of('cdnur').map(listed),
    hsn: {
      b2b: hsnSummary(halves.get('b2b') ?? [], deliveryHsn),
      b2c: hsnSummary(halves.get('b2c') ?? [], deliveryHsn),
    },
    issued: documentsIssued(documents),
  };
}

function listed({ number, date, content }: IssuedDocument): ListedDocument {
  const { name, gstin } = content.buyer;
  return {
    number,
    date,
    value: content.total,
    place: placeOf(content),
    ...(gstin && { buyer: { gstin, name } }),
    rates: sumByRate(content.lines),
  };
}

/** Omits rows whose sum is zero. */
function smallSales(documents: readonly IssuedDocument[]): SmallSales[] {
  const rows = new Map<string, SmallSales>();
  for (const { kind, content } of documents) {
    const place = placeOf(content);
    for (const line of content.lines) {
      const { basisPoints } = line;
      const key = `${place.code} ${basisPoints}`;
      const row = rows.get(key) ?? { place, isHome: isHome(content), basisPoints, ...noTax() };
      addTax(row, line, kind === 'invoice' ? 1 : -1);
      rows.set(key, row);
    }
  }
  return [...rows.values()].filter(isAnything).toSorted(byPlace);
}

function isAnything(row: TaxSums): boolean {
  return row.taxable !== 0 || taxOf(row) !== 0;
}

function byPlace(one: SmallSales, other: SmallSales): number {
  return Number(one.place.code) - Number(other.place.code) || one.basisPoints - other.basisPoints;
}
