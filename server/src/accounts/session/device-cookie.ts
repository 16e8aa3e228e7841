import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Database } from '../../platform/database/connection.ts';
import { installationSecret } from '../../platform/database/installation.ts';
import { accountKey } from '../../platform/http/rate-limits.ts';

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
export function deviceCookies(db: Database, realm: DeviceRealm, publicUrl: string): DeviceCookies {
  let secret: Promise<Uint8Array> | undefined;
  const key = () => {
    secret ??= installationSecret(db, 'device-key').then((text) => new TextEncoder().encode(text));
    return secret;
  };

  return {
    async make(email) {
      const value = await new SignJWT({})
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(accountKey(email))
        .setAudience(realm.name)
        .setJti(randomBytes(ID_BYTES).toString('base64url'))
        .setExpirationTime(`${DAYS} days`)
        .sign(await key());
      return stringifySetCookie({
        name: nameFor(email),
        value,
        maxAge: DAYS * 86_400,
        path: realm.path,
        httpOnly: true,
        sameSite: 'strict',
        secure: publicUrl.startsWith('https:'),
      });
    },

    async read(email, header) {
      const value = parseCookie(header ?? '')[nameFor(email)];
      if (!value) return undefined;
      try {
        const { payload } = await jwtVerify(value, await key(), {
          algorithms: ['HS256'],
          audience: realm.name,
          subject: accountKey(email),
        });
        return payloadShape.safeParse(payload).data?.jti;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

/** One for each account, so that a family's shared computer knows all of them. */
function nameFor(email: string): string {
  return `gulmohar_device_${accountKey(email).slice(0, 8)}`;
}
