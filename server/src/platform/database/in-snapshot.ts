import type { Database } from './connection.ts';

/**
 * Runs reads that must agree with each other: all of them see what was committed before the first one, and
 * nothing that is committed meanwhile. Screens that stop polling when a state says 'finished' need this for
 * what is finished to be in the same reply.
 */
export function inSnapshot<Result>(db: Database, read: (db: Database) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
