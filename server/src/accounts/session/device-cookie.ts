import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { accountKey } from '../../platform/limits/rate-limits.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { signToken, verifyToken } from '../../platform/secrets/signed-token.ts';

/** The accounts and the path that a cookie is valid for; shoppers and staff have separate accounts. */
export type DeviceRealm = { name: 'shopper' | 'staff'; path: '/api/user' | '/api/admin' };

type DeviceCookies = {
  make(email: string): Promise<string>;
  /**
   * @param header the request's `cookie` @returns the device's id if the account was signed in to on it
   * before
   */
  read(email: string, header: string | undefined): Promise<string | undefined>;
};

const COOKIE_DAYS = 365;
const ID_BYTES = 16;
const payloadShape = z.object({ jti: z.string().min(1) });

/**
 * Signed, HttpOnly cookies, one per account, that mark a device on which the account was signed in to (OWASP,
 * 'device cookies'). They grant no access, but a device that has one is not slowed down by other people's
 * guesses.
 */
export function deviceCookies(secrets: Secrets, realm: DeviceRealm, publicUrl: string): DeviceCookies {
  const isSecure = publicUrl.startsWith('https:');
  return {
    async make(email) {
      const token = new SignJWT()
        .setSubject(accountKey(email))
        .setAudience(realm.name)
        .setJti(randomBytes(ID_BYTES).toString('base64url'))
        .setExpirationTime(`${COOKIE_DAYS} days`);
      const value = await signToken(secrets, 'device-key', token);
      return stringifySetCookie({
        name: nameFor(email, isSecure),
        value,
        maxAge: COOKIE_DAYS * 86_400,
        path: realm.path,
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
      });
    },

    async read(email, header) {
      const value = parseCookie(header ?? '')[nameFor(email, isSecure)];
      if (!value) return undefined;
      const claims = { audience: realm.name, subject: accountKey(email) };
      return payloadShape.safeParse(await verifyToken(secrets, 'device-key', value, claims)).data?.jti;
    },
  };
}

/** One cookie per account, so that a shared computer remembers all of its users. */
function nameFor(email: string, isSecure: boolean): string {
  return `${isSecure ? '__Secure-' : ''}gulmohar_device_${accountKey(email).slice(0, 8)}`;
}
