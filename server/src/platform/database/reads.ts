import type { Database } from './connection.ts';

/** A database to read from: what inserts, updates, deletes or begins a transaction does not compile. */
export type ReadDatabase = Pick<Database, 'selectFrom' | 'getExecutor'>;

export type Read<Result> = (db: ReadDatabase) => Promise<Result>;

/** Where reads go that need not ask the primary (docs/decisions/0061-read-replica.md). A read may be repeated. */
export type Reads = {
  /** What everybody is shown. Every change that this process's change feed has reported is in it. */
  shared<Result>(read: Read<Result>): Promise<Result>;
  /** Lists and reports. Everything that was committed before this call is in it, whoever did it. */
  current<Result>(read: Read<Result>): Promise<Result>;
};

/** Without a replica: all of them ask the primary. */
export function readsOf(db: Database): Reads {
  return { shared: (read) => read(db), current: (read) => read(db) };
}
