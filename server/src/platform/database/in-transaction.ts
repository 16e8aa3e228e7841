import type { Database, Transaction } from './connection.ts';

/** serialization_failure and deadlock_detected: PostgreSQL undid a transaction, so that another could go on. */
const UNDONE: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const MAX_TRIES = 3;

/** Runs work again when PostgreSQL undid it in favour of another transaction; it must leave no traces elsewhere. */
export async function inTransaction<Result>(
  db: Database,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === MAX_TRIES || !wasUndone(error)) throw error;
    }
  }
}

function wasUndone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNDONE.has(error.code);
}
