import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseMachine } from './database-machine.ts';

const PAUSE_MS = 50;
const PAUSE_AFTER_FAULT_MS = 200;
/** A write that waits for a standby in vain is given up. */
const PATIENCE_MS = 2_000;

/** A write that a database said it had made. */
export type Acknowledged = { id: number; machine: string };

/** The table that is written to, apart from the shop's. */
export async function makeNotebook(primary: DatabaseMachine): Promise<void> {
  const client = primary.administrator();
  await client.connect();
  await client.query('create table notebook (id int primary key, machine text not null)');
  await client.end();
}

/**
 * Somebody on each machine keeps writing into its database, whoever the primary is and whoever can be reached.
 * @returns stop: what was acknowledged, in the order of time
 */
export function keepWriting(machines: DatabaseMachine[]): { stop(): Promise<Acknowledged[]> } {
  const acknowledged: Acknowledged[] = [];
  let isOver = false;
  let last = 0;

  async function write(machine: DatabaseMachine): Promise<void> {
    let client: pg.Client | undefined;
    while (!isOver) {
      try {
        client ??= await open(machine);
        const note = { id: ++last, machine: machine.name };
        await client.query('insert into notebook (id, machine) values ($1, $2)', [note.id, note.machine]);
        acknowledged.push(note);
        await wait(PAUSE_MS);
      } catch {
        const lost = client as { connection?: { stream?: { destroy(): void } } } | undefined;
        lost?.connection?.stream?.destroy();
        client = undefined;
        await wait(PAUSE_AFTER_FAULT_MS);
      }
    }
    await client?.end().catch(() => undefined);
  }

  const all = Promise.all(machines.map(write));
  return {
    async stop() {
      isOver = true;
      await all;
      return acknowledged;
    },
  };
}

async function open(machine: DatabaseMachine): Promise<pg.Client> {
  const client = machine.administrator({ connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS });
  await client.connect();
  return client;
}
