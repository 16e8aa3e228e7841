import { z } from 'zod';

/** The header that carries a proof. */
export const PROOF_HEADER = 'proof';
/**
 * The header with which a browser identifies itself, so that it is not counted together with others on its
 * network.
 */
export const DEVICE_HEADER = 'device';

/**
 * A proof-of-work challenge, sent with the failure PROOF_NEEDED: find the whole number from 0 to below `max`
 * for which the SHA-256 of `salt` followed by the number in decimal digits is `hash` in hexadecimal digits.
 * Repeating the call with the header `proof: <salt>.<expires>.<number>.<signature>` is let through once.
 */
export const challenge = z.object({
  salt: z.string(),
  hash: z.string(),
  max: z.int(),
  /** Seconds since 1970. */
  expires: z.int(),
  signature: z.string(),
});
export type Challenge = z.infer<typeof challenge>;
