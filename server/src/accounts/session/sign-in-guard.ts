import { callerKey } from '../../platform/http/caller-key.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import {
  accountKey,
  accountKeyFrom,
  adminAccountLimit,
  adminSlowdown,
  loginAccountLimit,
  loginSlowdown,
  type RateLimit,
} from '../../platform/http/rate-limits.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { type DeviceRealm, deviceCookies } from './device-cookie.ts';

/** Who tries to sign in, and from where. */
type Attempt = { email: string; address: string; cookies: string | undefined };

type SignInGuard = {
  /**
   * Counts an attempt before the password is checked, as if it were wrong; the same for accounts that do not exist.
   * @throws ShopError TOO_MANY_REQUESTS after five from this address or this known device
   */
  admit(attempt: Attempt): Promise<void>;
  /** Resets the count, once it is certain that it was the account's owner. */
  forgive(attempt: Attempt): Promise<void>;
  /** @returns a Set-Cookie by which this device is known from now on */
  remember(email: string): Promise<string>;
};

type Realm = DeviceRealm & { limit: RateLimit; slowdown: RateLimit };

export const shoppers: Realm = {
  name: 'shopper',
  path: '/api/user',
  limit: loginAccountLimit,
  slowdown: loginSlowdown,
};
export const staffMembers: Realm = {
  name: 'staff',
  path: '/api/admin',
  limit: adminAccountLimit,
  slowdown: adminSlowdown,
};

type Needs = { secrets: Secrets; limiter: RateLimiter; publicUrl: string };

/**
 * Stops password guessing without letting anybody lock somebody else out: wrong ones are counted for an
 * account and an address together, a device that signed in before has a count of its own, and for the account alone
 * attempts only take longer and longer.
 */
export function signInGuard({ secrets, limiter, publicUrl }: Needs, realm: Realm): SignInGuard {
  const devices = deviceCookies(secrets, realm, publicUrl);

  async function placeOf({ email, address, cookies }: Attempt): Promise<{ key: string; isKnown: boolean }> {
    const device = await devices.read(email, cookies);
    return { key: accountKeyFrom(email, device ?? callerKey(address)), isKnown: device !== undefined };
  }

  return {
    async admit(attempt) {
      const { key, isKnown } = await placeOf(attempt);
      await limiter.consume(realm.limit, key);
      if (isKnown) return;
      await limiter.slowDown(realm.slowdown, accountKey(attempt.email));
    },

    async forgive(attempt) {
      const { key } = await placeOf(attempt);
      await limiter.forget(realm.limit, key);
      await limiter.forget(realm.slowdown, accountKey(attempt.email));
    },

    remember: (email) => devices.make(email),
  };
}
