import pg from 'pg';

export const TELLERS_PER_BRANCH = 10;
export const ACCOUNTS_PER_BRANCH = 100_000;

/** The tables of `pgbench -i`. Source: PostgreSQL's manual, pgbench, "What Is the Transaction Actually Performed". */
export async function fillTpcB(connection: pg.ClientConfig, scale: number): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`
    create table pgbench_branches (bid int primary key, bbalance int, filler char(88)) with (fillfactor = 100);
    create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
    create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100);
    create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into pgbench_branches select b, 0, '' from generate_series(1, ${scale}) as b;
    insert into pgbench_tellers select t, (t - 1) / ${TELLERS_PER_BRANCH} + 1, 0, ''
      from generate_series(1, ${scale * TELLERS_PER_BRANCH}) as t;
    insert into pgbench_accounts select a, (a - 1) / ${ACCOUNTS_PER_BRANCH} + 1, 0, ''
      from generate_series(1, ${scale * ACCOUNTS_PER_BRANCH}) as a`);
  await client.query('vacuum (analyze) pgbench_branches, pgbench_tellers, pgbench_accounts, pgbench_history');
  await client.end();
}
