import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createErrorHandler } from './error-reply.ts';
import { uploadPlaces } from './upload-places.ts';

const app = Fastify({ trustProxy: ['127.0.0.1'], forceCloseConnections: true });
const arrived: string[] = [];
const letIn: string[] = [];
let port: number;

beforeAll(async () => {
  const places = uploadPlaces({ atOnce: 1, waiting: 2, perCaller: 2 });
  app.setErrorHandler(createErrorHandler([]));
  app.post('/:id', {
    onRequest: async (request, reply) => {
      const { id } = request.params as { id: string };
      arrived.push(id);
      await places.take(request, reply);
      letIn.push(id);
    },
    handler: async () => ({}),
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** Starts a two-byte upload, `{}`, from the given address, without sending the body. */
async function announce(id: string, address: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const head = {
    host: 'shop',
    'content-type': 'application/json',
    'content-length': '2',
    'x-forwarded-for': address,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /${id} HTTP/1.1\r\n${lines.join('')}\r\n`);
  await expect.poll(() => arrived).toContain(id);
  return socket;
}

async function responseOn(socket: Socket): Promise<string> {
  const [chunk] = await once(socket, 'data');
  return String(chunk).split('\r\n', 1).join('');
}

test('uploads beyond the limit wait unread, and those beyond the queue are refused', async () => {
  const first = await announce('first', '203.0.113.1');
  const second = await announce('second', '203.0.113.1');
  const third = await announce('third', '203.0.113.2');
  expect(letIn).toEqual(['first']);
  const tooMany = 'HTTP/1.1 429 Too Many Requests';
  expect(await responseOn(await announce('of-a-caller-with-two', '203.0.113.1'))).toBe(tooMany);
  expect(await responseOn(await announce('beyond-the-queue', '203.0.113.3'))).toBe(tooMany);

  // A caller who disconnects while waiting gives up its place.
  second.destroy();
  first.write('{}');
  expect(await responseOn(first)).toBe('HTTP/1.1 200 OK');
  await expect.poll(() => letIn).toContain('third');
  third.write('{}');
  expect(await responseOn(third)).toBe('HTTP/1.1 200 OK');
});
