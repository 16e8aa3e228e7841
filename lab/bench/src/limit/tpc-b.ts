import pg from 'pg';
import { loadOf } from '../load/load-of.ts';
import type { Timing } from '../options.ts';
import type { Random } from '../reference/random.ts';
import { withDatabase } from '../shop/shop.ts';

const DATABASE = 'tpcb';
/**
 * As many branches as clients, or they would wait for each other's rows: PostgreSQL's manual, pgbench, "Good
 * Practices".
 */
const SCALE = 16;
const TELLERS = SCALE * 10;
const ACCOUNTS = SCALE * 100_000;

/** The tables of `pgbench -i`: PostgreSQL's manual, pgbench, "What Is the “Transaction” Actually Performed". */
const TABLES = `
  create table pgbench_branches (bid int primary key, bbalance int, filler char(88));
  create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84));
  create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84));
  create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
  insert into pgbench_branches select b, 0, '' from generate_series(1, ${SCALE}) as b;
  insert into pgbench_tellers select t, t % ${SCALE} + 1, 0, '' from generate_series(1, ${TELLERS}) as t;
  insert into pgbench_accounts select a, a % ${SCALE} + 1, 0, '' from generate_series(1, ${ACCOUNTS}) as a;
  analyze`;

/** Creates TPC-B's tables in a database of their own on a shop's server. */
export async function fillTpcB(server: pg.ClientConfig): Promise<pg.ClientConfig> {
  await withDatabase(server, (client) => client.query(`create database ${DATABASE}`));
  const connection = { ...server, database: DATABASE };
  await withDatabase(connection, (client) => client.query(TABLES));
  return connection;
}

/** @returns transactions a second, over a connection for each client like `pgbench -M prepared` */
export async function tpcBPerSecond(connection: pg.ClientConfig, timing: Timing): Promise<number> {
  const pool = new pg.Pool({ ...connection, max: timing.connections });
  const { perSecond } = await loadOf(timing, 0, async (random) => {
    const client = await pool.connect();
    await transact(client, random).finally(() => client.release());
  });
  await pool.end();
  return perSecond;
}

/** The statements of pgbench's built-in script, in its order. */
async function transact(client: pg.ClientBase, random: Random): Promise<void> {
  const [aid, tid, bid] = [ACCOUNTS, TELLERS, SCALE].map((most) => 1 + random.below(most));
  const delta = random.below(10_001) - 5_000;
  const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  await client.query('begin');
  await run('account', 'update pgbench_accounts set abalance = abalance + $1 where aid = $2', [delta, aid]);
  await run('balance', 'select abalance from pgbench_accounts where aid = $1', [aid]);
  await run('teller', 'update pgbench_tellers set tbalance = tbalance + $1 where tid = $2', [delta, tid]);
  await run('branch', 'update pgbench_branches set bbalance = bbalance + $1 where bid = $2', [delta, bid]);
  const insert = 'insert into pgbench_history values ($1, $2, $3, $4, current_timestamp)';
  await run('history', insert, [tid, bid, aid, delta]);
  await client.query('commit');
}
