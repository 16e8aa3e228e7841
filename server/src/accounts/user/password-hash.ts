import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { ShopError } from '../../platform/http/shop-error.ts';

/** argon2id, 19 MiB, 2 passes: the OWASP Password Storage Cheat Sheet's choice. */
const STRONG = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The least that argon2 allows: tests sign in thousands of times, and that was a seventh of their work. */
const QUICK = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const PARAMETERS = process.env.NODE_ENV === 'test' ? QUICK : STRONG;

/** Each hash takes a core: two at a time; with this many waiting, further ones are refused instead of queued. */
const AT_A_TIME = 2;
const MAX_WAITING = 100;
const imageLimit = pLimit(AT_A_TIME);

/** Stands in for the hash of an account that does not exist, so that the answer takes as long. */
const nobodysHash = hashPassword(randomUUID());

export async function hashPassword(password: string): Promise<string> {
  return whenItsTurn(() => hash(composed(password), PARAMETERS));
}

/** @param storedHash undefined when there is no such account: the answer is no, after the same work */
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

/** Keyboards write the same letter in several ways (RFC 8265 asks for NFC). */
function composed(password: string): string {
  return password.normalize('NFC');
}
