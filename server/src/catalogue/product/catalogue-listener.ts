import pg from 'pg';
import type { Logger } from 'pino';

const RETRY_MS = 1_000;

/**
 * Calls back whenever any process changed the catalogue or the settings, and for both when it has to be assumed. Comes back by itself when the connection breaks; until then
 * the answers' own short age bounds how old they can be.
 */
export function listenToCatalogue(
  connection: pg.PoolConfig,
  log: Logger,
  onChange: (subject: 'catalogue' | 'settings') => void,
): { stop(): Promise<void> } {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    client = new pg.Client({
      ...connection,
      application_name: 'gulmohar catalogue listener',
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => onChange(payload === 'settings' ? 'settings' : 'catalogue'));
    client.on('error', (error) => log.warn({ err: error }, 'catalogue listener lost its connection'));
    client.on('end', connectLater);
    await client.connect();
    await client.query('listen catalogue');
    onChange('settings');
  }

  function connectOrRetry(): void {
    connect().catch((error: unknown) => {
      log.warn({ err: error }, 'catalogue listener cannot connect');
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
