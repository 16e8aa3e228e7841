import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import type pg from 'pg';

export type FaultProxy = {
  /** The connection to the database through the proxy. */
  connection: pg.PoolConfig;
  /** Lets the next COMMIT reach the server, but breaks the connection before its response arrives. */
  cutNextCommit(): void;
  /** Breaks the connection before the next COMMIT reaches the server, which rolls the transaction back. */
  loseNextCommit(): void;
  /**
   * The same as `cutNextCommit` for a statement that contains these words and has not been prepared on its
   * connection before.
   */
  cutNextStatement(text: string): void;
  /** Acts as if every packet were dropped: connections are accepted, but nothing responds. */
  dropSilently(): void;
  /** Acts as if the pooler were stopped: connections end, and new ones are refused. */
  refuse(): Promise<void>;
  /** Lets new connections through again; the silent ones stay silent. */
  recover(): Promise<void>;
  close(): Promise<void>;
};

/** A simple query in PostgreSQL's protocol: `Q`, length, text, NUL. */
const COMMIT = Buffer.concat([Buffer.from('Q\0\0\0\u000b'), Buffer.from('commit\0')]);

/** A proxy between the shop and its database that breaks connections where a test wants it. */
export async function faultProxy(database: pg.PoolConfig): Promise<FaultProxy> {
  const open = new Set<Socket>();
  let awaited: Buffer | undefined;
  let isDelivered = true;
  let isSilent = false;
  const lost = new WeakSet<Socket>();

  const server = createServer((client) => {
    if (isSilent) {
      open.add(client.on('error', () => undefined));
      return;
    }
    const upstream = connect(path.join(`${database.host}`, `.s.PGSQL.${database.port}`));
    open.add(client).add(upstream);
    let isCut = false;
    client.on('data', (bytes) => {
      if (isLost(client)) return;
      if (awaited && bytes.includes(awaited)) {
        awaited = undefined;
        isCut = true;
        if (!isDelivered) {
          upstream.destroy();
          return;
        }
      }
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      if (isLost(client)) return;
      if (!isCut) client.write(bytes);
      else client.destroy();
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  async function listen(port: number): Promise<number> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('The proxy has no port');
    return address.port;
  }

  /** Connections that were open while packets were dropped stay dead. */
  function isLost(client: Socket): boolean {
    if (isSilent) lost.add(client);
    return lost.has(client);
  }

  async function endAll(): Promise<void> {
    for (const socket of open) socket.destroy();
    open.clear();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  }

  const port = await listen(0);
  return {
    connection: { ...database, host: '127.0.0.1', port },
    cutNextCommit() {
      awaited = COMMIT;
      isDelivered = true;
    },
    loseNextCommit() {
      awaited = COMMIT;
      isDelivered = false;
    },
    cutNextStatement(text) {
      awaited = Buffer.from(text);
      isDelivered = true;
    },
    dropSilently() {
      isSilent = true;
    },
    refuse: endAll,
    async recover() {
      isSilent = false;
      if (!server.listening) await listen(port);
    },
    close: endAll,
  };
}
