import type { Paise } from '@gulmohar/contract/values/money.ts';

/** A rate that applies up to a unit's sale value before tax; `upTo` is null for the highest slab. */
export type TaxRate = { upTo: Paise | null; basisPoints: number };

export type LineTax = { basisPoints: number; taxable: Paise; cgst: Paise; sgst: Paise; igst: Paise };

/**
 * Chooses the rate of a line by what its units were sold for, less discount. Prices include tax, so a unit at
 * Rs. 2,625 is worth Rs. 2,500 before 5 % tax.
 * @param rates of one rule and one day, the lowest slab first
 * @param paid for the whole line, tax included
 */
export function chooseRate(rates: readonly TaxRate[], paid: Paise, quantity: number): TaxRate {
  const found = rates.find(
    ({ upTo, basisPoints }) => upTo === null || paid * 10_000 <= upTo * quantity * (10_000 + basisPoints),
  );
  if (!found) throw new Error('There is no tax rate without an upper limit');
  return found;
}

/**
 * Splits a price into taxable value and the tax it includes. Within the seller's state the tax is divided
 * into equal halves of central and state tax; taxable value and taxes always add up to what was paid.
 */
export function taxWithin(paid: Paise, basisPoints: number, isSameState: boolean): LineTax {
  const parts = isSameState ? 2 : 1;
  const part = divideRounded(paid * basisPoints, parts * (10_000 + basisPoints));
  const taxable = paid - parts * part;
  return isSameState
    ? { basisPoints, taxable, cgst: part, sgst: part, igst: 0 }
    : { basisPoints, taxable, cgst: 0, sgst: 0, igst: part };
}

/** Rounds half up. */
function divideRounded(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
