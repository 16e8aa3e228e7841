import { z } from 'zod';

export const PROOF_HEADER = 'proof';
/** With it a browser is not counted together with others on its network. */
export const DEVICE_HEADER = 'device';

/** An ALTCHA challenge (version 2), sent with the failure PROOF_NEEDED. */
export const challenge = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    cost: z.int(),
    /** Seconds since 1970. */
    expiresAt: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
});
export type Challenge = z.infer<typeof challenge>;

/** As JSON in Base64: a call repeated with its challenge's solution is let through once. */
export const proof = z.object({
  challenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});
