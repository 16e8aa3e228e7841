import { DatabaseFault } from './database-fault.ts';

/** @throws DatabaseFault when the work has not ended after `ms`; it goes on, and nobody waits for it */
export async function withinDeadline<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DatabaseFault('away')), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
