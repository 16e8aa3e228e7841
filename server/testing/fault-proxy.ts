import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import type pg from 'pg';

export type FaultProxy = {
  /** How to reach the database through the proxy. */
  connection: pg.PoolConfig;
  /** The next COMMIT reaches the server, but its response does not come back: the connection is broken. */
  cutNextCommit(): void;
  /** The same for a statement that is new to its connection, by words of its text. */
  cutNextStatement(words: string): void;
  /** As if every packet were dropped: connections are accepted, and nobody ever answers. */
  dropSilently(): void;
  /** As if the pooler were stopped: connections end, and none is accepted. */
  refuse(): Promise<void>;
  /** Lets new connections through again; those that fell silent stay so. */
  recover(): Promise<void>;
  close(): Promise<void>;
};

/** A simple query of PostgreSQL's protocol: `Q`, length, text, NUL. */
const COMMIT = Buffer.concat([Buffer.from('Q\0\0\0\u000b'), Buffer.from('commit\0')]);

/** Stands between the shop and its database, and breaks the connection where a test wants it. */
export async function faultProxy(database: pg.PoolConfig): Promise<FaultProxy> {
  const open = new Set<Socket>();
  let awaited: Buffer | undefined;
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

  /** What a connection that was open while packets were dropped sends or is sent does not arrive any more. */
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
    },
    cutNextStatement(words) {
      awaited = Buffer.from(words);
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
