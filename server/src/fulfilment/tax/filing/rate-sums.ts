import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { LineTax } from '../../../catalogue/tax/line-tax.ts';

export type TaxSums = { taxable: Paise; igst: Paise; cgst: Paise; sgst: Paise };
export type RateSums = TaxSums & Pick<LineTax, 'basisPoints'>;

export function noTax(): TaxSums {
  return { taxable: 0, igst: 0, cgst: 0, sgst: 0 };
}

/** Adds a line, which was rounded when its document was issued; with a sign of -1, subtracts it. */
export function addTax(sums: TaxSums, line: TaxSums, sign: 1 | -1 = 1): void {
  sums.taxable += sign * line.taxable;
  sums.igst += sign * line.igst;
  sums.cgst += sign * line.cgst;
  sums.sgst += sign * line.sgst;
}

export function sumTax(all: readonly TaxSums[]): TaxSums {
  const sums = noTax();
  for (const one of all) addTax(sums, one);
  return sums;
}

export function taxOf({ igst, cgst, sgst }: TaxSums): Paise {
  return igst + cgst + sgst;
}

/** In the order of the lines; rows without a taxable value are omitted, because the portal rejects them. */
export function sumByRate(lines: readonly LineTax[]): RateSums[] {
  const byRate = new Map<number, RateSums>();
  for (const line of lines) {
    const { basisPoints } = line;
    const sums = byRate.get(basisPoints) ?? { basisPoints, ...noTax() };
    addTax(sums, line);
    byRate.set(basisPoints, sums);
  }
  return [...byRate.values()].filter(({ taxable }) => taxable > 0);
}
