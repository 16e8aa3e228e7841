import { type ShopProcess, startShopProcess } from '@gulmohar/server/testing/shop-process.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNothingLost } from './stage/books.ts';
import { keepBuying } from './stage/buyers.ts';
import { offerPlenty } from './stage/offer.ts';
import { openStage, type Stage } from './stage/open-stage.ts';
import { openSwitch } from './stage/switch.ts';

const TIMEOUT_MS = 300_000;
const POLL = { timeout: 60_000, interval: 50 };
const ENOUGH = 20;
const POLL_INTERVAL_MS = 200;
/** Time for five health checks of the balancer. */
const DRAINING = { DRAIN_SECONDS: '1' };

let stage: Stage;

beforeAll(async () => {
  stage = await openStage('rolling', DRAINING);
}, TIMEOUT_MS);
afterAll(() => stage?.closing.close(), TIMEOUT_MS);

async function isReady(shop: ShopProcess): Promise<boolean> {
  const response = await fetch(`${shop.url}/readyz`).catch(() => undefined);
  return response?.status === 200;
}

test(
  'two shops behind a load balancer are restarted in turn under load, and every request is answered',
  async () => {
    const { closing, settings, place } = stage;
    const another = async () => {
      const shop = await startShopProcess(settings.DATA_DIR ?? '', undefined, settings);
      return closing.add(shop, (opened) => opened.end('SIGTERM'));
    };
    let shops = [stage.shop, await another()];
    const balancer = closing.add(await openSwitch(), (opened) => opened.close());
    const poll = async () => {
      const ready = await Promise.all(shops.map(isReady));
      const chosen = shops.find((_, index) => ready[index]);
      balancer.pointAt(chosen && Number(new URL(chosen.url).port));
    };
    await poll();
    closing.add(setInterval(poll, POLL_INTERVAL_MS), clearInterval);

    const offer = await offerPlenty(stage.shop, settings.DATABASE_URL ?? '');
    const load = keepBuying({ ...place, url: `http://127.0.0.1:${balancer.port}` }, offer);
    const expectMore = async () => {
      const before = load.purchases.confirmed.length;
      await expect.poll(() => load.purchases.confirmed.length, POLL).toBeGreaterThan(before + ENOUGH);
    };
    for (const shop of shops) {
      await expectMore();
      await shop.end('SIGTERM');
      shops = [...shops.filter((one) => one !== shop), await another()];
    }
    await expectMore();
    const purchases = await load.stop();
    expect(purchases.failures).toEqual({});
    await expectNothingLost(settings, purchases);
  },
  TIMEOUT_MS,
);
