import type { Database } from './connection.ts';

/** A read-only database: code that inserts, updates, deletes or begins a transaction does not compile. */
export type ReadDatabase = Pick<Database, 'selectFrom' | 'getExecutor'>;

export type Read<Result> = (db: ReadDatabase) => Promise<Result>;

/** Reads that need not go to the primary (docs/decisions/0061-read-replica.md). A read may be repeated. */
export type Reads = {
  /** For data shown to everybody. Includes every change that this process's change feed has reported. */
  shared<Result>(read: Read<Result>): Promise<Result>;
  /** For lists and reports. Includes everything committed before this call, by any process. */
  current<Result>(read: Read<Result>): Promise<Result>;
};

/** Without a replica all reads go to the primary. */
export function readsOf(db: Database): Reads {
  return { shared: (read) => read(db), current: (read) => read(db) };
}
