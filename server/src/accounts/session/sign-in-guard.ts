import type { IncomingHttpHeaders } from 'node:http';
import { PROOF_HEADER } from '@gulmohar/contract/api/proof.ts';
import { callerKey } from '../../platform/http/caller-key.ts';
import type { FloodGate } from '../../platform/http/flood-gate.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import type { AnyCall } from '../../platform/http/route.ts';
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
import { type DeviceRealm, deviceCookies, type Factors } from './device-cookie.ts';
import { type Line, LineFull } from './hash-queue.ts';

/** A sign-in attempt: the account, the client's IP address, its cookies and its proof of work. */
export type Attempt = { email: string; address: string; cookies: string | undefined; proof: unknown };

export function attemptOf(email: string, { caller, headers }: Pick<AnyCall, 'caller' | 'headers'>): Attempt {
  return { email, address: caller.address, cookies: headers.cookie, proof: headers[PROOF_HEADER] };
}

type SignInGuard = {
  /**
   * Counts an attempt as failed, even when no such account exists, and then checks its password.
   * @param check gets the line in which the password waits to be hashed
   * @throws ShopError TOO_MANY_REQUESTS after five attempts from this address or this known device;
   * PROOF_NEEDED for an unknown device while too many others wait
   */
  attempt<Result>(attempt: Attempt, check: (line: Line) => Promise<Result>): Promise<Result>;
  /** Resets the count once the owner has proved to be the one signing in. */
  forgive(attempt: Attempt): Promise<void>;
  /** @returns a Set-Cookie that makes this a known device */
  remember(email: string, factors?: Factors): Promise<string>;
  /** @returns the id of a device on which anybody signed in before */
  knownDevice(headers: IncomingHttpHeaders): Promise<string | undefined>;
  /** @returns the key of this device if the account's second factor was given on it before */
  trustedDevice(attempt: Attempt): Promise<string | undefined>;
};

type Realm = DeviceRealm & { limit: RateLimit; slowdown: RateLimit; line: Line };

export const shoppers: Realm = {
  name: 'shopper',
  path: '/api/user',
  limit: loginAccountLimit,
  slowdown: loginSlowdown,
  line: 'shoppers',
};
export const staffMembers: Realm = {
  name: 'staff',
  path: '/api/admin',
  limit: adminAccountLimit,
  slowdown: adminSlowdown,
  line: 'staff',
};

type Needs = { secrets: Secrets; limiter: RateLimiter; gate: FloodGate; publicUrl: string };

/**
 * Limits password guessing without letting anybody lock others out. Failed attempts are counted per account
 * and address; a device that has signed in before has its own count. All other attempts on an account are
 * only slowed down more and more, and need a proof of work while too many wait.
 */
export function signInGuard({ secrets, limiter, gate, publicUrl }: Needs, realm: Realm): SignInGuard {
  const devices = deviceCookies(secrets, realm, publicUrl);

  async function placeOf({ email, address, cookies }: Attempt): Promise<{ key: string; isKnown: boolean }> {
    const device = await devices.read(email, cookies);
    return { key: accountKeyFrom(email, device?.id ?? callerKey(address)), isKnown: device !== undefined };
  }

  return {
    async attempt(attempt, check) {
      const { key, isKnown } = await placeOf(attempt);
      await limiter.consume(realm.limit, key);
      if (isKnown) return check('known');
      const { email, proof } = attempt;
      if (await gate.slowDown({ limit: realm.slowdown, key: accountKey(email) }, proof)) {
        return check('proven');
      }
      return check(realm.line).catch(async (error) => {
        if (!(error instanceof LineFull)) throw error;
        await gate.demand(proof);
        return check('proven');
      });
    },

    async forgive(attempt) {
      const { key } = await placeOf(attempt);
      await limiter.forget(realm.limit, key);
      await limiter.forget(realm.slowdown, accountKey(attempt.email));
    },

    remember: (email, factors = { secondFactor: false }) => devices.make(email, factors),

    knownDevice: ({ cookie }) => devices.find(cookie),

    async trustedDevice({ email, cookies }) {
      const device = await devices.read(email, cookies);
      return device?.secondFactor ? device.id : undefined;
    },
  };
}
