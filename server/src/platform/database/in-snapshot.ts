import type { Database } from './connection.ts';

/** Reads that must agree: a screen that polls until 'finished' would otherwise miss what was committed in between. */
export function inSnapshot<Result>(db: Database, read: (db: Database) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
