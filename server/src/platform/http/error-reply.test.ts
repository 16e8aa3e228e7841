import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { replyWithError } from './error-reply.ts';

function answerTo(error: Error) {
  const app = Fastify();
  app.setErrorHandler(replyWithError);
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
])('a shopper whose request gave up waiting for %s is told to try again', async (_what, code) => {
  const answer = await answerTo(Object.assign(new Error('canceling statement'), { code }));
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toEqual({
    success: false,
    code: 'BUSY',
    message: 'The shop is very busy just now. Please try again.',
  });
});

test('a fault of ours says nothing of its cause, only where to find it in the log', async () => {
  const answer = await answerTo(new Error('password=hunter2 in query'));
  expect(answer.statusCode).toBe(500);
  expect(answer.json().message).toMatch(/^Something went wrong on our side\. Please try again\. \(.+\)$/);
});
