import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../testing/build-product.ts';
import { buy } from '../../testing/buy.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { makeJobsDue } from '../../testing/make-jobs-due.ts';
import { type TestShop, testShop } from '../../testing/test-shop.ts';
import { reservePort } from '../platform/process/port.ts';

let shop: TestShop;
let port: number;

beforeAll(async () => {
  const reserved = await reservePort(0, '127.0.0.1');
  await reserved.release();
  ({ port } = reserved);
  shop = await testShop({ SMTP_URL: `smtp://127.0.0.1:${port}` }, { mailsBySmtp: true });
});
afterAll(() => shop.close());

/** Starts a mail server. @returns the recipients of the mails it accepted */
async function startMailServer() {
  const recipients: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 ready\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      const [, recipient] = /^RCPT TO:<([^>]+)>/im.exec(text) ?? [];
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
  return { recipients, close: () => server.close() };
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
