import { type CouponTerms, couponCode, couponTerms } from '@gulmohar/contract/admin/coupon-terms.ts';
import { formatRupees, parseRupees } from '@gulmohar/contract/values/money.ts';
import { isYes } from '../source/cell-values.ts';
import { SourceFault, type SourceNote } from '../source/source-product.ts';
import type { TableRow } from '../source/table-row.ts';
import type { CouponColumn } from './coupon-columns.ts';

type Row = TableRow<CouponColumn>;

export type ReadCoupon = {
  line: number;
  code: string;
  terms: CouponTerms;
  /** False if it would be worth more here than it was there. */
  isActive: boolean;
  notes: SourceNote[];
};

/**
 * Reads a coupon of Shopify. One that holds for some products, collections or customers alone comes switched off, with
 * the reason, since a coupon here holds for everything and everybody.
 * @throws SourceFault for what no coupon here can be
 */
export function readCoupon(row: Row): ReadCoupon {
  const { line } = row;
  const notes: SourceNote[] = [];
  let isActive = true;
  const switchOff = (column: string, why: string) => {
    isActive = false;
    notes.push({ line, column, message: `${why}: it is switched off until you have looked at it` });
  };
  const code = couponCode.safeParse(row.get('code'));
  if (!code.success)
    throw new SourceFault(
      line,
      'Name',
      `“${row.get('code')}” cannot be a code: ${code.error.issues[0]?.message ?? 'it is not valid'}`,
    );
  if (/buy|bxgy/i.test(row.get('type')))
    throw new SourceFault(line, 'Type', `“${row.get('type')}” cannot be a coupon here`);
  const appliesTo = row.get('appliesTo').toLowerCase();
  if (appliesTo === 'product') switchOff('Discount Class', 'It holds for some products only');
  const customers = row.get('customers').toLowerCase();
  if (customers !== '' && !customers.startsWith('all'))
    switchOff('Customer Selection', `It holds for “${row.get('customers')}” only`);
  const minimum = minimumOf(row, switchOff);
  const left = usesLeft(row);
  if (left === 0) switchOff('Usage Limit Per Code', 'It is used up');
  const status = row.get('status').toLowerCase();
  if (status !== '' && !['active', 'scheduled', 'expired'].includes(status))
    switchOff('Status', `Its status is “${row.get('status')}”`);
  const terms = couponTerms.safeParse({
    name: code.data,
    description: '',
    ...worthOf(row, appliesTo),
    maximumDiscount: null,
    minimumOrderAmount: minimum,
    startsAt: timeIn(row, 'start', 'Start') ?? new Date().toISOString(),
    endsAt: timeIn(row, 'end', 'End'),
    usageLimit: left === 0 ? 1 : left,
    perShopperLimit: isYes(row.get('oncePerCustomer')) ? 1 : null,
    categories: [],
    isListed: false,
  });
  if (!terms.success) {
    const [issue] = terms.error.issues;
    throw new SourceFault(line, String(issue?.path[0] ?? ''), issue?.message ?? 'This is not valid');
  }
  return { line, code: code.data, terms: terms.data, isActive, notes };
}

function worthOf(row: Row, appliesTo: string): Pick<CouponTerms, 'discountType' | 'percent' | 'amount'> {
  const value = row.get('value').replace(/^'?-/, '');
  if (appliesTo === 'shipping' || /shipping/i.test(row.get('type')))
    return { discountType: 'free_shipping', percent: null, amount: null };
  if (/percent/i.test(row.get('valueType'))) {
    const percent = Number(value.replace(/\s*%$/, ''));
    if (value === '' || !(percent > 0 && percent <= 100))
      throw new SourceFault(row.line, 'Value', `“${row.get('value')}” is not a percentage`);
    return { discountType: 'percentage', percent, amount: null };
  }
  const amount = parseRupees(value);
  if (!amount)
    throw new SourceFault(
      row.line,
      'Value',
      `“${row.get('value')}” is not an amount; write it as ${formatRupees(500_00)} or 500.00`,
    );
  return { discountType: 'fixed', percent: null, amount };
}

/** `None`, an amount, or a sentence with one; a number of items is nothing that a coupon here can ask for. */
function minimumOf(row: Row, switchOff: (column: string, why: string) => void): number {
  const cell = row.get('minimum');
  if (cell === '' || /^(none|no\b)/i.test(cell)) return 0;
  const heading = 'Minimum Purchase Requirements';
  const [amount = ''] = /(?:₹|rs\.?|inr)?\s*\d[\d,]*(?:\.\d+)?/i.exec(cell) ?? [];
  const paise = parseRupees(amount);
  if (paise !== undefined && !/item|quantit/i.test(cell)) return paise;
  switchOff(heading, `It asks for “${cell}”`);
  return 0;
}

/** @returns null without a limit */
function usesLeft(row: Row): number | null {
  const limit = Number(row.get('limit') || Number.NaN);
  if (!Number.isInteger(limit) || limit < 1) return null;
  const used = Number(row.get('used'));
  return Math.max(0, limit - (Number.isInteger(used) ? used : 0));
}

/** Shopify writes `2026-02-20 10:00:00 +0530`, in which a space stands for the T. */
function timeIn(row: Row, column: 'start' | 'end', heading: string): string | null {
  const cell = row.get(column);
  if (cell === '') return null;
  const time = new Date(cell);
  if (Number.isNaN(time.getTime()))
    throw new SourceFault(row.line, heading, `“${cell}” is not a date with a time`);
  return time.toISOString();
}
