import { parseRupees } from '@gulmohar/contract/values/money.ts';

/** '1,299.50' → 129950. @returns paise; null if empty, NaN if it is not an amount */
export function paiseOf(text: string): number | null {
  return text.trim() === '' ? null : (parseRupees(text) ?? Number.NaN);
}

/** Returns the error at a field that contains something other than an amount. */
export function amountError(text: string): string | undefined {
  if (!Number.isNaN(paiseOf(text))) return undefined;
  return 'An amount in rupees, such as 1299 or 149.50';
}

/** 129950 → '1299.50', as it would be typed; whole rupees without decimals. @param paise null if empty */
export function rupeesOf(paise: number | null): string {
  if (paise === null || Number.isNaN(paise)) return '';
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}
