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
} from '../../platform/limits/rate-limits.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { type DeviceRealm, deviceCookies } from './device-cookie.ts';

type Attempt = { email: string; address: string; cookies: string | undefined };

type SignInGuard = {
  /**
   * Counts an attempt as failed before the password is checked, even when no such account exists.
   * @throws ShopError TOO_MANY_REQUESTS after five attempts from this address or this known device
   */
  admit(attempt: Attempt): Promise<void>;
  /** Resets the count once the owner has proved to be the one signing in. */
  forgive(attempt: Attempt): Promise<void>;
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
 * Limits password guessing without letting anybody lock others out. Failed attempts are counted per account
 * and address; a device that has signed in before has its own count. All other attempts on an account are
 * only slowed down more and more.
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
