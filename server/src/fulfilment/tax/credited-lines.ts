import type { Paise } from '@gulmohar/contract/values/money.ts';
import { taxWithin } from '../../catalogue/tax/line-tax.ts';
import type { TaxDocumentLine } from './tax-document.ts';

/** All credit notes of an invoice line together add up to the line. */
export function withoutCredited(
  line: TaxDocumentLine,
  credited: readonly TaxDocumentLine[],
): TaxDocumentLine {
  const parts = credited.filter((part) => isSameLine(part, line));
  const sum = (name: 'quantity' | 'discount' | 'paid' | 'taxable' | 'cgst' | 'sgst' | 'igst') =>
    parts.reduce((total, part) => total + (part[name] ?? 0), 0);
  return {
    ...line,
    quantity: line.quantity - sum('quantity'),
    ...(line.discount !== undefined && { discount: line.discount - sum('discount') }),
    paid: line.paid - sum('paid'),
    taxable: line.taxable - sum('taxable'),
    cgst: line.cgst - sum('cgst'),
    sgst: line.sgst - sum('sgst'),
    igst: line.igst - sum('igst'),
  };
}

/** A charge has no order line, and may have an invoice line for each rate. */
function isSameLine(one: TaxDocumentLine, other: TaxDocumentLine): boolean {
  if (one.orderLineId !== null || other.orderLineId !== null) return one.orderLineId === other.orderLineId;
  return one.charge === other.charge && one.basisPoints === other.basisPoints;
}

export function partOf(
  line: TaxDocumentLine,
  { quantity, paid }: { quantity: number; paid: Paise },
  isSameState: boolean,
): TaxDocumentLine {
  return {
    ...line,
    quantity,
    ...(line.unitPrice !== undefined && { discount: line.unitPrice * quantity - paid }),
    paid,
    ...taxWithin(paid, line.basisPoints, isSameState),
  };
}
