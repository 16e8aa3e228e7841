import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import tls from 'node:tls';
import { type S3Server, startS3Server } from '@gulmohar/server/testing/s3-server.ts';
import { startShopProcess } from '@gulmohar/server/testing/shop-process.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNothingLost } from './stage/books.ts';
import { keepBuying } from './stage/buyers.ts';
import { Closing } from './stage/closing.ts';
import { type Cluster, clusterUrl, makeStandby, startCluster } from './stage/cluster.ts';
import { CROWD, testFolder } from './stage/folder.ts';
import { freePort } from './stage/free-port.ts';
import { type Machine, machine } from './stage/machine.ts';
import { nextRelease } from './stage/next-release.ts';
import { hasNginx, type Nginx, startNginx } from './stage/nginx.ts';
import { offerPlenty } from './stage/offer.ts';
import { keepUploading } from './stage/owner.ts';
import { startSandboxProcess } from './stage/sandbox-process.ts';
import { openSwitch, type Switch } from './stage/switch.ts';
import { keepVisiting } from './stage/visitors.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Run it for half an hour before a release: `LONG_RUN_MINUTES=30 npm run test:faults -- long`. */
const MINUTES = Number(process.env.LONG_RUN_MINUTES ?? 4);
const MAX_SILENCE_MS = 15_000;
const VISITS_PER_SECOND = 20;
const BUYERS = 3;
const POLL = { timeout: 120_000, interval: 100 };
const TIMEOUT_MS = MINUTES * 60_000 + 600_000;

const closing = new Closing();
let folder: string;
let primary: Cluster;
let standby: Cluster;
let address: Switch;
let store: S3Server;
let settings: Record<string, string>;
let webs: Machine[];
let worker: Machine;
let nginx: Nginx;
let sandboxUrl: string;

/** The faults and operations of the run, each while shoppers buy. */
const events: Record<string, () => Promise<void>> = {
  async 'a web process is killed'() {
    webs[0]?.killWebProcess();
  },
  async 'the worker is killed'() {
    await worker.kill();
    await worker.restart();
  },
  async 'a machine is killed'() {
    await webs[1]?.kill();
    await webs[1]?.restart();
  },
  async 'the store of pictures does not answer for a minute'() {
    store.trouble({ to: () => true, isSilent: true });
    await wait(Math.min(60_000, pauseMs() / 2));
    store.trouble();
  },
  async 'the primary dies, and its standby takes over'() {
    await primary.kill();
    address.pointAt(undefined);
    address.cut();
    await standby.query('select pg_promote()');
    address.pointAt(standby.port);
  },
  async 'a connection of the database is killed'() {
    const { rows } = await standby.query(
      `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
    );
    process.kill(rows[0].pid, 'SIGKILL');
  },
  async 'the next release, with a migration, takes over machine by machine'() {
    const main = nextRelease(path.join(folder, 'next'));
    for (const name of ['storefront', 'admin']) {
      symlinkSync(path.join(ROOT, name), path.join(folder, 'next', name));
    }
    for (const one of [...webs, worker]) await one.restart(main);
  },
};

function pauseMs(): number {
  return (MINUTES * 60_000) / (Object.keys(events).length + 1);
}

beforeAll(async () => {
  if (!hasNginx()) return;
  ({ folder } = closing.add(await testFolder('long'), ({ remove }) => remove()));
  primary = closing.add(await startCluster(path.join(folder, 'primary')), (opened) => opened.kill());
  address = closing.add(await openSwitch(), (opened) => opened.close());
  address.pointAt(primary.port);
  store = closing.add(await startS3Server(), (opened) => opened.close());
  const ports = [await freePort(), await freePort()];
  const sandbox = closing.add(await startSandboxProcess(ports[0]), (opened) => opened.close());
  sandboxUrl = sandbox.sandboxUrl;
  nginx = closing.add(await startNginx(path.join(folder, 'nginx'), ports), (opened) => opened.close());
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), nginx.certificate]);
  settings = {
    ...CROWD,
    ...sandbox.settings,
    ...store.settings,
    DATABASE_URL: clusterUrl(address.port),
    DATA_DIR: path.join(folder, 'operator'),
    PUBLIC_URL: nginx.url,
    TRUST_PROXY: '127.0.0.1',
    DRAIN_SECONDS: '3',
    SERVE_PAGES: 'yes',
    MASTER_KEY: 'the-key-that-both-machines-are-given-to-open-what-is-sealed',
    LOG_LEVEL: 'silent',
  };
  const place = (name: string, own: Record<string, string>) =>
    closing.add(machine({ ...settings, DATA_DIR: path.join(folder, name), ...own }), (one) => one.stop());
  webs = ports.map((port, index) =>
    place(`web-${index}`, { ROLE: 'web', WEB_CONCURRENCY: '2', PORT: String(port) }),
  );
  worker = place('worker', { ROLE: 'worker' });
  for (const one of [worker, ...webs]) await one.restart();

  await primary.copyTo(path.join(folder, 'standby'));
  makeStandby(path.join(folder, 'standby'), primary.port);
  standby = closing.add(await startCluster(path.join(folder, 'standby')), (opened) => opened.kill());
  await primary.query(`alter system set synchronous_standby_names = 'standby'`);
  await primary.query('select pg_reload_conf()');
}, TIMEOUT_MS);
afterAll(() => closing.close(), TIMEOUT_MS);

test.skipIf(!hasNginx())(
  'two machines behind nginx keep selling through a series of faults, and nothing confirmed is lost',
  async () => {
    const states = async () => (await primary.query('select sync_state from pg_stat_replication')).rows;
    await expect.poll(states, POLL).toEqual([{ sync_state: 'sync' }]);
    const offer = await offerThroughNginx();
    const owner = await keepUploading(nginx.url);
    const crowd = keepVisiting(
      ['/', '/collection', `/product/${offer.productId}`, '/api/product/list', '/api/filter'].map(
        (where) => `${nginx.url}${where}`,
      ),
      VISITS_PER_SECOND,
    );
    const load = keepBuying({ url: nginx.url, sandboxUrl }, offer, BUYERS);
    const confirmed = () => load.purchases.confirmed.length;

    for (const [name, happen] of Object.entries(events)) {
      await wait(pauseMs());
      const before = { orders: confirmed(), failures: sum(crowd.visits.failures) };
      const started = performance.now();
      await happen();
      await expect.poll(confirmed, POLL).toBeGreaterThan(before.orders + BUYERS);
      const seconds = ((performance.now() - started) / 1_000).toFixed(1);
      console.log(`${name}: ${seconds} s, ${sum(crowd.visits.failures) - before.failures} visits failed`);
    }
    await wait(pauseMs());

    const [purchases, visits, uploads] = [await load.stop(), await crowd.stop(), await owner.stop()];
    console.log({
      orders: purchases.confirmed.length,
      refused: purchases.failures,
      visits,
      uploads: uploads.stored.length,
    });
    console.log({ uploadsRefused: uploads.refused, longestPurchaseWaitMs: purchases.longestWaitMs });
    await expectNothingLost(settings, purchases);
    expect(visits.longestSilenceMs).toBeLessThan(MAX_SILENCE_MS);
    expect(uploads.stored.length).toBeGreaterThan(0);
    const lost = [];
    for (const upload of uploads.stored) {
      const { status } = await fetch(`${nginx.url}${upload}`);
      if (status !== 200) lost.push(upload);
    }
    expect(lost).toEqual([]);
  },
  TIMEOUT_MS,
);

/** Requests the owner's uploads from both machines, neither of which has access to the other's folder. */
async function offerThroughNginx() {
  const shop = await startShopProcess(path.join(folder, 'aside'), undefined, {
    ...settings,
    SERVE_PAGES: 'no',
  });
  try {
    return await offerPlenty(shop, clusterUrl(primary.port));
  } finally {
    await shop.end('SIGTERM');
  }
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((all, one) => all + one, 0);
}
