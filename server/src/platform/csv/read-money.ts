import { type Paise, rupeesToPaise } from '@gulmohar/contract/values/money.ts';

/** `₹ 1,234.50` → paise; undefined if the cell is not an amount. */
export function readMoney(cell = ''): Paise | undefined {
  const bare = cell.replace(/^(rs\.?|inr|₹)\s*/i, '').replaceAll(',', '');
  return /^\d+(\.\d{1,2})?$/.test(bare) ? rupeesToPaise(Number(bare)) : undefined;
}
