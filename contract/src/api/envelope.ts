import { z } from 'zod';

export const errorStatus = {
  INVALID_INPUT: 400,
  /** A link from an e-mail is wrong, used up or expired. */
  INVALID_LINK: 400,
  PAYMENT_VERIFICATION_FAILED: 400,
  /** The token is missing or no longer valid; the browser signs out. */
  UNAUTHENTICATED: 401,
  /** Wrong e-mail or password; unrelated to the token. */
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  /** In the admin: the second factor's code, or setting one up, must come first. */
  SECOND_FACTOR_NEEDED: 403,
  /** In the admin: the temporary password must be replaced first. */
  PASSWORD_CHANGE_NEEDED: 403,
  NOT_FOUND: 404,
  /** The body did not arrive in time. */
  TOO_SLOW: 408,
  EMAIL_TAKEN: 409,
  ALREADY_IN_WISHLIST: 409,
  CART_FULL: 409,
  OUT_OF_STOCK: 409,
  PRICE_CHANGED: 409,
  COUPON_NOT_ELIGIBLE: 409,
  COD_NOT_OFFERED: 409,
  /** Express is not or no longer offered for this address or payment method. */
  EXPRESS_NOT_OFFERED: 409,
  PAYMENT_NOT_COMPLETED: 409,
  ORDER_NOT_POSSIBLE: 409,
  SHOP_CLOSED: 409,
  STEP_NOT_POSSIBLE: 409,
  /** In the admin: somebody else saved a change since it was read. */
  CHANGED_MEANWHILE: 409,
  TOO_LARGE: 413,
  NOT_JSON: 415,
  /** The file type is not accepted there. */
  UNSUPPORTED_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  /** This IP address made so many calls that each one needs a proof of work: see `proof.ts`. */
  PROOF_NEEDED: 429,
  INTERNAL: 500,
  PROVIDER_UNAVAILABLE: 502,
  /** Too many requests for the same thing at once; nothing was changed. */
  BUSY: 503,
  /** The shop's database is unreachable or currently accepts no changes. */
  UNAVAILABLE: 503,
  /** An extension of the shop did not answer in time. */
  TIMED_OUT: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const failureReply = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  /** Form errors by the dotted path of the field, for example `address.zipcode`. */
  fields: z.record(z.string(), z.string()).optional(),
});

export type FailureReply = z.infer<typeof failureReply>;

/** Returns the schema of a 2xx response: `success: true` and the given fields. */
export function success<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object({ success: z.literal(true), ...shape });
}

/** For calls that read nothing from the query or the body. */
export const nothing = z.object({});

/** The `reply` of endpoints whose response is not JSON; no client reads it. */
export const notJson = z.never();
