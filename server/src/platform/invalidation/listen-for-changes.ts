import pg from 'pg';
import type { Logger } from 'pino';

const RETRY_MS = 1_000;
const CONNECT_MS = 5_000;
/** Nothing is ever sent on this connection, so only keep-alive notices that its other end is gone. */
const KEEP_ALIVE_AFTER_MS = 5_000;

/** Once listening, and on every notification. Reconnects by itself; until then, requests check for changes. */
export function listenForChanges(
  connection: pg.PoolConfig,
  log: Logger,
  onWake: () => void,
): { stop(): Promise<void> } {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    client = new pg.Client({
      ...connection,
      application_name: 'gulmohar invalidation listener',
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      connectionTimeoutMillis: CONNECT_MS,
    });
    client.on('notification', onWake);
    client.on('error', (error) => log.warn({ err: error }, 'the invalidation listener lost its connection'));
    client.on('end', connectLater);
    await client.connect();
    await client.query('listen invalidation');
    onWake();
  }

  function connectOrRetry(): void {
    connect().catch((error: unknown) => {
      log.warn({ err: error }, 'the invalidation listener cannot connect');
      connectLater();
    });
  }

  function connectLater(): void {
    clearTimeout(retry);
    if (!stopped) retry = setTimeout(connectOrRetry, RETRY_MS);
  }

  connectOrRetry();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
