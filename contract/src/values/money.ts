/** Money is a whole number of paise everywhere inside the shop; rupees appear only on the wire and on the screen. */
export type Paise = number;

/**
 * Turns an amount in rupees, as the API carries it, into paise.
 * @returns undefined when the amount is not a whole number of paise (more than two decimals, NaN, infinite)
 */
export function rupeesToPaise(rupees: number): Paise | undefined {
  const paise = Math.round(rupees * 100);
  return Number.isSafeInteger(paise) && Math.abs(rupees * 100 - paise) < 1e-4 ? paise : undefined;
}

/** Paise as the number of rupees that the API carries, two decimals at most. */
export function paiseToRupees(paise: Paise): number {
  return paise / 100;
}

/** By how many per cent a price is below the MRP, as shoppers read it and filter by it; 0 when it is not. Both in the same unit. */
export function percentOff(price: number, mrp: number): number {
  return mrp > price ? Math.round((1 - price / mrp) * 100) : 0;
}

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function digits(paise: Paise): string {
  return (paise % 100 === 0 ? whole : withPaise).format(paise / 100);
}

/** `Rs. 1,29,999`: Indian digit grouping; paise are shown only when there are any. */
export function formatRupees(paise: Paise): string {
  return `Rs. ${digits(paise)}`;
}

/** `₹1,29,999`: for coupon texts, the Added to Cart dialog and order tracking. */
export function formatRupeeSign(paise: Paise): string {
  return `₹${digits(paise)}`;
}
