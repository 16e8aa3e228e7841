import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';

/** A line of a mail's sums for what is taken off; none where it is nothing. */
export function takenOff(label: string, amount: Paise): { label: string; value: string }[] {
  return amount > 0 ? [{ label, value: `−${formatRupees(amount)}` }] : [];
}
