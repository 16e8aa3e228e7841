import type { TaxDocumentKind } from '../../../platform/database/tables.ts';
import type { IssuedDocument } from './read-issued.ts';

/** A row of table 13: the documents of one series. */
export type DocumentSeries = {
  kind: TaxDocumentKind;
  from: string;
  to: string;
  total: number;
  /** Always 0: an invoice is issued when its parcel leaves, and can only be reversed by a credit note. */
  cancelled: 0;
};

const order: readonly TaxDocumentKind[] = ['invoice', 'credit-note', 'delivery-challan'];

/** Table 13, invoices first. A series is the part of a number before the last slash. */
export function documentsIssued(documents: readonly IssuedDocument[]): DocumentSeries[] {
  return order.flatMap((kind) => {
    const ofKind = documents.filter((document) => document.kind === kind);
    const bySeries = Map.groupBy(ofKind, ({ number }) => seriesOf(number));
    return [...bySeries.values()].map((series) => {
      const numbers = series
        .map(({ number }) => number)
        .toSorted((one, other) => serialOf(one) - serialOf(other));
      return {
        kind,
        from: numbers[0] ?? '',
        to: numbers.at(-1) ?? '',
        total: numbers.length,
        cancelled: 0,
      };
    });
  });
}

/** `GM/26-27` of `GM/26-27/000123`. */
export function seriesOf(number: string): string {
  return number.slice(0, number.lastIndexOf('/'));
}

/** 123 of `GM/26-27/000123`. */
export function serialOf(number: string): number {
  return Number(number.slice(number.lastIndexOf('/') + 1));
}
