import { AsyncLocalStorage } from 'node:async_hooks';

/** The server gives up on a statement by itself after this long. */
export const STATEMENT_MS = 10_000;
/** For the server's word that it gave up to arrive; after that nobody is there. */
const GRACE_MS = 5_000;

const patience = new AsyncLocalStorage<number>();

/** How long the answer to a statement is waited for, in ms. */
export function longestWait(): number {
  return (patience.getStore() ?? STATEMENT_MS) + GRACE_MS;
}

/** Has `work` wait for statements that may take `ms` each. */
export function withWaitOf<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  return patience.run(ms, work);
}
