import { openDatabase, openPool } from '@gulmohar/server/src/platform/database/connection.ts';
import { relayOutbox } from '@gulmohar/server/src/platform/queue/relay-outbox.ts';
import type { DatabaseServer } from '../stage/database.ts';

const JOBS = 20_000;

/** @returns how many jobs a second one worker moves from the outbox to the queue; no shop may be running */
export async function measureRelay(database: DatabaseServer): Promise<number> {
  const pool = openPool(database, 1, console.error);
  try {
    await pool.query(
      `insert into job_outbox (name, payload)
       select 'send-order-placed', jsonb_build_object('orderId', gen_random_uuid()) from generate_series(1, ${JOBS})`,
    );
    const db = openDatabase(pool);
    const startedAt = performance.now();
    while (await relayOutbox(db));
    return (JOBS * 1_000) / (performance.now() - startedAt);
  } finally {
    await pool.end();
  }
}
