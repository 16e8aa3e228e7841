import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createRazorpayHttp } from './razorpay-http.ts';
import { createRazorpayProvider } from './razorpay-provider.ts';

let respond: (response: ServerResponse, request: IncomingMessage) => void;
let server: Server;
let baseUrl: string;

beforeAll(async () => {
  server = createServer((request, response) => respond(response, request)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function fetchPayment() {
  const keys = { keyId: 'key', keySecret: 'secret', webhookSecrets: [], shopMark: 'shop' };
  return createRazorpayProvider({ baseUrl, ...keys, scriptUrl: '', testMode: true }).fetchPayment('pay_1');
}

const payment = {
  id: 'pay_1',
  order_id: 'order_1',
  amount: 50_000,
  currency: 'INR',
  status: 'captured',
  method: 'card',
  email: null,
  amount_refunded: 0,
  created_at: 1_700_000_000,
};

test.each<[string, (response: ServerResponse) => void]>([
  ['an error of its own', (response) => response.writeHead(500).end('<h1>Oops</h1>')],
  ['that there were too many calls', (response) => response.writeHead(429).end('{}')],
  ['a page instead of JSON', (response) => response.end('<html>')],
  ['half a JSON text', (response) => response.end(JSON.stringify(payment).slice(0, 40))],
  ['nothing', (response) => response.end()],
  ['an amount in words', (response) => response.end(JSON.stringify({ ...payment, amount: 'five hundred' }))],
  ['by hanging up', (response) => response.destroy()],
])('an unusable answer from the provider is a retryable error: %s', async (_what, odd) => {
  respond = odd;
  await expect(fetchPayment()).rejects.toMatchObject({ name: 'ProviderError', retryable: true });
});

test('a provider that takes too long, even after beginning to answer, is a retryable error', async () => {
  const call = createRazorpayHttp(baseUrl, 'key', 'secret', 50);
  for (const silent of [() => undefined, (response: ServerResponse) => response.write('{"items":')]) {
    respond = silent;
    await expect(call({ method: 'GET', path: '/payments' }, z.unknown())).rejects.toMatchObject({
      name: 'ProviderError',
      retryable: true,
    });
  }
});

test('an answer that ends by closing the connection is read completely', async () => {
  respond = (response) => {
    response.useChunkedEncodingByDefault = false;
    response.setHeader('connection', 'close').end(JSON.stringify({ ...payment, email: 'anjali@घर.in' }));
  };
  expect(await fetchPayment()).toMatchObject({ id: 'pay_1', amount: 50_000 });
});

test('consecutive payments are fetched over connections that are kept', async () => {
  const ports = new Set<number | undefined>();
  respond = (response, { socket }) => {
    ports.add(socket.remotePort);
    response.end(JSON.stringify(payment));
  };
  for (let nth = 0; nth < 8; nth += 1) await fetchPayment();
  // A connection is free again a moment after its answer was read.
  expect(ports.size).toBeLessThanOrEqual(2);
});

test('a valid answer is accepted', async () => {
  respond = (response) => response.end(JSON.stringify(payment));
  expect(await fetchPayment()).toMatchObject({ id: 'pay_1', amount: 50_000 });
});
