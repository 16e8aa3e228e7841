import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseMachine } from './database-machine.ts';

const PAUSE_MS = 50;
const PAUSE_AFTER_FAULT_MS = 200;
/** The timeout of a connection or a write, for example one that waits for an unreachable standby. */
const PATIENCE_MS = 2_000;

/** A write that a database acknowledged. */
export type Acknowledged = { id: number; machine: string };

/** Creates the table that is written to, separate from the shop's tables. */
export async function makeNotebook(primary: DatabaseMachine): Promise<void> {
  const client = primary.administrator();
  await client.connect();
  await client.query('create table notebook (id int primary key, machine text not null)');
  await client.end();
}

/**
 * Keeps writing into the database of each machine, whichever is the primary and whichever can be reached.
 * @returns stop: the acknowledged writes in chronological order
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
