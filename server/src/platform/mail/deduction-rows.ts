import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';

/** The line for a deduction in a mail's totals; none if it is zero. */
export function deductionRows(label: string, amount: Paise): { label: string; value: string }[] {
  return amount > 0 ? [{ label, value: `−${formatRupees(amount)}` }] : [];
}
