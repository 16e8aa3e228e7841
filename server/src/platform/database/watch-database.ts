import type pg from 'pg';
import { openPool } from './connection.ts';
import { type FaultKind, faultKindOf } from './database-fault.ts';
import type { DatabaseWatch } from './guarded-pool.ts';

const QUERY_INTERVAL_MS = 1_000;
const RESPONSE_TIMEOUT_MS = 2_000;

const STATE_QUERY = `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly"`;
/** Spills to disk, which fails when the disk is full. */
const DISK_SPACE_QUERY = `begin; set local work_mem = '64kB'; select count(*) from generate_series(1, 20000); commit`;

export type WatchOptions = {
  onChange(fault: FaultKind | undefined): void;
  intervalMs?: number;
  timeoutMs?: number;
};

/** Away when it twice does not respond, 3 to 5 s after its last response; back within a second of the next. */
export function watchDatabase(
  connection: pg.PoolConfig,
  { onChange, intervalMs = QUERY_INTERVAL_MS, timeoutMs = RESPONSE_TIMEOUT_MS }: WatchOptions,
): DatabaseWatch & { stop(): Promise<void> } {
  const limits = { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs };
  const pool = openPool({ ...connection, ...limits }, 1, () => undefined);
  const callbacks = new Set<() => void>();
  let fault: FaultKind | undefined;
  let epoch = 0;
  let checking: Promise<void> | undefined;
  let isStopped = false;

  function settle(next: FaultKind | undefined): void {
    if (next === fault || isStopped) return;
    if (fault) epoch += 1;
    fault = next;
    if (next === 'away') for (const callback of [...callbacks]) callback();
    onChange(next);
  }

  function check(): void {
    const needsRoom = fault === 'full';
    checking ??= examine(pool, needsRoom)
      // A connection may have been cut, and this process may have stood still: once more, on a new one.
      .catch(() => examine(pool, needsRoom))
      .catch(faultKindOf)
      .then(settle)
      .finally(() => {
        checking = undefined;
      });
  }

  const timer = setInterval(check, intervalMs);
  timer.unref();
  return {
    get fault() {
      return fault;
    },
    get epoch() {
      return epoch;
    },
    report(kind) {
      if (isStopped) return;
      // One broken connection says little about the others.
      if (kind === 'away') check();
      else settle(kind);
    },
    onAway(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await checking;
      await pool.end();
    },
  };
}

async function examine(pool: pg.Pool, needsRoom: boolean): Promise<FaultKind | undefined> {
  const client = await pool.connect();
  let isWell = false;
  try {
    const { rows } = await client.query<{ isReadOnly: boolean }>(STATE_QUERY);
    if (rows[0]?.isReadOnly) return 'read-only';
    if (needsRoom) await client.query(DISK_SPACE_QUERY);
    isWell = true;
    return undefined;
  } finally {
    // By the next time, the address of a standby may lead to the primary.
    client.release(!isWell);
  }
}
