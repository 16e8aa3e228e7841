import pg from 'pg';
import type { Host } from './database-address.ts';

/** How long the located host is remembered. */
const BELIEVED_MS = 1_000;
const PROBE_MS = 3_000;

/**
 * A class of node-postgres clients for several hosts, which node-postgres does not support: before each
 * connection they look for the writable host, as libpq does with `target_session_attrs=read-write`.
 * @returns the class, to be passed to a pool or used by `newClient`
 */
export function clientOfHosts(hosts: readonly Host[]): typeof pg.Client {
  let found: { host: Promise<Host>; at: number } | undefined;

  function locate(config: pg.ClientConfig): Promise<Host> {
    if (found && performance.now() - found.at < BELIEVED_MS) return found.host;
    const host = Promise.any(hosts.map((each) => probe(config, each))).catch((error: AggregateError) => {
      found = undefined;
      throw error.errors[0];
    });
    found = { host, at: performance.now() };
    return host;
  }

  return class extends pg.Client {
    readonly #config: pg.ClientConfig;

    constructor(config: pg.ClientConfig = {}) {
      super(config);
      this.#config = config;
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
      const connecting = locate(this.#config).then(({ host, port }) => {
        Object.assign(this, { host, port });
        return super.connect() as Promise<unknown>;
      });
      const settled = connecting.then(() => this as pg.Client);
      if (!callback) return settled;
      settled.then(() => callback(undefined as never), callback);
      return undefined;
    }
  };
}

/** @throws Error when the host cannot be reached or is a standby */
async function probe(config: pg.ClientConfig, { host, port }: Host): Promise<Host> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: PROBE_MS });
  Object.assign(client, { host, port });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is');
    if (rows[0]?.is) throw new Error(`${host}:${port} is a read-only standby`);
    return { host, port };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A client for this connection, with one host or several. */
export function newClient(connection: pg.PoolConfig): pg.Client {
  const { Client = pg.Client } = connection as { Client?: typeof pg.Client };
  return new Client(connection);
}

/**
 * Disables all time-outs, including the role's own, for work that may take long. Not for use through a
 * pooler.
 */
export const UNHURRIED = {
  options: '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0',
};
