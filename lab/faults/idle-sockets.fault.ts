import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNothingLost } from './stage/books.ts';
import { keepBuying } from './stage/buyers.ts';
import { offerPlenty } from './stage/offer.ts';
import { openStage, type Stage } from './stage/open-stage.ts';

const SOCKETS = 10_000;
const AT_ONCE = 200;
const TIMEOUT_MS = 300_000;
/** The limit of open files: this process holds the other ends, and the shop inherits the limit. */
const OPEN_FILES = Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }));
const canOpen = OPEN_FILES > SOCKETS + 1_000;

let stage: Stage;

beforeAll(async () => {
  if (!canOpen) return;
  stage = await openStage('idle');
}, TIMEOUT_MS);
afterAll(() => stage?.closing.close(), TIMEOUT_MS);

/** @param isSilent true to send nothing; false to send one request and stay open */
async function openIdle(isSilent: boolean): Promise<Socket> {
  const socket = connect(Number(new URL(stage.shop.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  // Without reading, the close would go unnoticed.
  socket.resume();
  if (isSilent) return socket;
  socket.write('GET /healthz HTTP/1.1\r\nhost: shop\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

test.skipIf(!canOpen)(
  '10,000 idle connections do not affect shoppers, and those that never send anything are closed',
  async () => {
    const offer = await offerPlenty(stage.shop, String(stage.settings.DATABASE_URL));
    const sockets: Socket[] = [];
    for (let opened = 0; opened < SOCKETS; opened += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, (_, nth) => openIdle(nth % 2 === 0));
      sockets.push(...(await Promise.all(some)));
    }
    const silent = sockets.filter((_, nth) => nth % 2 === 0);
    const load = keepBuying(stage.place, offer);
    await expect.poll(() => load.purchases.confirmed.length, { timeout: 60_000 }).toBeGreaterThan(20);
    expect((await fetch(`${stage.shop.url}/readyz`)).status).toBe(200);
    await expect.poll(() => silent.filter(({ closed }) => !closed).length, { timeout: 60_000 }).toBe(0);
    const purchases = await load.stop();
    for (const socket of sockets) socket.destroy();
    expect(purchases.failures).toEqual({});
    await expectNothingLost(stage.settings, purchases);
  },
  TIMEOUT_MS,
);
