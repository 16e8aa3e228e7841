import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { accountKey } from '../../platform/limits/rate-limits.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { signToken, verifyToken } from '../../platform/secrets/signed-token.ts';

/** The accounts and the path that a cookie is valid for; shoppers and staff have separate accounts. */
export type DeviceRealm = { name: 'shopper' | 'staff'; path: '/api/user' | '/api/admin' };

/** Whether somebody signed in with the second factor as well, or with the password alone. */
export type Factors = { secondFactor: boolean };

/** A device on which the account was signed in to before. */
export type KnownDevice = Factors & { id: string };

type DeviceCookies = {
  /** @returns a Set-Cookie recording that the account was signed in to on this device */
  make(email: string, factors: Factors): Promise<string>;
  /** @param header the request's `cookie` @returns undefined if the account was never signed in to on it */
  read(email: string, header: string | undefined): Promise<KnownDevice | undefined>;
  /** @returns the id of a device on which any account was signed in to */
  find(header: string | undefined): Promise<string | undefined>;
};

const COOKIE_DAYS = 365;
const ID_BYTES = 16;
const NAME = 'gulmohar_device_';
/** How many accounts' cookies are looked at to recognise a device. */
const MAX_READ = 5;
const payloadShape = z.object({ jti: z.string().min(1), secondFactor: z.boolean().default(false) });

/**
 * Signed, HttpOnly cookies, one per account, that mark a device on which the account was signed in to (OWASP,
 * 'device cookies'). They grant no access, but a device that has one is not slowed down by other people's
 * guesses.
 */
export function deviceCookies(secrets: Secrets, realm: DeviceRealm, publicUrl: string): DeviceCookies {
  const prefix = `${publicUrl.startsWith('https:') ? '__Secure-' : ''}${NAME}`;
  /** One cookie per account, so that a shared computer remembers all of its users. */
  const nameFor = (email: string) => `${prefix}${accountKey(email).slice(0, 8)}`;

  async function verified(value: string, subject?: string): Promise<KnownDevice | undefined> {
    const claims = { audience: realm.name, ...(subject && { subject }) };
    const { data } = payloadShape.safeParse(await verifyToken(secrets, 'device-key', value, claims));
    return data && { id: data.jti, secondFactor: data.secondFactor };
  }

  return {
    async make(email, { secondFactor }) {
      const token = new SignJWT({ secondFactor })
        .setSubject(accountKey(email))
        .setAudience(realm.name)
        .setJti(randomBytes(ID_BYTES).toString('base64url'))
        .setExpirationTime(`${COOKIE_DAYS} days`);
      const value = await signToken(secrets, 'device-key', token);
      return stringifySetCookie({
        name: nameFor(email),
        value,
        maxAge: COOKIE_DAYS * 86_400,
        path: realm.path,
        httpOnly: true,
        sameSite: 'strict',
        secure: publicUrl.startsWith('https:'),
      });
    },

    async read(email, header) {
      const value = parseCookie(header ?? '')[nameFor(email)];
      return value ? verified(value, accountKey(email)) : undefined;
    },

    async find(header) {
      const ours = Object.entries(parseCookie(header ?? '')).filter(([name]) => name.startsWith(prefix));
      const devices = await Promise.all(ours.slice(0, MAX_READ).map(([, value]) => verified(value ?? '')));
      return devices.find((device) => device !== undefined)?.id;
    },
  };
}
