import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { requestStockAlert } from '@gulmohar/contract/accounts/alert.ts';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../testing/build-product.ts';
import { buildShopper } from '../../testing/build-shopper.ts';
import { buy } from '../../testing/buy.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { makeJobsDue } from '../../testing/make-jobs-due.ts';
import { testShop } from '../../testing/test-shop.ts';
import { moveStock } from '../catalogue/product/stock-ledger.ts';
import { reservePort } from '../platform/process/port.ts';
import { shopMetrics } from './metrics/shop-metrics.ts';

const reserved = await reservePort(0, '127.0.0.1');
await reserved.release();
const { port } = reserved;
const shop = await testShop({ SMTP_URL: `smtp://127.0.0.1:${port}` }, { mailsBySmtp: true });
afterAll(() => shop.close());

/** Starts a mail server. @returns the recipients of the mails that it accepted and refused */
async function startMailServer(isRefused = (_recipient: string) => false) {
  const recipients: string[] = [];
  const refused: string[] = [];
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    let isData = false;
    socket.write('220 ready\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      const [, recipient] = /^RCPT TO:<([^>]+)>/im.exec(text) ?? [];
      if (!isData && recipient && isRefused(recipient)) {
        refused.push(recipient);
        return socket.write('550 5.1.1 There is no such mailbox\r\n');
      }
      if (!isData && recipient) recipients.push(recipient);
      if (!isData && /^QUIT/i.test(text)) return socket.end('221 bye\r\n');
      if (!isData && /^DATA/i.test(text)) {
        isData = true;
        return socket.write('354 go on\r\n');
      }
      if (isData && !text.endsWith('\r\n.\r\n')) return undefined;
      isData = false;
      return socket.write('250 OK\r\n');
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    // The shop keeps its connection for the next mail.
    for (const socket of sockets) socket.destroy();
  };
  return { recipients, refused, close };
}

/** Runs all jobs as if their next retry were due. */
async function runJobsAgain(): Promise<void> {
  await makeJobsDue(shop.db);
  await shop.runJobs();
}

test('an order placed during a mail outage stands, and its mail is sent once when the server is back', async () => {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
  await buy(shop, { lines: [{ _id: kurti, size: 'M' }], amount: 2_000, guest: 'patient' });
  await shop.runJobs();
  await runJobsAgain();
  const mailServer = await startMailServer();
  const ofBuyer = () => mailServer.recipients.filter((recipient) => recipient === 'patient@guest.example');
  expect(ofBuyer()).toEqual([]);
  await runJobsAgain();
  await runJobsAgain();
  expect(ofBuyer()).toHaveLength(1);
  mailServer.close();
  await expectInvariants(shop);
});

test('a mail to an unknown recipient is not retried, and the order says that it was refused', async () => {
  const mailServer = await startMailServer((recipient) => recipient === 'unknown@guest.example');
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
  await buy(shop, { lines: [{ _id: kurti, size: 'M' }], amount: 2_000, guest: 'unknown' });
  await shop.runJobs();
  await runJobsAgain();
  expect(mailServer.refused).toEqual(['unknown@guest.example']);
  const refused = await shop.db
    .selectFrom('order_mail')
    .select('failure')
    .where('failure', 'is not', null)
    .execute();
  expect(refused).toEqual([{ failure: 'MailRefused: 550 5.1.1 There is no such mailbox' }]);
  mailServer.close();
});

test('a unit that is held for a stock alert goes to who waits next when its mail is refused for good', async () => {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 0 } });
  const [first, second] = [await buildShopper(shop), await buildShopper(shop)];
  for (const { api, email } of [first, second])
    await api(requestStockAlert, { body: { productId: kurti, email, size: 'M' } });
  const mailServer = await startMailServer((recipient) => recipient === first.email);
  const { id: variant_id } = await shop.db
    .selectFrom('variant')
    .where('product_id', '=', kurti)
    .select('id')
    .executeTakeFirstOrThrow();
  await moveStock(shop.db, [{ variant_id, kind: 'received', on_hand_change: 1 }]);
  await shop.runJobs();
  expect(mailServer.refused).toContain(first.email);
  expect(mailServer.recipients).toContain(second.email);
  mailServer.close();
  await expectInvariants(shop);
});

test('an operator is told of a mail outage by the number of mails that wait for another attempt', async () => {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
  await buy(shop, { lines: [{ _id: kurti, size: 'M' }], amount: 2_000, guest: 'waiting' });
  await shop.runJobs();
  const text = await shopMetrics(shop.db, pino({ level: 'silent' })).metrics();
  expect(text).toMatch(/^shop_jobs_failed\{task="send-order-placed"\} 1$/m);
});
