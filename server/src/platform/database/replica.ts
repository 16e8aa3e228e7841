import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { databaseReads } from '../metrics/web-metrics.ts';
import { type Database, openDatabase, openPool } from './connection.ts';
import { DatabaseFault } from './database-fault.ts';
import type { Reads } from './reads.ts';

const CONNECT_TIMEOUT_MS = 1_000;
const CATCH_UP_TIMEOUT_MS = 200;
const POLL_INTERVAL_MS = 10;
/** A standby that is lost or too far behind is left alone for this long. */
const REST_MS = 5_000;
/** query_canceled: the query would take as long on the primary. */
const TOOK_TOO_LONG = '57014';

/**
 * It serves the reads for which it has replayed everything that the primary had committed; the primary serves all
 * others.
 */
export function openReplica(
  connection: pg.PoolConfig,
  { primary, poolSize, log }: { primary: Database; poolSize: number; log: Logger },
): { reads: Reads; close(): Promise<void> } {
  const onError = (err: Error) => log.debug({ err }, 'connection to the replica lost');
  const db = openDatabase(
    openPool({ ...connection, connectionTimeoutMillis: CONNECT_TIMEOUT_MS }, poolSize, onError),
  );
  let replayed: string | null = null;
  let restsUntil = 0;

  function rest(): false {
    restsUntil = performance.now() + REST_MS;
    return false;
  }

  async function isUpToDate(): Promise<boolean> {
    const written = await sql<{ position: string; isAhead: boolean }>`
      select pg_current_wal_insert_lsn()::text as position,
        coalesce(${replayed}::pg_lsn > pg_current_wal_insert_lsn(), true) as "isAhead"`.execute(primary);
    const { position, isAhead } = written.rows[0] ?? {};
    for (const until = performance.now() + CATCH_UP_TIMEOUT_MS; ; await wait(POLL_INTERVAL_MS)) {
      const { rows } = await sql<{ replayed: string; isThere: boolean }>`
        select pg_last_wal_replay_lsn()::text as replayed, pg_last_wal_replay_lsn() >= ${position}::pg_lsn as "isThere"
        where pg_is_in_recovery()`.execute(db);
      replayed = rows[0]?.replayed ?? null;
      // A standby that was ahead follows another primary, for example the one before a fail-over.
      if (isAhead || !rows[0]) return false;
      if (rows[0].isThere) return true;
      if (performance.now() > until) return rest();
    }
  }

  return {
    async reads(read) {
      try {
        if (performance.now() >= restsUntil && (await isUpToDate())) {
          const result = await read(db);
          databaseReads.inc({ from: 'replica' });
          return result;
        }
      } catch (err) {
        if (err instanceof Error && 'code' in err && err.code === TOOK_TOO_LONG) throw err;
        // A conflict with replay, a shutdown, or a table it does not have yet: the primary can answer.
        log.warn({ err }, 'a read from the replica failed; reading from the primary instead');
        if (err instanceof DatabaseFault) rest();
      }
      databaseReads.inc({ from: 'primary' });
      return read(primary);
    },
    close: () => db.destroy(),
  };
}
