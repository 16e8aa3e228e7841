import { SignJWT } from 'jose';
import { z } from 'zod';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { signToken, verifyToken } from '../../platform/secrets/signed-token.ts';

export type SessionClaims = { userId: string; key: string };

export type TokenSigner = {
  /** @returns three dot-separated parts; the browser reads the user's id from `sub` in the second */
  sign(claims: SessionClaims, maxAgeDays: number): Promise<string>;
  /** @returns undefined for anything but a valid token of this shop */
  verify(token: string): Promise<SessionClaims | undefined>;
};

const payloadShape = z.object({ sub: z.uuid(), sid: z.string().min(1) });

export function createTokenSigner(secrets: Secrets): TokenSigner {
  return {
    sign({ userId, key: sid }, maxAgeDays) {
      const token = new SignJWT({ sid })
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(`${maxAgeDays} days`);
      return signToken(secrets, 'session-key', token);
    },

    async verify(token) {
      const claims = payloadShape.safeParse(await verifyToken(secrets, 'session-key', token));
      return claims.data && { userId: claims.data.sub, key: claims.data.sid };
    },
  };
}
