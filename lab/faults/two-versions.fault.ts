import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ShopProcess, startShopProcess } from '@gulmohar/server/testing/shop-process.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectNothingLost } from './stage/books.ts';
import { keepBuying } from './stage/buyers.ts';
import { Closing } from './stage/closing.ts';
import { clusterUrl, startCluster } from './stage/cluster.ts';
import { CROWD, testFolder } from './stage/folder.ts';
import { nextRelease } from './stage/next-release.ts';
import { offerPlenty } from './stage/offer.ts';
import { checkOut, previousRelease } from './stage/release.ts';
import { startSandboxProcess } from './stage/sandbox-process.ts';
import { openSwitch } from './stage/switch.ts';

const TIMEOUT_MS = 400_000;
const POLL = { timeout: 90_000, interval: 100 };
const ENOUGH = 15;
const PREVIOUS = previousRelease();

let closing: Closing;
let folder: string;

beforeEach(async () => {
  closing = new Closing();
  ({ folder } = closing.add(await testFolder('versions'), ({ remove }) => remove()));
}, TIMEOUT_MS);
afterEach(() => closing.close(), TIMEOUT_MS);

/** Whether the release can run on a newer schema; older ones refused to start. */
function runsOnNewerSchema(main: string): boolean {
  return readFileSync(path.join(path.dirname(main), 'platform/database/migrate.ts'), 'utf8').includes(
    '.contract',
  );
}

/** Lets a newer release take over from an older one that sells, and rolls back if the older one can run. */
async function expectChangeOver(older: string | undefined, newer: string | undefined): Promise<void> {
  const cluster = closing.add(await startCluster(path.join(folder, 'cluster')), (opened) => opened.kill());
  const address = closing.add(await openSwitch(), (opened) => opened.close());
  const sandbox = closing.add(await startSandboxProcess(address.port), (opened) => opened.close());
  const settings = {
    ...CROWD,
    ...sandbox.settings,
    DATABASE_URL: clusterUrl(cluster.port),
    DATA_DIR: path.join(folder, 'data'),
  };
  const start = async (main: string | undefined, more = {}): Promise<ShopProcess> => {
    const shop = await startShopProcess(settings.DATA_DIR, undefined, { ...settings, ...more }, main);
    closing.add(shop, (opened) => opened.end('SIGTERM'));
    return shop;
  };
  const send = (shop: ShopProcess) => address.pointAt(Number(new URL(shop.url).port));

  const old = await start(older);
  send(old);
  const offer = await offerPlenty(old, settings.DATABASE_URL);
  const load = keepBuying({ url: `http://127.0.0.1:${address.port}`, sandboxUrl: sandbox.sandboxUrl }, offer);
  const expectMore = async () => {
    const before = load.purchases.confirmed.length;
    await expect.poll(() => load.purchases.confirmed.length, POLL).toBeGreaterThan(before + ENOUGH);
  };
  await expectMore();

  const next = await start(newer, { DRAIN_SECONDS: '2' });
  // The older release sells on the new schema.
  await expectMore();
  send(next);
  address.cut();
  await expectMore();
  await old.end('SIGTERM');
  await expectMore();

  if (!older || runsOnNewerSchema(older)) {
    const again = await start(older);
    send(again);
    address.cut();
    await next.end('SIGTERM');
    await expectMore();
  }
  const purchases = await load.stop();
  // Requests that were cut off got no response; all others succeeded.
  expect(Object.keys(purchases.failures).filter((failure) => failure !== '0')).toEqual([]);
  await expectNothingLost(settings, purchases);
}

test.skipIf(!PREVIOUS)(
  'the previous release keeps selling while this one migrates and takes over, and no purchase is lost',
  () => expectChangeOver(checkOut(path.join(folder, 'previous'), PREVIOUS), undefined),
  TIMEOUT_MS,
);

test(
  'a next release that adds to the schema takes over and is rolled back without losing a purchase',
  () => expectChangeOver(undefined, nextRelease(path.join(folder, 'next'))),
  TIMEOUT_MS,
);
