import path from 'node:path';
import { type ShopProcess, startShopProcess } from '@gulmohar/server/testing/shop-process.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNothingLost } from './stage/books.ts';
import { keepBuying, type Offer } from './stage/buyers.ts';
import { Closing } from './stage/closing.ts';
import { CROWD, testFolder } from './stage/folder.ts';
import { offerPlenty } from './stage/offer.ts';
import type { DatabaseMachine } from './stage/patroni/database-machine.ts';
import { type Acknowledged, keepWriting, makeNotebook } from './stage/patroni/keep-writing.ts';
import { patroniRaisesTtl, whatIsMissing } from './stage/patroni/packages.ts';
import { type PatroniCluster, startPatroniCluster } from './stage/patroni/patroni-cluster.ts';
import { startSandboxProcess } from './stage/sandbox-process.ts';

const TIMEOUT_MS = 300_000;
const POLL = { timeout: 90_000, interval: 100 };
const ENOUGH = 30;
const GUESTS = 8;
const missing = whatIsMissing();
if (missing) console.warn(`High availability is not tested: ${missing}`);

/** The longest that a shopper may have to wait; 12 s more where `ttl` is 20 instead of 8. */
const MAX_OUTAGE_MS = !missing && patroniRaisesTtl() ? 27_000 : 15_000;

const closing = new Closing();
let cluster: PatroniCluster;
let settings: Record<string, string>;
let shop: ShopProcess;
let offer: Offer;

beforeAll(async () => {
  if (missing) return;
  const { folder } = closing.add(await testFolder('ha'), ({ remove }) => remove());
  cluster = closing.add(await startPatroniCluster(folder), (opened) => opened.close());
  const sandbox = closing.add(await startSandboxProcess(), (opened) => opened.close());
  settings = {
    ...CROWD,
    ...sandbox.settings,
    DATA_DIR: path.join(folder, 'shop'),
    DATABASE_URL: cluster.url,
  };
  shop = closing.add(await startShopProcess(settings.DATA_DIR ?? '', undefined, settings), (opened) =>
    opened.end('SIGTERM'),
  );
  offer = await offerPlenty(shop, cluster.url);
  await makeNotebook((await cluster.inSync()).primary);
}, TIMEOUT_MS);
afterAll(() => closing.close(), TIMEOUT_MS);

type Fault = {
  what: string;
  /** The fault, applied to the primary. */
  happen(primary: DatabaseMachine, standby: DatabaseMachine): Promise<void> | void;
  /** Removes the fault, after which the old primary rejoins by itself. */
  mend(old: DatabaseMachine): Promise<void> | void;
};

function startMachine(old: DatabaseMachine): void {
  old.startEtcd();
  old.startPatroni();
}

const faults: Fault[] = [
  {
    what: 'loses its power',
    happen: (primary) => primary.cutPower(),
    mend: startMachine,
  },
  {
    what: 'is cut off from everything',
    happen(primary, standby) {
      for (const other of [standby, cluster.witness, cluster.network.here]) {
        cluster.network.separate(primary, other);
      }
    },
    mend: () => cluster.network.reunite(),
  },
  {
    what: 'is cut off from etcd and the standby, but not from the shop',
    happen(primary, standby) {
      for (const other of [standby, cluster.witness]) cluster.network.separate(primary, other);
    },
    mend: () => cluster.network.reunite(),
  },
  {
    what: 'has its PostgreSQL killed',
    happen: (primary) => primary.killPostgres(),
    mend: () => undefined,
  },
  {
    what: 'has its Patroni killed, while its PostgreSQL runs on',
    happen: (primary) => primary.killPatroni(),
    // Does what the watchdog would do, which a test cannot have. A Patroni started beside that PostgreSQL would first
    // stop waiting for the standby, and acknowledge writes that only it has.
    async mend(old) {
      await old.cutPower();
      startMachine(old);
    },
  },
];

test.skipIf(missing).each(faults)(
  'the primary $what under load: the standby takes over in time, nothing is lost, and the old primary rejoins',
  async ({ what, happen, mend }) => {
    const { primary, standby } = await cluster.inSync();
    const writers = keepWriting(cluster.databases);
    const load = keepBuying({ url: shop.url, sandboxUrl: settings.SANDBOX_URL ?? '' }, offer, GUESTS);
    const expectMore = async () => {
      const before = load.purchases.confirmed.length;
      await expect.poll(() => load.purchases.confirmed.length, POLL).toBeGreaterThan(before + ENOUGH);
    };
    await expectMore();

    await happen(primary, standby);
    await expectMore();
    await mend(primary);
    await expect.poll(() => cluster.inSync(), POLL).toEqual({ primary: standby, standby: primary });
    await expectMore();

    const purchases = await load.stop();
    const acknowledged = await writers.stop();
    const seconds = (purchases.longestWaitMs / 1_000).toFixed(1);
    console.info(`${what}: somebody waited ${seconds} s`, purchases.failures);
    expect(turns(acknowledged)).toEqual([primary.name, standby.name]);
    expect(await lostOf(acknowledged, standby)).toEqual([]);
    expect(purchases.longestWaitMs).toBeLessThan(MAX_OUTAGE_MS);
    await expectNothingLost(settings, purchases);
  },
  TIMEOUT_MS,
);

/** The machines that accepted writes, in order. */
function turns(acknowledged: Acknowledged[]): string[] {
  return acknowledged
    .map(({ machine }) => machine)
    .filter((machine, index, all) => machine !== all[index - 1]);
}

async function lostOf(acknowledged: Acknowledged[], primary: DatabaseMachine): Promise<number[]> {
  const client = primary.administrator();
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    'select id from unnest($1::int[]) as id where id not in (select id from notebook)',
    [acknowledged.map(({ id }) => id)],
  );
  await client.query('truncate notebook');
  await client.end();
  return rows.map(({ id }) => id);
}
