import { AsyncLocalStorage } from 'node:async_hooks';

/** After this long the server cancels a statement itself. */
export const STATEMENT_MS = 10_000;
/**
 * How long to wait for the server's cancellation error to arrive before assuming that the connection is dead.
 */
const GRACE_MS = 5_000;

const patience = new AsyncLocalStorage<number>();

/** How long to wait for the result of a statement, in ms. */
export function longestWait(): number {
  return (patience.getStore() ?? STATEMENT_MS) + GRACE_MS;
}

/** Runs `work` with statements that may take up to `ms` each. */
export function withWaitOf<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  return patience.run(ms, work);
}
