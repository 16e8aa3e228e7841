import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import type pg from 'pg';

export type FaultProxy = {
  /** How to reach the database through the proxy. */
  connection: pg.PoolConfig;
  /** The next COMMIT reaches the server, but its response does not come back: the connection is broken. */
  cutNextCommit(): void;
  close(): Promise<void>;
};

/** A simple query of PostgreSQL's protocol: `Q`, length, text, NUL. */
const COMMIT = Buffer.concat([Buffer.from('Q\0\0\0\u000b'), Buffer.from('commit\0')]);

/** Stands between the shop and its database, and breaks the connection where a test wants it. */
export async function faultProxy(database: pg.PoolConfig): Promise<FaultProxy> {
  const open = new Set<Socket>();
  let isArmed = false;

  const server = createServer((client) => {
    const upstream = connect(path.join(`${database.host}`, `.s.PGSQL.${database.port}`));
    open.add(client).add(upstream);
    let isCut = false;
    client.on('data', (bytes) => {
      if (isArmed && bytes.includes(COMMIT)) {
        isArmed = false;
        isCut = true;
      }
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port');
  return {
    connection: { ...database, host: '127.0.0.1', port: address.port },
    cutNextCommit() {
      isArmed = true;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
