import pg from 'pg';
import { startEmbeddedPostgres } from '../src/platform/database/embedded/start.ts';

/** Runs as a separate process in the test of kill -9: writes rows until it is killed. */
const ROWS_BEFORE_TELLING = 20;

const [, , dataDir = ''] = process.argv;
const { connection } = await startEmbeddedPostgres({ dataDir, say: () => undefined });
const client = new pg.Client(connection);
await client.connect();
await client.query('create table if not exists written (n integer)');
for (let n = 1; ; n++) {
  await client.query('insert into written values ($1)', [n]);
  if (n === ROWS_BEFORE_TELLING) process.send?.(n);
}
