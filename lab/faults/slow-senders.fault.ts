import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNothingLost } from './stage/books.ts';
import { keepBuying } from './stage/buyers.ts';
import { offerPlenty } from './stage/offer.ts';
import { openStage, type Stage } from './stage/open-stage.ts';

const SENDERS = 200;
const BYTE_EVERY_MS = 500;
const TIMEOUT_MS = 200_000;
const HEAD = 'POST /api/user/check-password HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage('slow');
}, TIMEOUT_MS);
afterAll(() => stage?.closing.close(), TIMEOUT_MS);

/** Sends this at once, then a byte now and then until it is cut off. */
function sendSlowly(atOnce: string): Socket {
  const socket = connect(Number(new URL(stage.shop.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(atOnce);
  const timer = setInterval(() => socket.write('x'), BYTE_EVERY_MS);
  socket.once('close', () => clearInterval(timer));
  return socket;
}

test.each([
  ['headers', `${HEAD}x-slow: `],
  ['bodies', `${HEAD}content-length: 100000\r\n\r\n{"password":"`],
])(
  '%s sent one byte at a time are cut off after a timeout, and other shoppers are not affected',
  async (_what, start) => {
    const offer = await offerPlenty(stage.shop, String(stage.settings.DATABASE_URL));
    const sockets = Array.from({ length: SENDERS }, () => sendSlowly(start));
    const load = keepBuying(stage.place, offer);
    await expect.poll(() => load.purchases.confirmed.length, { timeout: 60_000 }).toBeGreaterThan(20);
    await expect.poll(() => sockets.filter(({ closed }) => !closed).length, { timeout: 60_000 }).toBe(0);
    const purchases = await load.stop();
    expect(purchases.failures).toEqual({});
    await expectNothingLost(stage.settings, purchases);
  },
  TIMEOUT_MS,
);
