import { setTimeout as wait } from 'node:timers/promises';

/** Long after the work is done, so that the time of an answer does not tell what was found. */
const ANSWER_MS = 250;

/** Does the work and gives its result, or its failure, no sooner than a quarter of a second from now. */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work(), wait(ANSWER_MS)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
