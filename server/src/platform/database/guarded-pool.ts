import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { inSpan } from '../tracing/spans.ts';
import { statementName } from '../tracing/statement-name.ts';
import { DatabaseFault, type FaultKind, faultKindOf } from './database-fault.ts';

export type DatabaseWatch = {
  /** undefined while it responds and accepts changes. */
  readonly fault: FaultKind | undefined;
  /** Changes whenever a fault has ended, since older connections may lead nowhere or to another server. */
  readonly epoch: number;
  report(kind: FaultKind): void;
  onAway(callback: () => void): () => void;
};

export const unwatched: DatabaseWatch = {
  fault: undefined,
  epoch: 0,
  report: () => undefined,
  onAway: () => () => undefined,
};

/** Fails at once while the database is away, and does not reuse connections from before that. */
export function guardedPool(pool: pg.Pool, watch: DatabaseWatch): PostgresPool {
  const epochs = new WeakMap<pg.PoolClient, number>();

  async function connect(): Promise<PostgresPoolClient> {
    if (watch.fault === 'away') throw new DatabaseFault('away');
    const client = await pool.connect().catch((error: unknown) => {
      throw asFault(error, watch);
    });
    const epoch = epochs.get(client) ?? watch.epoch;
    epochs.set(client, epoch);
    if (epoch === watch.epoch) return guardedClient(client, watch);
    client.release(true);
    return connect();
  }

  return { options: pool.options, end: () => pool.end(), connect };
}

function guardedClient(client: pg.PoolClient, watch: DatabaseWatch): PostgresPoolClient {
  let brokenBy: FaultKind | undefined;
  // A client that is asked to end during a query fails it.
  const forget = watch.onAway(() => void client.end());

  async function query(text: string, values: readonly unknown[]) {
    // Such as a rollback, which would wait for a response that never comes.
    if (brokenBy === 'away') throw new DatabaseFault('away');
    try {
      return await inSpan(
        () => ({
          name: statementName(text),
          kind: 'client',
          attributes: { 'db.system.name': 'postgresql', 'db.query.summary': statementName(text) },
        }),
        () => client.query(text, [...values]),
      );
    } catch (error) {
      const fault = asFault(error, watch);
      if (fault instanceof DatabaseFault && fault.kind !== 'full') brokenBy ??= fault.kind;
      throw fault;
    }
  }

  return {
    // Without the overload for cursors, which is not used here.
    query: query as unknown as PostgresPoolClient['query'],
    release(destroy) {
      forget();
      client.release(destroy || brokenBy !== undefined);
    },
  };
}

function asFault(error: unknown, watch: DatabaseWatch): unknown {
  const kind = faultKindOf(error);
  if (!kind) return error;
  watch.report(kind);
  return error instanceof DatabaseFault ? error : new DatabaseFault(kind, error);
}
