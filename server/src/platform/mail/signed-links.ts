import { SignJWT } from 'jose';
import type { Secrets } from '../secrets/secrets.ts';
import { signToken, verifyToken } from '../secrets/signed-token.ts';

export type SignedLinkPurpose =
  | 'confirm-newsletter'
  | 'unsubscribe-newsletter'
  | 'confirm-stock-alerts'
  | 'unsubscribe-stock-alerts'
  | 'track-order'
  | 'pay-by-link'
  | 'confirm-order'
  | 'request-return'
  | 'return-photo'
  | 'write-review'
  | 'review-picture'
  | 'restore-cart'
  | 'unsubscribe-reminders'
  | 'preview-product'
  | 'preview-site'
  | 'enter-closed-shop';

type Lifetime = `${number} days` | `${number} minutes`;

/** Tokens contain their subject (an address, order or product) and purpose; nothing is stored. */
export type SignedLinks = {
  /** @param lifetime if absent, as long as its key verifies */
  sign(purpose: SignedLinkPurpose, subject: string, lifetime?: Lifetime): Promise<string>;
  /** @returns the subject; undefined for a token that is forged, expired or for another purpose */
  verify(purpose: SignedLinkPurpose, token: string): Promise<string | undefined>;
};

export function createSignedLinks(secrets: Secrets): SignedLinks {
  return {
    sign(purpose, subject, lifetime) {
      const token = new SignJWT().setSubject(subject).setAudience(purpose);
      if (lifetime) token.setExpirationTime(lifetime);
      return signToken(secrets, 'link-key', token);
    },

    async verify(purpose, token) {
      const payload = await verifyToken(secrets, 'link-key', token, { audience: purpose });
      return payload?.sub;
    },
  };
}
