import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { readEnvironment } from '../platform/config/env.ts';
import { chooseProviders } from './choose-providers.ts';
import { operatorsAccounts } from './operators-accounts.ts';
import type { Providers } from './providers.ts';

let server: Server;
let database: TestDatabase;
let providers: Providers;
let requests: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(307, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = Buffer.alloc(32).toString('base64');
  database = await testDatabase();
  const env = readEnvironment({
    PAYMENTS: 'razorpay',
    RAZORPAY_URL: url,
    RAZORPAY_KEY_ID: 'id',
    RAZORPAY_KEY_SECRET: 'secret',
    STRIPE_URL: url,
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    SABPAISA_CLIENT_CODE: 'X',
    SABPAISA_USERNAME: 'x',
    SABPAISA_PASSWORD: 'x',
    SABPAISA_AES_KEY: key,
    SABPAISA_HMAC_KEY: key,
    SABPAISA_ENQUIRY_URL: `${url}/enquiry`,
  });
  providers = await chooseProviders(database.db, env, operatorsAccounts(env), url);
});
afterAll(async () => {
  server.close();
  await database.drop();
});

test.each(['razorpay', 'stripe', 'sabpaisa'] as const)(
  'a redirect in an answer from %s is not followed',
  async (name) => {
    requests = [];
    await expect(providers[name]?.listPayments('order_1')).rejects.toThrow();
    expect(requests.length).toBeGreaterThan(0);
    expect(requests).not.toContain('/elsewhere');
  },
);
