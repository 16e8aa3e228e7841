/** Inside the shop, money is always a whole number of paise; rupees appear only in the API and on screen. */
export type Paise = number;

/** @returns undefined if it is no whole number of paise (more than two decimals, NaN, infinite) */
export function rupeesToPaise(rupees: number): Paise | undefined {
  const paise = Math.round(rupees * 100);
  return Number.isSafeInteger(paise) && Math.abs(rupees * 100 - paise) < 1e-4 ? paise : undefined;
}

export function paiseToRupees(paise: Paise): number {
  return paise / 100;
}

/** Digits alone, or grouped as in India (1,29,999) or in the west (129,999); at most two decimals. */
const AMOUNT = /^(\d+|\d{1,2}(?:,\d\d)*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$/;
const MAX_RUPEE_DIGITS = 9;

/** '1299', '₹1,29,999.50', 'Rs. 1,299/-'. Not 1299,50, which may be meant as decimals. */
export function parseRupees(text: string): Paise | undefined {
  const bare = text
    .trim()
    .replace(/^(rs\.?|inr|₹)\s*/i, '')
    .replace(/\s*\/-$/, '');
  const [, grouped = '', decimals = ''] = AMOUNT.exec(bare) ?? [];
  const rupees = grouped.replaceAll(',', '');
  if (rupees === '' || rupees.length > MAX_RUPEE_DIGITS) return undefined;
  return Number(rupees) * 100 + Number(decimals.padEnd(2, '0'));
}

/** As shown to shoppers and used by the filter; 0 if it is not below. Both in the same unit. */
export function percentOff(price: number, mrp: number): number {
  return mrp > price ? Math.round((1 - price / mrp) * 100) : 0;
}

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function digits(paise: Paise): string {
  return (paise % 100 === 0 ? whole : withPaise).format(paise / 100);
}

/** Returns for example `Rs. 1,29,999`, with Indian digit grouping; paise are shown only if there are any. */
export function formatRupees(paise: Paise): string {
  return `Rs. ${digits(paise)}`;
}

/** Returns for example `₹1,29,999`, for texts of coupons and offers, the Added to Cart dialog and order tracking. */
export function formatRupeeSign(paise: Paise): string {
  return `₹${digits(paise)}`;
}
