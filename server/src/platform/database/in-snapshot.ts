import type { Database } from './connection.ts';

/**
 * Runs reads that must agree with each other: all of them see what was committed before the first one, and
 * nothing that is committed meanwhile. A screen that polls until a state says 'finished' would otherwise keep
 * what it showed before, if the change is committed between two reads of the last reply.
 */
export function inSnapshot<Result>(db: Database, read: (db: Database) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
