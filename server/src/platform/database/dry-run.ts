import type { Database, Transaction } from './connection.ts';

class DryRunOver extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super();
    this.result = result;
  }
}

/** Does the work in one transaction, which a dry run rolls back. @returns what the work returned, either way */
export function workOrTry<Result>(
  db: Database,
  isDryRun: boolean,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .execute(async (trx) => {
      const result = await work(trx);
      if (isDryRun) throw new DryRunOver(result);
      return result;
    })
    .catch((error: unknown) => {
      if (error instanceof DryRunOver) return error.result as Result;
      throw error;
    });
}
