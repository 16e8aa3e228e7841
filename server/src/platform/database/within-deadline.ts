import { DatabaseFault } from './database-fault.ts';

/** @throws DatabaseFault when the work takes longer than `ms`; it continues, but its result is ignored */
export async function withinDeadline<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DatabaseFault('away')), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
