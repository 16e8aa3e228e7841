import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Database } from '../database/connection.ts';
import { unwatched } from '../database/guarded-pool.ts';
import { registerHealth } from '../http/health.ts';
import { createDrain } from './drain.ts';

test('a stopping shop tells load balancers that it is not ready, and still serves requests', async () => {
  const app = Fastify();
  const drain = createDrain(0);
  registerHealth(app, { db: {} as Database, databaseWatch: unwatched }, drain);
  app.get('/product', async () => 'a saree');
  expect((await app.inject('/product')).headers.connection).toBe('keep-alive');

  await drain.begin();
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const served = await app.inject('/product');
  expect([served.statusCode, served.headers.connection]).toEqual([200, 'close']);
});
