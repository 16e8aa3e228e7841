import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { TaxDocumentKind } from '../../../platform/database/tables.ts';
import type { Gstr1, ListedDocument, SmallSales } from './gstr1.ts';
import type { HsnRow } from './hsn-summary.ts';
import { describeHsn } from './known-hsn.ts';
import type { RateSums, TaxSums } from './rate-sums.ts';
import { dayAfter, filingPeriod, type ReturnPeriod } from './return-period.ts';

/** The version of the Returns Offline Tool whose file format we follow. */
const VERSION = 'GST3.2.4';

export const natures: Record<TaxDocumentKind, { number: number; name: string }> = {
  invoice: { number: 1, name: 'Invoices for outward supply' },
  'credit-note': { number: 5, name: 'Credit Note' },
  'delivery-challan': {
    number: 12,
    name: 'Delivery Challan in case other than by way of supply (excluding at S no. 9 to 11)',
  },
};

/**
 * As the portal's own tool writes it: the same keys in the same order, without empty sections. An IFF
 * contains business documents only.
 */
export function portalJson(gstr1: Gstr1, { gstin, period }: { gstin: string; period: ReturnPeriod }): object {
  const head = { gstin, fp: filingPeriod(period), version: VERSION, hash: 'hash' };
  const { b2b, b2cl, b2cs, cdnr, cdnur, hsn, issued } = gstr1;
  const ofBusinesses = {
    b2b: byBuyer(b2b, 'inv', (document) => ({
      inum: document.number,
      idt: portalDay(document.date),
      val: rupees(document.value),
      pos: document.place.code,
      rchrg: 'N',
      inv_typ: 'R',
      itms: items(document),
    })),
    cdnr: byBuyer(cdnr, 'nt', (document) => ({
      ...note(document),
      pos: document.place.code,
      rchrg: 'N',
      inv_typ: 'R',
      itms: items(document),
    })),
  };
  if (period.isIff) return withoutEmpty({ ...head, ...ofBusinesses });
  return withoutEmpty({
    ...head,
    b2b: ofBusinesses.b2b,
    b2cl: [...Map.groupBy(b2cl, ({ place }) => place.code)].map(([pos, documents]) => ({
      pos,
      inv: documents.map((document) => ({
        inum: document.number,
        idt: portalDay(document.date),
        val: rupees(document.value),
        itms: items(document, {}),
      })),
    })),
    b2cs: b2cs.map(smallSales),
    cdnr: ofBusinesses.cdnr,
    cdnur: cdnur.map((document) => ({
      ...note(document),
      typ: 'B2CL',
      pos: document.place.code,
      itms: items(document),
    })),
    doc_issue: withoutEmpty({ doc_det: issuedOf(issued) }),
    hsn: withoutEmpty({ hsn_b2b: hsn.b2b.map(hsnRow), hsn_b2c: hsn.b2c.map(hsnRow) }),
  });
}

/** The tool puts the day of creation into it; ours uses the first possible one, the day after the period. */
export function portalFileName(gstin: string, period: ReturnPeriod): string {
  const [year, month, day] = dayAfter(period).split('-').map(Number);
  return `returns_${day}${month}${year}_R1_${gstin}_offline.json`;
}

const NO_CESS = { csamt: 0 };

function byBuyer<Entry>(
  documents: readonly ListedDocument[],
  key: 'inv' | 'nt',
  entryOf: (document: ListedDocument) => Entry,
) {
  const byGstin = Map.groupBy(documents, ({ buyer }) => buyer?.gstin ?? '');
  return [...byGstin].map(([ctin, theirs]) => ({ ctin, [key]: theirs.map(entryOf) }));
}

function note({ number, date, value }: ListedDocument) {
  return { nt_num: number, nt_dt: portalDay(date), ntty: 'C', val: rupees(value) };
}

/** @param cess the entry for no cess; table 5A has no key for it */
function items({ rates }: ListedDocument, cess: object = NO_CESS) {
  return rates.map((sums) => ({
    num: percent(sums) * 100 + 1,
    itm_det: { txval: rupees(sums.taxable), rt: percent(sums), ...taxes(sums), ...cess },
  }));
}

function smallSales(row: SmallSales) {
  return {
    sply_ty: row.isHome ? 'INTRA' : 'INTER',
    rt: percent(row),
    typ: 'OE',
    pos: row.place.code,
    txval: rupees(row.taxable),
    ...taxes(row, row.isHome),
    ...NO_CESS,
  };
}

function hsnRow(row: HsnRow, index: number) {
  const description = describeHsn(row.hsn);
  return {
    num: index + 1,
    hsn_sc: row.hsn,
    ...(description && { desc: description }),
    uqc: row.unit,
    qty: row.quantity,
    rt: percent(row),
    txval: rupees(row.taxable),
    iamt: rupees(row.igst),
    samt: rupees(row.sgst),
    camt: rupees(row.cgst),
    csamt: 0,
  };
}

function issuedOf(issued: Gstr1['issued']) {
  return [...Map.groupBy(issued, ({ kind }) => kind)].map(([kind, series]) => ({
    doc_num: natures[kind].number,
    doc_typ: natures[kind].name,
    docs: series.map(({ from, to, total, cancelled }, index) => ({
      num: index + 1,
      from,
      to,
      totnum: total,
      cancel: cancelled,
      net_issue: total - cancelled,
    })),
  }));
}

/** A document has either integrated tax or the two halves, never keys for both. */
function taxes(sums: TaxSums, isHome = sums.cgst !== 0 || sums.sgst !== 0) {
  return isHome ? { camt: rupees(sums.cgst), samt: rupees(sums.sgst) } : { iamt: rupees(sums.igst) };
}

function rupees(paise: number): number {
  return paiseToRupees(paise);
}

/** For example, 5 for 500 basis points. */
export function percent({ basisPoints }: Pick<RateSums, 'basisPoints'>): number {
  return basisPoints / 100;
}

/** `02-11-2026` */
function portalDay(date: string): string {
  return date.split('-').toReversed().join('-');
}

function withoutEmpty(sections: Record<string, unknown>): Record<string, unknown> {
  const isThere = (value: unknown) =>
    Array.isArray(value)
      ? value.length > 0
      : typeof value !== 'object' || Object.keys(value ?? {}).length > 0;
  return Object.fromEntries(Object.entries(sections).filter(([, value]) => isThere(value)));
}
