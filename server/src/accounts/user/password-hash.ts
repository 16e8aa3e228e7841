import { randomUUID } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { ShopError } from '../../platform/http/shop-error.ts';

/** argon2id with 19 MiB and 2 passes, as the OWASP Password Storage Cheat Sheet recommends. */
const OWASP_PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash keeps one core busy, so two run at a time. With this many waiting, further ones are refused. */
const MAX_CONCURRENT_HASHES = 2;
const MAX_WAITING_HASHES = 100;
const hashLimit = pLimit(MAX_CONCURRENT_HASHES);

/** Used when an account does not exist, so that the response takes as long. */
const nobodysHash = hashPassword(randomUUID());

export async function hashPassword(password: string, parameters = OWASP_PARAMETERS): Promise<string> {
  return queued(() => hash(composed(password), parameters));
}

/**
 * @param storedHash undefined when there is no such account; the result is false after the same amount of
 * work
 */
export async function isPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const against = storedHash ?? (await nobodysHash);
  const isRight = await queued(() => verify(against, composed(password)));
  return isRight && storedHash !== undefined;
}

async function queued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (hashLimit.pendingCount >= MAX_WAITING_HASHES) {
    throw new ShopError('TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.', { retryAfter: 5 });
  }
  return hashLimit(work);
}

/** Normalises to NFC, as RFC 8265 requires, because keyboards encode the same letter differently. */
function composed(password: string): string {
  return password.normalize('NFC');
}
