import { once } from 'node:events';
import pg from 'pg';
import { createRandom } from '../catalogue/random.ts';
import type { TpcBOrder } from './tpc-b.ts';
import { ACCOUNTS_PER_BRANCH, TELLERS_PER_BRANCH } from './tpc-b-tables.ts';

process.once('disconnect', () => process.exit());
const [message] = await once(process, 'message');
const { connection, timing, scale } = message as TpcBOrder;

const measureFrom = performance.now() + timing.warmUp * 1000;
const measureUntil = measureFrom + timing.seconds * 1000;
let measured = 0;

/** The statements of pgbench's built-in script, in its order. */
async function transact(client: pg.Client, aid: number, tid: number, bid: number, delta: number) {
  await client.query('begin');
  await client.query({
    name: 'account',
    text: 'update pgbench_accounts set abalance = abalance + $1 where aid = $2',
    values: [delta, aid],
  });
  await client.query({
    name: 'balance',
    text: 'select abalance from pgbench_accounts where aid = $1',
    values: [aid],
  });
  await client.query({
    name: 'teller',
    text: 'update pgbench_tellers set tbalance = tbalance + $1 where tid = $2',
    values: [delta, tid],
  });
  await client.query({
    name: 'branch',
    text: 'update pgbench_branches set bbalance = bbalance + $1 where bid = $2',
    values: [delta, bid],
  });
  await client.query({
    name: 'history',
    text: 'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)',
    values: [tid, bid, aid, delta],
  });
  await client.query('commit');
}

async function work(seed: number): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const random = createRandom(seed);
  while (performance.now() < measureUntil) {
    const aid = 1 + random.below(scale * ACCOUNTS_PER_BRANCH);
    const tid = 1 + random.below(scale * TELLERS_PER_BRANCH);
    await transact(client, aid, tid, 1 + random.below(scale), random.below(10_001) - 5_000);
    const end = performance.now();
    if (end >= measureFrom && end < measureUntil) measured++;
  }
  await client.end();
}

await Promise.all(Array.from({ length: timing.connections }, (_, seed) => work(seed)));
process.send?.(measured / timing.seconds);
