import type pg from 'pg';
import { median } from '../limited.ts';
import { memoryOf } from '../stage/memory.ts';
import { childrenOf } from '../stage/processes.ts';
import type { Stage } from '../stage/stage.ts';

/** Megabytes after load. */
export type Memory = { webProcess: number; worker: number; connection: number; connections: number };

export async function measureMemory({ db, shopPid }: Stage): Promise<Memory> {
  const web = await Promise.all((await childrenOf(shopPid)).map(memoryOf));
  const backends = await Promise.all((await backendsOf(db)).map(memoryOf));
  return {
    webProcess: median(web),
    worker: await memoryOf(shopPid),
    connection: median(backends),
    connections: backends.length,
  };
}

async function backendsOf(db: pg.Client): Promise<number[]> {
  const { rows } = await db.query(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  return rows.map(({ pid }) => pid);
}
