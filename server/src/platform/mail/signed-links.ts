import { errors, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../database/connection.ts';
import { installationSecret } from '../database/installation.ts';

export type SignedLinkPurpose =
  | 'confirm-newsletter'
  | 'unsubscribe-newsletter'
  | 'confirm-stock-alerts'
  | 'unsubscribe-stock-alerts'
  | 'track-order'
  | 'request-return'
  | 'preview-product';

type Lifetime = `${number} days` | `${number} minutes`;

/**
 * Self-contained link tokens that state their address (or order, or product) and purpose;
 * nothing of them is stored.
 */
export type SignedLinks = {
  /** @param lifetime how long it is valid; for ever when absent, as for unsubscribing */
  sign(purpose: SignedLinkPurpose, subject: string, lifetime?: Lifetime): Promise<string>;
  /** @returns the address, order or product, or undefined for a token that is forged, too old or for another purpose */
  verify(purpose: SignedLinkPurpose, token: string): Promise<string | undefined>;
};

export async function createSignedLinks(db: Database): Promise<SignedLinks> {
  const key = new TextEncoder().encode(await installationSecret(db, 'link-key'));
  return {
    sign(purpose, subject, lifetime) {
      const token = new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(subject)
        .setAudience(purpose);
      return (lifetime ? token.setExpirationTime(lifetime) : token).sign(key);
    },

    async verify(purpose, token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience: purpose });
        return payload.sub;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
