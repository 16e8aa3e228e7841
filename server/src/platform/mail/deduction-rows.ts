import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';

export function deductionRows(label: string, amount: Paise): { label: string; value: string }[] {
  return amount > 0 ? [{ label, value: `−${formatRupees(amount)}` }] : [];
}
