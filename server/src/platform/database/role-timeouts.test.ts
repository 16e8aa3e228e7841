import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { setRoleTimeouts } from './role-timeouts.ts';

test('several shops that start at once all find the time-outs set', async () => {
  const database = await testDatabase('template1');
  const { connection } = database;
  const starts = Array.from({ length: 6 }, () => setRoleTimeouts({ connection, direct: connection }));
  await Promise.all(starts);
  const { rows } = await database.pool.query<{ setconfig: string[] }>(
    `select setconfig from pg_db_role_setting
     where setdatabase = (select oid from pg_database where datname = current_database())`,
  );
  expect(rows[0]?.setconfig).toContain('statement_timeout=10000');
  await database.drop();
});
