import { collectsGst } from '@gulmohar/contract/values/gst-registration.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { TaxDocumentKind } from '../../../platform/database/tables.ts';
import type { TaxDocumentContent, TaxDocumentLine } from '../tax-document.ts';

type Sums = Pick<TaxDocumentLine, 'taxable' | 'cgst' | 'sgst' | 'igst' | 'paid'>;

export type Column = {
  title: string;
  width: number;
  isLeft?: boolean;
  of(line: TaxDocumentLine): string[];
  /** The total below the last line. */
  sum?(sums: Sums): string;
};

const quantity: Column = {
  title: 'Qty',
  width: 38,
  of: ({ quantity, unit = 'NOS' }) => (unit === 'NA' ? [] : [`${quantity} ${unit}`]),
};
const price: Column = {
  title: 'Unit price',
  width: 54,
  of: ({ unitPrice }) => (unitPrice === undefined ? [] : [amount(unitPrice)]),
};
const discount: Column = {
  title: 'Discount',
  width: 50,
  of: (line) => (line.discount === undefined ? [] : [amount(line.discount)]),
};
const taxable: Column = {
  title: 'Taxable value',
  width: 58,
  of: (line) => [amount(line.taxable)],
  sum: (sums) => amount(sums.taxable),
};
const total: Column = {
  title: 'Total',
  width: 60,
  of: (line) => [amount(line.paid)],
  sum: (sums) => amount(sums.paid),
};

/**
 * Central and state tax side by side for a place in the seller's own state, integrated tax for any other, and none of a
 * seller who collects none; a challan states the value of its goods (rules 46, 49, 53 and 55 of the CGST Rules).
 */
export function columnsFor(kind: TaxDocumentKind, content: TaxDocumentContent): Column[] {
  const isTaxed = collectsTax(content);
  if (kind === 'delivery-challan') {
    return [quantity, price, ...(isTaxed ? [taxable] : []), { ...total, title: 'Value' }];
  }
  if (!isTaxed) return [quantity, price, discount, total];
  const isSameState = content.placeOfSupply.code === content.seller.gstin.slice(0, 2);
  const taxes = isSameState
    ? [taxColumn('CGST', 2, (line) => line.cgst), taxColumn('SGST', 2, (line) => line.sgst)]
    : [taxColumn('IGST', 1, (line) => line.igst)];
  return [quantity, price, discount, taxable, ...taxes, total];
}

/** A tax with its share of the rate: CGST is 2.5 % of a rate of 5 %. */
function taxColumn(title: string, parts: number, of: (line: Sums) => Paise): Column {
  return {
    title,
    width: 48,
    of: (line) => [amount(of(line)), `${line.basisPoints / 100 / parts} %`],
    sum: (sums) => amount(of(sums)),
  };
}

function collectsTax({ seller: { registration = 'regular' } }: TaxDocumentContent): boolean {
  return collectsGst(registration);
}

/** @param showsHsn whether the seller's registration asks for the tariff codes */
export function descriptionOf({ name, hsn, mrp }: TaxDocumentLine, showsHsn: boolean): string[] {
  const facts = [
    showsHsn && hsn && `${hsn.startsWith('99') ? 'SAC' : 'HSN'} ${hsn}`,
    mrp && `MRP Rs. ${amount(mrp)}`,
  ];
  return [name, facts.filter(Boolean).join(', ')].filter(Boolean);
}

export function sumsOf(lines: readonly TaxDocumentLine[]): Sums {
  const sum = (of: (line: TaxDocumentLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  return {
    taxable: sum((line) => line.taxable),
    cgst: sum((line) => line.cgst),
    sgst: sum((line) => line.sgst),
    igst: sum((line) => line.igst),
    paid: sum((line) => line.paid),
  };
}

const inRupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** `1,29,999.00` */
export function amount(paise: Paise): string {
  return inRupees.format(paise / 100);
}
