import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { accountKey } from '../../platform/http/rate-limits.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { signToken, verifyToken } from '../../platform/secrets/signed-token.ts';

/** Where a cookie is valid and sent: shoppers and staff have separate accounts. */
export type DeviceRealm = { name: 'shopper' | 'staff'; path: '/api/user' | '/api/admin' };

type DeviceCookies = {
  /** @returns a Set-Cookie that says that an account was signed in to on this device */
  make(email: string): Promise<string>;
  /** @param header the request's `cookie` @returns the device's id, if the account was signed in to on it before */
  read(email: string, header: string | undefined): Promise<string | undefined>;
};

const DAYS = 365;
const ID_BYTES = 16;
const payloadShape = z.object({ jti: z.string().min(1) });

/**
 * Cookies that mark a device as one that an account was signed in to on (OWASP, 'device cookies'): signed, one for each
 * account, out of reach of scripts. They grant no access; strangers' guesses do not hold up a device that has one.
 */
export function deviceCookies(secrets: Secrets, realm: DeviceRealm, publicUrl: string): DeviceCookies {
  const isSecure = publicUrl.startsWith('https:');
  return {
    async make(email) {
      const token = new SignJWT()
        .setSubject(accountKey(email))
        .setAudience(realm.name)
        .setJti(randomBytes(ID_BYTES).toString('base64url'))
        .setExpirationTime(`${DAYS} days`);
      const value = await signToken(secrets, 'device-key', token);
      return stringifySetCookie({
        name: nameFor(email, isSecure),
        value,
        maxAge: DAYS * 86_400,
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

/** One for each account, so that a family's shared computer knows all of them. */
function nameFor(email: string, isSecure: boolean): string {
  return `${isSecure ? '__Secure-' : ''}gulmohar_device_${accountKey(email).slice(0, 8)}`;
}
