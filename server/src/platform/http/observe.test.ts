import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { observe } from './observe.ts';

test('the shop’s metrics can be read only from its own machine', async () => {
  const app = Fastify();
  observe(app);
  const get = (headers: Record<string, string>, remoteAddress: string) =>
    app.inject({ url: '/metrics', headers, remoteAddress });

  expect((await get({}, '127.0.0.1')).body).toContain('process_cpu_seconds_total');
  expect((await get({}, '203.0.113.9')).statusCode).toBe(404);
  expect((await get({ 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1')).statusCode).toBe(404);
});
