import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultProxy } from '../../../testing/fault-proxy.ts';
import { readEnvironment } from '../config/env.ts';
import { clusterPaths } from './embedded/cluster-paths.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/start.ts';
import { openStorage } from './open-storage.ts';

let folder: string;
let server: EmbeddedPostgres;
let proxy: Awaited<ReturnType<typeof faultProxy>>;
let place: string;

/** A separate cluster that requires a password from everyone except its superuser. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gulmohar-usable-'));
  await chmod(folder, 0o711);
  server = await startEmbeddedPostgres({ dataDir: folder, say: () => undefined, settings: { fsync: 'off' } });
  const rules = path.join(clusterPaths(folder).data, 'pg_hba.conf');
  await writeFile(
    rules,
    `local all gulmohar trust\nlocal all stranger reject\nlocal all all scram-sha-256\n`,
  );
  for (const statement of [
    'select pg_reload_conf()',
    `create role shop login password 'sari'`,
    `create role poor login password 'sari'`,
    `create role stranger login password 'sari'`,
    `create database shop owner shop`,
    `create database latin owner shop encoding 'LATIN1' locale_provider libc locale 'C' template template0`,
    `create database bare owner shop`,
    `alter database bare set extension_control_path = '/nowhere'`,
    `create database standby owner shop`,
    `alter database standby set search_path = fake, pg_catalog, public`,
  ]) {
    await runIn('postgres', statement);
  }
  await runIn(
    'standby',
    `create schema fake; grant usage on schema fake to shop;
    create function fake.pg_is_in_recovery() returns bool language sql as 'select true'`,
  );
  proxy = await faultProxy(server.connection);
  place = `127.0.0.1:${proxy.connection.port}`;
});
afterAll(async () => {
  await proxy.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function runIn(database: string, statement: string): Promise<void> {
  const client = new pg.Client({ ...server.connection, database });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function open(address: string, direct?: string) {
  const env = readEnvironment({ DATABASE_URL: address, ...(direct && { DATABASE_DIRECT_URL: direct }) });
  return openStorage(env, () => undefined);
}

describe('a database that the shop cannot work with is reported in one line with the remedy', () => {
  test.each([
    [
      'shop:sari@127.0.0.1:1/shop',
      'nothing is listening at 127.0.0.1:1; check that the database server is running',
    ],
    ['shop:sari@no-such-host.invalid/shop', 'the host no-such-host.invalid was not found.'],
    ['shop:wrong@PLACE/shop', 'the password of the user shop was not accepted at PLACE.'],
    ['stranger:sari@PLACE/shop', 'the user stranger was refused at PLACE: pg_hba.conf rejects'],
    [
      'shop:sari@PLACE/nothing',
      'there is no database nothing at PLACE; create it: create database nothing owner shop',
    ],
    [
      'poor:sari@PLACE/shop',
      'the role poor may not create tables in the database shop; as an administrator: alter',
    ],
    ['shop:sari@PLACE/latin', 'the database latin is encoded in LATIN1; create one with'],
    ['shop:sari@PLACE/bare', 'the extension pg_trgm is missing and shop may not create it'],
    ['shop:sari@PLACE/standby', 'the server is a read-only standby'],
  ])('%s', async (address, expected) => {
    const opening = open(`postgresql://${address.replace('PLACE', place)}`);
    const message = expect.stringContaining(`DATABASE_URL: ${expected.replace('PLACE', place)}`);
    await expect(opening).rejects.toMatchObject({ name: 'StartupError', message });
    await expect(opening).rejects.toThrow(/^[^\n]+$/);
  });

  test('naming which of two addresses is wrong', async () => {
    const good = `postgresql://shop:sari@${place}/shop`;
    await expect(open(good, 'postgresql://shop:sari@127.0.0.1:1/shop')).rejects.toThrow(
      'DATABASE_DIRECT_URL: nothing',
    );
    await expect(open('postgresql://shop:sari@127.0.0.1:1/shop', good)).rejects.toThrow(
      'DATABASE_URL: nothing',
    );
    await expect(open(`postgresql://gulmohar@${place}/shop`, good)).rejects.toThrow(
      'DATABASE_URL and DATABASE_DIRECT_URL log in as different roles, gulmohar and shop',
    );
  });
});

test('problems are found before anything is changed', async () => {
  await expect(open(`postgresql://poor:sari@${place}/shop`)).rejects.toThrow('may not create');
  const client = new pg.Client({ ...server.connection, database: 'shop' });
  await client.connect();
  expect(
    (await client.query(`select from pg_class where relnamespace = 'public'::regnamespace`)).rowCount,
  ).toBe(0);
  await client.end();
});
