import { FEW, type FigureColumn, shareOf } from '@gulmohar/contract/admin/figure-tables.ts';
import type { FigureRow } from '@gulmohar/contract/admin/figures.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';

const numbers = new Intl.NumberFormat('en-IN');
const shares = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });

export type ShownValue = {
  /** `Rs. 2,500`, `12`, `3.4%`; `–` where there is none. */
  text: string;
  /** Of fewer than twenty, so that it may be chance. */
  isOfFew: boolean;
};

export function showValue(column: FigureColumn, { values }: Pick<FigureRow, 'values'>): ShownValue {
  if (column.unit === 'share') {
    const share = shareOf(values, column.at, column.of);
    const isOfFew = (values[column.of] ?? 0) < FEW;
    return { text: share === null ? '–' : shares.format(share), isOfFew };
  }
  const value = values[column.at] ?? null;
  if (value === null) return { text: '–', isOfFew: false };
  return { text: column.unit === 'rupees' ? formatRupees(value) : numbers.format(value), isOfFew: false };
}
