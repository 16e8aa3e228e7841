import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

export type SessionClaims = { userId: string; key: string };

export type TokenSigner = {
  /** @returns three dot-separated parts; the browser reads the user's id from `sub` of the second */
  sign(claims: SessionClaims, maxAgeDays: number): Promise<string>;
  /** @returns undefined for anything that is not a valid token of ours */
  verify(token: string): Promise<SessionClaims | undefined>;
};

const payloadShape = z.object({ sub: z.uuid(), sid: z.string().min(1) });

/** @param secret as `installationSecret` gives it */
export function createTokenSigner(secret: string): TokenSigner {
  const key = new TextEncoder().encode(secret);
  return {
    sign({ userId, key: sid }, maxAgeDays) {
      return new SignJWT({ sid })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(`${maxAgeDays} days`)
        .sign(key);
    },

    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
        const claims = payloadShape.safeParse(payload);
        return claims.data && { userId: claims.data.sub, key: claims.data.sid };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
