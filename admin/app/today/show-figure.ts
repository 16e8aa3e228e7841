import { type BusinessFigure, type BusinessSums, figureOf } from '@gulmohar/contract/admin/business.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';

const numbers = new Intl.NumberFormat('en-IN');
const shares = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });
const short = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

/** Formats a figure: `Rs. 1,29,999`, `12`, `3.4%`; `–` if it would divide by zero. */
export function showFigure(name: BusinessFigure, sums: BusinessSums): string {
  const { of, unit } = figureOf(name);
  const value = of(sums);
  if (value === null) return '–';
  if (unit === 'rupees') return formatRupees(value);
  return (unit === 'share' ? shares : numbers).format(value);
}

/** Formats a figure for an axis, where space is short: `₹1.5L`. */
export function showTick(name: BusinessFigure, value: number): string {
  const { unit } = figureOf(name);
  if (unit === 'rupees') return `₹${short.format(value / 100)}`;
  return unit === 'share' ? shares.format(value) : short.format(value);
}

export type Change = {
  /** `12% more`; `the same`. */
  text: string;
  isGood: boolean;
  isBad: boolean;
};

/** Compares a figure with the previous period; null if there is nothing to compare with. */
export function changeOf(name: BusinessFigure, now: BusinessSums, before: BusinessSums): Change | null {
  const { of, isBurden = false } = figureOf(name);
  const [value, earlier] = [of(now), of(before)];
  if (value === null || !earlier) return null;
  const change = (value - earlier) / earlier;
  if (Math.abs(change) < 0.0005) return { text: 'the same', isGood: false, isBad: false };
  const isMore = change > 0;
  return {
    text: `${shares.format(Math.abs(change))} ${isMore ? 'more' : 'less'}`,
    isGood: isMore !== isBurden,
    isBad: isMore === isBurden,
  };
}
