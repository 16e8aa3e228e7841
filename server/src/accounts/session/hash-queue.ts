import PQueue from 'p-queue';
import { ShopError } from '../../platform/http/shop-error.ts';

/**
 * Whose passwords wait to be hashed, the first served first: of people who are signed in or whose device is
 * known; of strangers who did a proof of work; of strangers who sign in to the admin; of all others.
 */
const lines = ['known', 'proven', 'staff', 'shoppers'] as const;

export type Line = (typeof lines)[number];

/** Each hash keeps one core busy, so two run at a time. With this many waiting in a line, it is full. */
const MAX_CONCURRENT_HASHES = 2;
const MAX_WAITING_HASHES = 100;

const queue = new PQueue({ concurrency: MAX_CONCURRENT_HASHES });

function priorityOf(line: Line): number {
  return lines.length - lines.indexOf(line);
}

export class LineFull extends ShopError {
  constructor() {
    super('TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.', { retryAfter: 5 });
  }
}

/** Runs the work in its turn. @throws LineFull */
export async function inLine<Result>(line: Line, work: () => Promise<Result>): Promise<Result> {
  const priority = priorityOf(line);
  if (queue.sizeBy({ priority }) >= MAX_WAITING_HASHES) throw new LineFull();
  return queue.add(work, { priority });
}
