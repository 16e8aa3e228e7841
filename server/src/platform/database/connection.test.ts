import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { openPool } from './connection.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('a broken connection is reported to the operator, and one that ends with its shop is not', async () => {
  const lost: string[] = [];
  const pool = openPool(database.connection, 2, ({ message }) => lost.push(message));
  const [healthy, cut] = await Promise.all([pool.connect(), pool.connect()]);
  const { rows } = await cut.query<{ pid: number }>('select pg_backend_pid() as pid');
  const closed = new Promise((resolve) => cut.once('end', resolve));
  cut.release();
  await healthy.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await closed;
  expect(lost[0]).toBe('terminating connection due to administrator command');

  const reported = lost.length;
  const ended = pool.end();
  healthy.emit('error', new Error('terminating connection due to administrator command'));
  healthy.release();
  await ended;
  expect(lost).toHaveLength(reported);
});
