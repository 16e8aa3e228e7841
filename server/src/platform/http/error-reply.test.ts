import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { DatabaseFault } from '../database/database-fault.ts';
import { createErrorHandler } from './error-reply.ts';

class SupplierError extends Error {}

function responseTo(error: Error) {
  const app = Fastify();
  app.setErrorHandler(
    createErrorHandler([
      (thrown) =>
        thrown instanceof SupplierError
          ? { code: 'PROVIDER_UNAVAILABLE', what: 'The supplier did not answer.' }
          : undefined,
    ]),
  );
  app.get('/', async () => {
    throw error;
  });
  return app.inject('/');
}

test.each([
  ['a lock', '55P03'],
  ['a deadlock', '40P01'],
  ['a statement that takes too long', '57014'],
  ['a connection', '53300'],
])('a shopper whose request gave up waiting for %s is asked to try again', async (_what, code) => {
  const response = await responseTo(Object.assign(new Error('canceling statement'), { code }));
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('2');
  expect(response.json()).toEqual({
    success: false,
    code: 'BUSY',
    message: 'The shop is very busy just now. Please try again.',
  });
});

test('an internal error reveals only where to find it in the log, not its cause', async () => {
  const response = await responseTo(new Error('password=hunter2 in query'));
  expect(response.statusCode).toBe(500);
  expect(response.json().message).toMatch(/^Something went wrong on our side\. Please try again\. \(.+\)$/);
});

test('an error from a higher layer gets the code and message of that layer’s mapper', async () => {
  const response = await responseTo(new SupplierError('socket hang up'));
  expect(response.statusCode).toBe(502);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toMatchObject({ success: false, code: 'PROVIDER_UNAVAILABLE' });
  expect(response.json().message).toMatch(/^The supplier did not answer\. Please try again\. \(.+\)$/);
});

test('a file that fails before its first byte gets the error as JSON, which nobody keeps or saves', async () => {
  const app = Fastify();
  app.setErrorHandler(createErrorHandler([]));
  app.get('/', (_, reply) =>
    reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .header('content-disposition', 'attachment; filename="all.xml"')
      .send(Readable.from(failingParts())),
  );
  const response = await app.inject('/');
  expect([response.statusCode, response.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(response.headers).not.toHaveProperty('content-disposition');
});

// biome-ignore lint/correctness/useYield: it fails before it yields anything
async function* failingParts(): AsyncGenerator<string> {
  throw new DatabaseFault('away', new Error('connection refused'));
}
