import { randomUUID } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { ShopError } from '../../platform/http/shop-error.ts';

/** argon2id with 19 MiB and 2 passes, as the OWASP Password Storage Cheat Sheet recommends. */
const RECOMMENDED: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash keeps one core busy, so two run at a time. With this many waiting, further ones are refused. */
const AT_A_TIME = 2;
const MAX_WAITING = 100;
const imageLimit = pLimit(AT_A_TIME);

/** Used when an account does not exist, so that the response takes as long. */
const nobodysHash = hashPassword(randomUUID());

export async function hashPassword(password: string, parameters = RECOMMENDED): Promise<string> {
  return whenItsTurn(() => hash(composed(password), parameters));
}

/**
 * @param storedHash undefined when there is no such account; the result is false after the same amount of
 * work
 */
export async function isPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const against = storedHash ?? (await nobodysHash);
  const isRight = await whenItsTurn(() => verify(against, composed(password)));
  return isRight && storedHash !== undefined;
}

async function whenItsTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (imageLimit.pendingCount >= MAX_WAITING) {
    throw new ShopError('TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.', { retryAfter: 5 });
  }
  return imageLimit(work);
}

/** Normalises to NFC, as RFC 8265 requires, because keyboards encode the same letter differently. */
function composed(password: string): string {
  return password.normalize('NFC');
}
