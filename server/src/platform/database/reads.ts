import type { Database } from './connection.ts';

/** A read-only database: code that inserts, updates, deletes or begins a transaction does not compile. */
export type ReadDatabase = Pick<Database, 'selectFrom' | 'getExecutor'>;

/** Sees everything that was committed before this call, by any process. It may be run twice. */
export type Reads = <Result>(read: (db: ReadDatabase) => Promise<Result>) => Promise<Result>;

export function readsOf(db: Database): Reads {
  return (read) => read(db);
}
