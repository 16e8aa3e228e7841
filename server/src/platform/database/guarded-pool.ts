import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { inSpan } from '../tracing/spans.ts';
import { statementName } from '../tracing/statement-name.ts';
import { DatabaseFault, type FaultKind, faultKindOf } from './database-fault.ts';

/** The state of the database, see `watchDatabase`. */
export type DatabaseWatch = {
  /** undefined while it responds and accepts changes. */
  readonly fault: FaultKind | undefined;
  /** Changes whenever existing connections may lead to the wrong server, for example after a failover. */
  readonly epoch: number;
  /** Reports a fault found by a statement or a connection. */
  report(kind: FaultKind): void;
  /** Calls back whenever the database goes away. @returns a function that unsubscribes */
  onAway(callback: () => void): () => void;
};

/** No watch: each connection finds out for itself. */
export const unwatched: DatabaseWatch = {
  fault: undefined,
  epoch: 0,
  report: () => undefined,
  onAway: () => () => undefined,
};

/**
 * Wraps the pool so that it fails immediately while the database is away, and throws `DatabaseFault`s.
 * Connections that broke, or that were opened before a failover, are not used again.
 */
export function guardedPool(pool: PostgresPool, watch: DatabaseWatch): PostgresPool {
  const guarded = new WeakMap<PostgresPoolClient, { client: PostgresPoolClient; epoch: number }>();

  function take(client: PostgresPoolClient) {
    const known = guarded.get(client) ?? { client: guardedClient(client, watch), epoch: watch.epoch };
    guarded.set(client, known);
    return known;
  }

  async function connect(): Promise<PostgresPoolClient> {
    const plain = await connectUnlessAway(pool, watch);
    const { client, epoch } = take(plain);
    if (epoch === watch.epoch) return client;
    plain.release(true);
    return connect();
  }

  return { options: pool.options, end: () => pool.end(), connect };
}

/** @throws DatabaseFault as soon as the database is known to be away */
async function connectUnlessAway(pool: PostgresPool, watch: DatabaseWatch): Promise<PostgresPoolClient> {
  if (watch.fault === 'away') throw new DatabaseFault('away');
  const connecting = pool.connect();
  const { promise: away, reject } = Promise.withResolvers<never>();
  const forget = watch.onAway(() => {
    reject(new DatabaseFault('away'));
    connecting.then(
      (client) => client.release(true),
      () => undefined,
    );
  });
  try {
    return await Promise.race([connecting, away]);
  } catch (error) {
    throw asFault(error, watch);
  } finally {
    forget();
  }
}

function guardedClient(client: PostgresPoolClient, watch: DatabaseWatch): PostgresPoolClient {
  let brokenBy: FaultKind | undefined;

  async function query(text: string, values?: readonly unknown[]) {
    // Such as a rollback, which would wait for a response that never comes.
    if (brokenBy === 'away') throw new DatabaseFault('away');
    try {
      return await inSpan(
        () => ({
          name: statementName(text),
          kind: 'client',
          attributes: { 'db.system.name': 'postgresql', 'db.query.summary': statementName(text) },
        }),
        () => client.query(text, values ?? []),
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
    release: (destroy) => client.release(destroy || brokenBy !== undefined),
  };
}

function asFault(error: unknown, watch: DatabaseWatch): unknown {
  const kind = faultKindOf(error);
  if (!kind) return error;
  watch.report(kind);
  return error instanceof DatabaseFault ? error : new DatabaseFault(kind, error);
}
