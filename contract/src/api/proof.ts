import { z } from 'zod';

/** The header that carries a proof. */
export const PROOF_HEADER = 'proof';
/** The header by which a browser names itself, so that it is not counted with others of its network. */
export const DEVICE_HEADER = 'device';

/**
 * Work for the caller, with the failure PROOF_NEEDED: to find the whole number from 0 to below `max` whose SHA-256, over
 * `salt` and the number in decimal digits, is `hash` in hexadecimal digits. The same call again with the header
 * `proof: <salt>.<expires>.<number>.<signature>` is let through, once.
 */
export const challenge = z.object({
  salt: z.string(),
  hash: z.string(),
  max: z.int(),
  /** In seconds since 1970. */
  expires: z.int(),
  signature: z.string(),
});
export type Challenge = z.infer<typeof challenge>;
