import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { inSpan } from '../tracing/spans.ts';
import { statementName } from '../tracing/statement-name.ts';
import { DatabaseFault, type FaultKind, faultKindOf } from './database-fault.ts';

/** What is known of the database, see `watchDatabase`. */
export type DatabaseWatch = {
  /** undefined: it answers and takes changes. */
  readonly fault: FaultKind | undefined;
  /** Another number whenever connections of before may lead to a server that is the right one no more. */
  readonly epoch: number;
  /** What a statement or a connection came upon. */
  report(kind: FaultKind): void;
  /** Calls back whenever nobody answers any more. @returns what takes that back */
  onAway(callback: () => void): () => void;
};

/** Nobody watches: each connection finds out for itself. */
export const unwatched: DatabaseWatch = {
  fault: undefined,
  epoch: 0,
  report: () => undefined,
  onAway: () => () => undefined,
};

/**
 * The same pool, which fails at once while the database is away, and whose faults are `DatabaseFault`s. A connection
 * that broke, or leads to a server of before, is not used again.
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

/** @throws DatabaseFault as soon as it is known that nobody answers */
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
    // Such as a rollback: it would wait for an answer that does not come.
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
