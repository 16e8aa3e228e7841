import PQueue from 'p-queue';
import { ShopError } from '../../platform/http/shop-error.ts';

/**
 * Whose passwords wait to be hashed, in the order in which they are served: people who are signed in or whose
 * device is known; strangers who did a proof of work; strangers who sign in to the admin; all others.
 */
const lines = ['known', 'proven', 'staff', 'shoppers'] as const;

export type Line = (typeof lines)[number];

/** Each hash keeps one core busy. */
const MAX_CONCURRENT_HASHES = 2;
/** In each line. */
const MAX_WAITING_HASHES = 100;

const queue = new PQueue({ concurrency: MAX_CONCURRENT_HASHES });

export class LineFull extends ShopError {
  constructor() {
    super('TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.', { retryAfter: 5 });
  }
}

/** Runs the work in its turn. @throws LineFull */
export async function inLine<Result>(line: Line, work: () => Promise<Result>): Promise<Result> {
  const priority = lines.length - lines.indexOf(line);
  if (queue.sizeBy({ priority }) >= MAX_WAITING_HASHES) throw new LineFull();
  return queue.add(work, { priority });
}
