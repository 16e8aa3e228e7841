import { createHash } from 'node:crypto';

/** A number of calls per number of seconds for one key, shared by all processes through the database. */
export type RateLimit = {
  name: string;
  points: number;
  seconds: number;
  /** `forget` in any process can reset it, so no process refuses calls from its own memory. */
  isForgivable?: true;
  /** Not multiplied by the factor of load tests: what may happen once must never happen twice. */
  isExact?: true;
  /** Only stops floods: while the database cannot count, each process counts for itself. */
  isCeiling?: true;
};

/** India's mobile networks put thousands of shoppers behind one address: callers are counted by account or device. */
export type CallLimits = {
  /** By the signed-in account, or else by the device (the header `device`) if the caller sends one. */
  perCaller?: readonly RateLimit[];
  /** By the call's subject, which only its own caller knows: a checkout. */
  perSubject?: ByField;
  /**
   * For callers without account and device; counted together with the network address, since anybody can type it in.
   */
  perContact?: ByField;
  /** By network address; beyond it `flood-gate.ts` delays calls and requires a proof of work. */
  ceiling: RateLimit;
};

type ByField = { limits: readonly RateLimit[]; fields: readonly string[] };

const MINUTE = 60;
const HOUR = 3_600;
const limits: RateLimit[] = [];

export function allRateLimits(): readonly RateLimit[] {
  return limits;
}

function limit(name: string, points: number, seconds: number, kind: Partial<RateLimit> = {}): RateLimit {
  const one = { name, points, seconds, ...kind };
  limits.push(one);
  return one;
}

function forgivable(name: string, points: number, seconds: number): RateLimit {
  return limit(name, points, seconds, { isForgivable: true });
}

function ceiling(name: string, points: number, seconds: number): RateLimit {
  return limit(name, points, seconds, { isCeiling: true });
}

const createOrder = [limit('create-order-minute', 6, MINUTE), limit('create-order-hour', 20, HOUR)];
export const checkoutLimits: CallLimits = {
  perCaller: createOrder,
  perContact: { limits: createOrder, fields: ['orderData.guestInfo.email', 'orderData.guestInfo.phone'] },
  ceiling: ceiling('create-order-address', 120, MINUTE),
};

/** Allows for several checks while a shopper types a PIN code and a phone number. */
export const codCheckLimits: CallLimits = {
  perCaller: [limit('cod-check', 30, MINUTE)],
  perContact: { limits: [limit('cod-check-phone', 10, MINUTE)], fields: ['phone'] },
  ceiling: ceiling('cod-check-address', 300, MINUTE),
};

export const promiseLimits: CallLimits = {
  perCaller: [limit('delivery-promise', 60, MINUTE)],
  ceiling: ceiling('delivery-promise-address', 600, MINUTE),
};

export const verifyLimits: CallLimits = {
  perSubject: { limits: [limit('verify', 20, MINUTE)], fields: ['razorpay_order_id', 'orderId'] },
  ceiling: ceiling('verify-address', 600, MINUTE),
};

/** A page of results counts once, and so does the first product opened from it. */
export const countSearchLimits: CallLimits = {
  perCaller: [limit('count-search', 60, MINUTE)],
  ceiling: ceiling('count-search-address', 600, MINUTE),
};

/** Beyond it steps of visits are not counted, which nobody notices. */
export const visitLimits: CallLimits = { ceiling: ceiling('visit-address', 600, MINUTE) };

export const placedOrderLimits: CallLimits = {
  perCaller: [limit('placed-order', 30, MINUTE)],
  ceiling: ceiling('placed-order-address', 300, MINUTE),
};

export const checkoutStatusLimits: CallLimits = {
  perSubject: { limits: [limit('checkout-status', 40, MINUTE)], fields: ['orderId'] },
  ceiling: ceiling('checkout-status-address', 1_200, MINUTE),
};

export const loginLimits: CallLimits = { ceiling: ceiling('login-address', 300, MINUTE) };
/** Failed attempts at one account from one address or one known device; a correct password resets it. */
export const loginAccountLimit = forgivable('login-account', 5, 900);
/** Failed attempts at one account from anywhere. Beyond it attempts are delayed, never refused. */
export const loginSlowdown = forgivable('login-slowdown', 20, 900);
export const adminSignInLimits: CallLimits = { ceiling: ceiling('admin-sign-in-address', 100, MINUTE) };
export const adminAccountLimit = forgivable('admin-account', 5, 900);
export const adminSlowdown = forgivable('admin-slowdown', 20, 900);
/**
 * Attempts at the second factor by somebody with the password, because six digits would not withstand more.
 * Those on a device where it was given before are counted by the device.
 */
export const adminCodeLimit = forgivable('admin-code', 5, 900);
/** Attempts at a recovery code, per member and address, because its 48 bits withstand many addresses. */
export const adminRecoveryLimit = forgivable('admin-recovery', 5, 900);
/** Passwords and first codes asked for within a session, per session. */
export const adminSessionLimit = forgivable('admin-session', 5, 900);
/** Counted by key. */
export const apiKeyLimit = limit('api-key', 600, MINUTE);

/** The closed shop's password for friends. */
export const shopPasswordLimits: CallLimits = { ceiling: ceiling('shop-password-address', 30, MINUTE) };

export const registerLimits: CallLimits = {
  perCaller: [limit('register', 3, HOUR)],
  ceiling: ceiling('register-address', 100, HOUR),
};
/** Each password is looked up in a list; this is enough for choosing one. */
export const passwordCheckLimits: CallLimits = {
  perCaller: [limit('password-check', 30, MINUTE)],
  ceiling: ceiling('password-check-address', 600, MINUTE),
};
export const resetLimits: CallLimits = {
  perCaller: [limit('reset', 10, HOUR)],
  ceiling: ceiling('reset-address', 200, HOUR),
};
/** Per account and device, or else address. */
export const resetAccountLimit = limit('reset-account', 5, HOUR);
/** Per account, from anywhere. Beyond it no further link is mailed, so that the last one stays valid. */
export const resetMailLimit = limit('reset-mail', 10, HOUR);
export const linkLimits: CallLimits = {
  perCaller: [limit('link', 20, MINUTE)],
  ceiling: ceiling('link-address', 300, MINUTE),
};
export const emailChangeLimit = limit('email-change', 5, HOUR);
export const avatarLimit = limit('avatar', 20, HOUR);
/** Re-encoding a picture is costly. */
export const returnPhotoLimits: CallLimits = {
  perCaller: [limit('return-photo', 20, HOUR)],
  ceiling: ceiling('return-photo-address', 200, HOUR),
};
export const exportLimit = limit('export', 10, HOUR);
export const invoiceLimit = limit('invoice', 30, MINUTE);

export const trackingLimits: CallLimits = {
  perCaller: [limit('tracking', 10, HOUR)],
  ceiling: ceiling('tracking-address', 200, HOUR),
};
/** Per e-mail address or phone number and device, or else address. */
export const trackingContactLimit = limit('tracking-contact', 5, HOUR);
/** Mailed codes per e-mail address and network address, and per e-mail address. Beyond it each needs a proof of work. */
export const trackingMailLimits = {
  perAddress: limit('tracking-mail-address', 5, HOUR),
  inAll: limit('tracking-mail', 20, HOUR),
};
export const trackingCodeLimits: CallLimits = {
  perCaller: [limit('tracking-code', 20, HOUR)],
  ceiling: ceiling('tracking-code-address', 200, HOUR),
};
export const grievanceLimits: CallLimits = {
  perCaller: [limit('grievance', 5, HOUR)],
  perContact: { limits: [limit('grievance-contact', 5, HOUR)], fields: ['email'] },
  ceiling: ceiling('grievance-address', 100, HOUR),
};
export const reviewLimits: CallLimits = {
  perCaller: [limit('review', 30, HOUR)],
  ceiling: ceiling('review-address', 600, HOUR),
};
/** Re-encoding a picture is costly. */
export const reviewPictureLimits: CallLimits = {
  perCaller: [limit('review-picture', 30, HOUR)],
  ceiling: ceiling('review-picture-address', 200, HOUR),
};
/** Mailed receipts per e-mail address. Beyond it a complaint is accepted, but no receipt mailed. */
export const grievanceMailLimit = limit('grievance-mail', 5, HOUR);
export const alertLimits: CallLimits = {
  perCaller: [limit('alert', 5, HOUR)],
  ceiling: ceiling('alert-address', 200, HOUR),
};
export const newsletterLimits: CallLimits = {
  perCaller: [limit('newsletter', 5, HOUR)],
  ceiling: ceiling('newsletter-address', 200, HOUR),
};
export const giftCardLimits: CallLimits = {
  perCaller: [limit('gift-card', 10, HOUR)],
  ceiling: ceiling('gift-card-address', 120, HOUR),
};
export const couponLimits: CallLimits = {
  perCaller: [limit('coupon', 10, MINUTE)],
  ceiling: ceiling('coupon-address', 300, MINUTE),
};
/** What extensions add, together. */
export const extensionLimits: CallLimits = {
  perCaller: [limit('extension', 60, MINUTE)],
  ceiling: ceiling('extension-address', 600, MINUTE),
};
/** Called again after every change of the cart. */
export const availableCouponLimits: CallLimits = {
  perCaller: [limit('coupons', 60, MINUTE)],
  ceiling: ceiling('coupons-address', 1_200, MINUTE),
};
/** Likewise. */
export const promotionLimits: CallLimits = {
  perCaller: [limit('promotions', 60, MINUTE)],
  ceiling: ceiling('promotions-address', 1_200, MINUTE),
};

/** Sitemaps and feeds: each reads the whole catalogue, and search engines fetch them a few times a day. */
export const wholeCatalogueLimits: CallLimits = { ceiling: ceiling('whole-catalogue-address', 60, HOUR) };
/** Pages and public responses that are not cached; cached ones are not counted. */
export const readCeiling = ceiling('reads-address', 600, MINUTE);

/** Short, and keeps the address out of the table of counters. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}

export function accountKeyFrom(email: string, place: string): string {
  return accountKey(`${email}\n${place}`);
}
