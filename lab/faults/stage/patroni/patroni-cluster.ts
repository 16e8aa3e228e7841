import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { reservePort } from '@gulmohar/server/src/platform/process/port.ts';
import { vi } from 'vitest';
import { Closing } from '../closing.ts';
import { addDatabaseMachine, type DatabaseMachine, PASSWORD } from './database-machine.ts';
import { deployedFile } from './deployed-file.ts';
import { type Network, openNetwork } from './network.ts';

const POLL = { timeout: 90_000, interval: 250 };
const SHOP = 'shop';
const PROXY_ADDRESS = '127.0.0.1:5000';

export type PatroniCluster = {
  network: Network;
  databases: DatabaseMachine[];
  witness: DatabaseMachine;
  /** The URL at which the shop finds the primary: HAProxy, on the shop's own machine. */
  url: string;
  /** Waits until one of the two is the primary and the other its synchronous standby. */
  inSync(): Promise<{ primary: DatabaseMachine; standby: DatabaseMachine }>;
  close(): Promise<void>;
};

/** Starts two databases under Patroni, a witness and HAProxy, as configured in `deploy/high-availability`. */
export async function startPatroniCluster(folder: string): Promise<PatroniCluster> {
  const closing = new Closing();
  const network = closing.add(openNetwork(), (opened) => opened.close());
  try {
    const [one, other, witness] = ['db1', 'db2', 'witness'].map((name, index) =>
      addDatabaseMachine(network, folder, name, 11 + index),
    ) as [DatabaseMachine, DatabaseMachine, DatabaseMachine];
    const databases = [one, other];
    for (const machine of [...databases, witness]) machine.startEtcd();
    one.startPatroni();
    await untilRoles(databases, 'leader');
    other.startPatroni();
    await addShopDatabase(one);
    const port = await startProxy(closing, folder, network.prefix);
    return {
      network,
      databases,
      witness,
      url: `postgresql://${SHOP}:${PASSWORD}@127.0.0.1:${port}/${SHOP}`,
      async inSync() {
        const { db1 } = await untilRoles(databases, 'leader', 'sync_standby');
        const [primary, standby] = db1 === 'leader' ? [one, other] : [other, one];
        return { primary, standby };
      },
      close: () => closing.close(),
    };
  } catch (error) {
    await closing.close();
    throw error;
  }
}

/** Waits until the machines have these roles, in any order. @returns the role of each */
function untilRoles(machines: DatabaseMachine[], ...expected: string[]): Promise<Record<string, string>> {
  return vi.waitFor(async () => {
    const roles = await rolesReportedBy(machines);
    if (Object.values(roles).sort().join() !== expected.join())
      throw new Error(`Patroni says ${JSON.stringify(roles)}`);
    return roles;
  }, POLL);
}

/** The role of each machine, as reported by the first one that answers. */
async function rolesReportedBy(machines: DatabaseMachine[]): Promise<Record<string, string>> {
  for (const { address } of machines) {
    const response = await fetch(`http://${address}:8008/cluster`, {
      signal: AbortSignal.timeout(1_000),
    }).catch(() => undefined);
    if (!response) continue;
    const { members } = (await response.json()) as {
      members: { name: string; role: string; state: string }[];
    };
    return Object.fromEntries(
      members
        .filter(({ state }) => /^(running|streaming)$/.test(state))
        .map(({ name, role }) => [name, role]),
    );
  }
  return {};
}

/** Creates the shop's role and database, as docs/high-availability.md tells the operator to do once. */
async function addShopDatabase(primary: DatabaseMachine): Promise<void> {
  const client = primary.administrator();
  await client.connect();
  await client.query(`create role ${SHOP} login password '${PASSWORD}'`);
  await client.query(
    `create database ${SHOP} owner ${SHOP} encoding 'UTF8' locale 'C.UTF-8' template template0`,
  );
  await client.end();
}

async function startProxy(closing: Closing, folder: string, prefix: string): Promise<number> {
  const reserved = await reservePort(0, '127.0.0.1');
  await reserved.release();
  const settings = path.join(folder, 'haproxy.cfg');
  writeFileSync(
    settings,
    deployedFile('haproxy.cfg', { [PROXY_ADDRESS]: `127.0.0.1:${reserved.port}`, '10.20.0.': prefix }),
  );
  const child = spawn('/usr/sbin/haproxy', ['-db', '-f', settings], { stdio: 'ignore' });
  closing.add(child, async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  });
  return reserved.port;
}
