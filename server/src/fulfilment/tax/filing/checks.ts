import type { Paise } from '@gulmohar/contract/values/money.ts';
import { serialOf } from './documents-issued.ts';
import type { Gstr1 } from './gstr1.ts';
import type { Gstr3b } from './gstr3b.ts';
import { sumTax, type TaxSums, taxOf } from './rate-sums.ts';
import type { IssuedDocument } from './read-issued.ts';

export type Check = {
  name: string;
  /** Paise, or a number of documents. */
  unit: 'paise' | 'documents';
  found: number;
  expected: number;
};

export function checkReturn(
  documents: readonly IssuedDocument[],
  { b2b, b2cl, b2cs, cdnr, cdnur, hsn, issued }: Gstr1,
  { outward }: Gstr3b,
): Check[] {
  const taxed = documents.filter(({ kind }) => kind !== 'delivery-challan');
  const businesses = less(ratesOf(b2b), ratesOf(cdnr));
  const consumers = less([...ratesOf(b2cl), ...b2cs], ratesOf(cdnur));
  const [hsnB2b, hsnB2c] = [sumTax(hsn.b2b), sumTax(hsn.b2c)];
  return [
    ...compare('Tables 4A, 5A and 7 less 9B, and 3.1(a)', sumTax([businesses, consumers]), outward),
    ...compare('Table 12 for businesses, and tables 4A less 9B', hsnB2b, businesses),
    ...compare('Table 12 for consumers, and tables 5A and 7 less 9B', hsnB2c, consumers),
    paise('Tax included: 3.1(a), and invoices less credit notes', withTax(outward), sumOfTotals(taxed)),
    ...issued.map(({ from, to, total }) => ({
      name: `Table 13: documents from ${from} to ${to}`,
      unit: 'documents' as const,
      found: total,
      expected: serialOf(to) - serialOf(from) + 1,
    })),
    {
      name: 'Documents that are in one table only',
      unit: 'documents',
      found: new Set([...b2b, ...b2cl, ...cdnr, ...cdnur].map(({ number }) => number)).size,
      expected: b2b.length + b2cl.length + cdnr.length + cdnur.length,
    },
  ];
}

export function isRight({ found, expected }: Check): boolean {
  return found === expected;
}

/**
 * The offline tool multiplies each row's taxable value by its rate, whereas ours is the sum of the lines. The
 * portal's JSON keeps our figures.
 */
export function csvRounding({ b2cs }: Gstr1): Paise {
  return b2cs.reduce((sum, row) => {
    const halves = row.isHome ? 2 : 1;
    const tax = halves * Math.round((row.taxable * row.basisPoints) / (halves * 10_000));
    return sum + tax - taxOf(row);
  }, 0);
}

function compare(name: string, found: TaxSums, expected: TaxSums): Check[] {
  return [
    paise(`${name}: taxable value`, found.taxable, expected.taxable),
    paise(`${name}: tax`, taxOf(found), taxOf(expected)),
  ];
}

function paise(name: string, found: Paise, expected: Paise): Check {
  return { name, unit: 'paise', found, expected };
}

function ratesOf(documents: readonly { rates: TaxSums[] }[]): TaxSums[] {
  return documents.flatMap(({ rates }) => rates);
}

function less(sales: readonly TaxSums[], notes: readonly TaxSums[]): TaxSums {
  const [sold, back] = [sumTax(sales), sumTax(notes)];
  return {
    taxable: sold.taxable - back.taxable,
    igst: sold.igst - back.igst,
    cgst: sold.cgst - back.cgst,
    sgst: sold.sgst - back.sgst,
  };
}

function withTax(sums: TaxSums): Paise {
  return sums.taxable + taxOf(sums);
}

function sumOfTotals(documents: readonly IssuedDocument[]): Paise {
  return documents.reduce(
    (sum, { kind, content }) => sum + (kind === 'invoice' ? content.total : -content.total),
    0,
  );
}
