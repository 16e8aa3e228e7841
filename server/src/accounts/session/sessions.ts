import { randomBytes } from 'node:crypto';
import { SESSION_MAX_DAYS } from '@gulmohar/contract/accounts/session.ts';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/connection.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { tokenHash } from '../../platform/secrets/token-hash.ts';
import { insertSession, isAlive } from './session.store.ts';
import { createTokenSigner, type SessionClaims } from './session-token.ts';
import type { Shopper } from './shopper.ts';

export type Sessions = {
  /** Signs a user in. @returns the token for the browser */
  open(db: Database, userId: string): Promise<string>;
  /** Identifies a token's owner. @returns undefined when the token is invalid, expired or revoked */
  findShopper(token: string): Promise<Shopper | undefined>;
};

/** 128 random bits, which even somebody who can sign tokens could not guess. */
const KEY_BYTES = 16;
const MAX_CACHED_TOKENS = 10_000;
/** A token can outlive its stated expiry by this much; its session is checked on every request. */
const TOKEN_CACHE_MS = 60_000;

/** Manages the sessions of this installation. They are shared by all of its processes. */
export function createSessions(db: Database, secrets: Secrets): Sessions {
  const tokens = createTokenSigner(secrets);
  /**
   * The claims of verified tokens, cached because verifying a signature takes longer than the rest of a cart
   * request.
   */
  const cachedClaims = new LRUCache<string, SessionClaims>({
    // With `max` it would reserve the memory for all entries when it is created.
    maxSize: MAX_CACHED_TOKENS,
    sizeCalculation: () => 1,
    ttl: TOKEN_CACHE_MS,
  });

  async function readToken(token: string): Promise<SessionClaims | undefined> {
    const claims = cachedClaims.get(token) ?? (await tokens.verify(token));
    if (claims && !cachedClaims.has(token)) cachedClaims.set(token, claims);
    return claims;
  }

  return {
    async open(store, userId) {
      const key = randomBytes(KEY_BYTES).toString('base64url');
      await insertSession(store, tokenHash(key), userId);
      return tokens.sign({ userId, key }, SESSION_MAX_DAYS);
    },

    async findShopper(token) {
      const claims = await readToken(token);
      if (!claims) return undefined;
      const sessionKeyHash = tokenHash(claims.key);
      if (!(await isAlive(db, { keyHash: sessionKeyHash, userId: claims.userId }))) return undefined;
      return { userId: claims.userId, sessionKeyHash };
    },
  };
}
