import { z } from 'zod';

/** Every failure the API can name, with its HTTP status. */
export const errorStatus = {
  INVALID_INPUT: 400,
  /** A link from an e-mail that is wrong, used up or expired. */
  INVALID_LINK: 400,
  PAYMENT_VERIFICATION_FAILED: 400,
  /** No token, or one that is no longer valid: the browser signs out. */
  UNAUTHENTICATED: 401,
  /** Wrong e-mail or password; says nothing about the token. */
  INVALID_CREDENTIALS: 401,
  /** In the admin: this role may not do it. */
  FORBIDDEN: 403,
  /** In the admin: first the code of the second factor, or setting one up. */
  SECOND_FACTOR_NEEDED: 403,
  /** In the admin: first replace the temporary password. */
  PASSWORD_CHANGE_NEEDED: 403,
  NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  ALREADY_IN_WISHLIST: 409,
  CART_FULL: 409,
  OUT_OF_STOCK: 409,
  PRICE_CHANGED: 409,
  COUPON_NOT_ELIGIBLE: 409,
  COD_NOT_OFFERED: 409,
  /** Express is not, or not any more, offered for this address or way of paying. */
  EXPRESS_NOT_OFFERED: 409,
  PAYMENT_NOT_COMPLETED: 409,
  ORDER_NOT_POSSIBLE: 409,
  /** The order or the return is in a state that does not allow it. */
  STEP_NOT_POSSIBLE: 409,
  /** In the admin: somebody else saved since it was read. */
  CHANGED_MEANWHILE: 409,
  TOO_LARGE: 413,
  NOT_JSON: 415,
  /** A file of a type that is not accepted there. */
  UNSUPPORTED_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  /** This network address made so many calls that each needs a proof of work: see `proof.ts`. */
  PROOF_NEEDED: 429,
  INTERNAL: 500,
  PROVIDER_UNAVAILABLE: 502,
  /** Too many want the same thing at once; nothing was changed. */
  BUSY: 503,
  /** The shop's database is away, or takes no changes just now. */
  UNAVAILABLE: 503,
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

/** A 2xx response: `success: true` and the given fields. */
export function success<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object({ success: z.literal(true), ...shape });
}

/** For calls that read nothing from the query or from the body. */
export const nothing = z.object({});

/** The `reply` of endpoints that respond with something else than JSON: no client reads it. */
export const notJson = z.never();
