import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort, startService } from './service.ts';

/** A checkout of the project whose shop runs on a database of its own, started by its own `npm start`. */
export type Shop = {
  /** Its base URL. */
  url: string;
  /** The process of `npm start`. */
  pid: number;
  startSeconds: number;
  /** Its embedded database. */
  connection: pg.ClientConfig;
  stop(): Promise<void>;
  /** Stops it and starts it again on the same data. */
  restart(): Promise<void>;
  /** Runs one of the operator's commands: `npm run shop -- …`. */
  command(...args: string[]): Promise<void>;
};

/**
 * Starts the demo shop of a checkout.
 * @param settings more environment variables
 */
export async function startShop(
  root: string,
  closing: AsyncDisposableStack,
  settings: Record<string, string> = {},
): Promise<Shop> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'gulmohar-bench-'));
  closing.defer(() => rm(dataDir, { recursive: true, force: true }));
  // Under root, the database runs as another user, who needs access.
  await chmod(dataDir, 0o711);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const program = { command: 'npm', args: ['start'], cwd: root, env, readyAt: `${url}/readyz` };
  const service = await startService(program, closing);
  const shop: Shop = {
    ...service,
    url,
    connection: await connectionOf(dataDir),
    async restart() {
      await shop.stop();
      Object.assign(shop, await startService(program, closing));
    },
    async command(...args) {
      await promisify(execFile)('npm', ['run', '--silent', 'shop', '--', ...args], {
        cwd: root,
        env: { ...process.env, ...env },
      });
    },
  };
  return shop;
}

/** Reads where the embedded database listens from the file that PostgreSQL keeps in its folder. */
async function connectionOf(dataDir: string): Promise<pg.ClientConfig> {
  const cluster = (await readdir(dataDir)).find((name) => name.startsWith('postgresql-'));
  const file = path.join(dataDir, cluster ?? '', 'postmaster.pid');
  const [, , , port, host = ''] = (await readFile(file, 'utf8')).split('\n');
  return { host, port: Number(port), user: 'gulmohar', database: 'gulmohar' };
}

/** Runs statements on a shop's database. */
export async function withDatabase<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
