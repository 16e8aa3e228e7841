import { createHash } from 'node:crypto';

/** So many calls in so many seconds for one key; shared by all processes through the database. */
export type RateLimit = {
  name: string;
  points: number;
  seconds: number;
  /** Can be taken back by `forget`, in whichever process; so no process refuses from its own memory. */
  isForgivable?: true;
};

export const checkoutLimits = [
  { name: 'create-order-minute', points: 6, seconds: 60 },
  { name: 'create-order-hour', points: 20, seconds: 3_600 },
] as const satisfies RateLimit[];

export const verifyLimits = [
  { name: 'verify-minute', points: 20, seconds: 60 },
] as const satisfies RateLimit[];

/** A page that waits for a payment polls. */
export const checkoutStatusLimits = [
  { name: 'checkout-status-minute', points: 40, seconds: 60 },
] as const satisfies RateLimit[];

export const loginLimits = [{ name: 'login-minute', points: 10, seconds: 60 }] as const satisfies RateLimit[];
/** Counts failed attempts; a right password clears it. */
export const loginAccountLimit: RateLimit = {
  name: 'login-account',
  points: 5,
  seconds: 900,
  isForgivable: true,
};
export const adminSignInLimits = [
  { name: 'admin-sign-in-minute', points: 10, seconds: 60 },
] as const satisfies RateLimit[];
export const adminAccountLimit: RateLimit = {
  name: 'admin-account',
  points: 5,
  seconds: 900,
  isForgivable: true,
};
/** Tries of the second factor; six digits would not last against more. */
export const adminCodeLimit: RateLimit = { name: 'admin-code', points: 5, seconds: 900, isForgivable: true };
export const registerLimits = [
  { name: 'register-hour', points: 5, seconds: 3_600 },
] as const satisfies RateLimit[];
/** Each is looked up in a list; so many are enough to choose a password. */
export const passwordCheckLimits = [
  { name: 'password-check-minute', points: 30, seconds: 60 },
] as const satisfies RateLimit[];
export const resetLimits = [
  { name: 'reset-hour', points: 10, seconds: 3_600 },
] as const satisfies RateLimit[];
export const resetAccountLimit: RateLimit = { name: 'reset-account', points: 5, seconds: 3_600 };
export const linkLimits = [{ name: 'link-minute', points: 20, seconds: 60 }] as const satisfies RateLimit[];
export const emailChangeLimit: RateLimit = { name: 'email-change', points: 5, seconds: 3_600 };
export const avatarLimit: RateLimit = { name: 'avatar', points: 20, seconds: 3_600 };
export const exportLimit: RateLimit = { name: 'export', points: 10, seconds: 3_600 };
export const invoiceLimit: RateLimit = { name: 'invoice', points: 30, seconds: 60 };
export const trackingLimits = [
  { name: 'tracking-hour', points: 10, seconds: 3_600 },
] as const satisfies RateLimit[];
export const trackingContactLimit: RateLimit = { name: 'tracking-contact', points: 5, seconds: 3_600 };
export const trackingCodeLimits = [
  { name: 'tracking-code-hour', points: 20, seconds: 3_600 },
] as const satisfies RateLimit[];
export const grievanceLimits = [
  { name: 'grievance-hour', points: 5, seconds: 3_600 },
] as const satisfies RateLimit[];
export const alertLimits = [
  { name: 'alert-hour', points: 20, seconds: 3_600 },
] as const satisfies RateLimit[];
export const newsletterLimits = [
  { name: 'newsletter-hour', points: 10, seconds: 3_600 },
] as const satisfies RateLimit[];
export const couponLimits = [
  { name: 'coupon-minute', points: 10, seconds: 60 },
] as const satisfies RateLimit[];
/** Called again with every change of the cart. */
export const availableCouponLimits = [
  { name: 'coupons-minute', points: 60, seconds: 60 },
] as const satisfies RateLimit[];

/** The key of an account for its limits, whether it exists or not: short, and no address in the table of counters. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
