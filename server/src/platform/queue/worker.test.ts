import { afterEach, beforeEach, expect, test } from 'vitest';
import { faultProxy } from '../../../testing/fault-proxy.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { openQueuePool } from '../database/connection.ts';
import { createLog } from '../log/log.ts';
import { enqueue } from './enqueue.ts';
import { AT_ONCE } from './job-queues.ts';
import { startWorker } from './worker.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

test('a refund and a mail go out while the pictures of an import are still being processed', async () => {
  const { db, connection } = database;
  const id = '0198b0a5-0000-7000-8000-000000000000';
  const pictures = Array.from({ length: AT_ONCE.background + 20 }, () => ({ uploadId: id }));
  for (const picture of pictures) await enqueue(db, 'make-picture-sizes', picture);
  await enqueue(db, 'send-order-placed', { orderId: id });
  await enqueue(db, 'refund-payment', { refundId: id });
  const begun: string[] = [];
  const mayEnd = Promise.withResolvers<void>();
  const pool = openQueuePool(connection, () => undefined);
  const worker = await startWorker(pool, createLog('silent'), db, {
    timetable: '',
    taskList: {
      'make-picture-sizes': async () => {
        begun.push('picture');
        await mayEnd.promise;
      },
      'send-order-placed': async () => {
        begun.push('mail');
      },
      'refund-payment': async () => {
        begun.push('refund');
      },
    },
  });
  try {
    await expect
      .poll(() => begun.toSorted())
      .toEqual(['mail', ...Array(AT_ONCE.background).fill('picture'), 'refund']);
  } finally {
    mayEnd.resolve();
    await worker.stop();
    await pool.end();
  }
});

test('a worker that loses its connection while it starts does the jobs of every queue nevertheless', async () => {
  const { db, connection } = database;
  const id = '0198b0a5-0000-7000-8000-000000000000';
  const proxy = await faultProxy(connection);
  const pool = openQueuePool(proxy.connection, () => undefined);
  const done: string[] = [];
  const task = (name: string) => ({ [name]: async () => void done.push(name) });
  await enqueue(db, 'refund-payment', { refundId: id });
  await enqueue(db, 'send-order-placed', { orderId: id });
  await enqueue(db, 'make-picture-sizes', { uploadId: id });
  // One of the queues asks for the names of its tasks in vain.
  proxy.cutNextStatement('existing.identifier');
  const worker = await startWorker(pool, createLog('silent'), db, {
    timetable: '',
    taskList: { ...task('refund-payment'), ...task('send-order-placed'), ...task('make-picture-sizes') },
  });
  try {
    await expect
      .poll(() => [...new Set(done)].toSorted())
      .toEqual(['make-picture-sizes', 'refund-payment', 'send-order-placed']);
  } finally {
    await worker.stop();
    await pool.end();
    await proxy.close();
  }
});

test('mails go out again after the database was lost while several were being sent', async () => {
  const { db, connection } = database;
  const proxy = await faultProxy(connection);
  const pool = openQueuePool(proxy.connection, () => undefined);
  const begun: string[] = [];
  const ends = new Map(['a', 'b', 'c', 'd'].map((orderId) => [orderId, Promise.withResolvers<void>()]));
  const lostOutcomes: string[] = [];
  const write = (line: string) => lostOutcomes.push(...(/Failed to complete jobs/.exec(line) ?? []));
  const worker = await startWorker(pool, createLog('error', { write }), db, {
    timetable: '',
    taskList: {
      'refund-payment': async () => undefined,
      'make-picture-sizes': async () => undefined,
      'send-order-placed': async (payload) => {
        const { orderId } = payload as { orderId: string };
        begun.push(orderId);
        await ends.get(orderId)?.promise;
      },
    },
  });
  try {
    for (const orderId of ends.keys()) await enqueue(db, 'send-order-placed', { orderId });
    await expect.poll(() => begun.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    await proxy.refuse();
    // The outcomes are lost one by one, while another mail is still being sent.
    for (const [count, orderId] of ['a', 'b', 'c'].entries()) {
      ends.get(orderId)?.resolve();
      await expect.poll(() => lostOutcomes).toHaveLength(count + 1);
    }
    ends.get('d')?.resolve();
    await proxy.recover();
    await enqueue(db, 'send-order-placed', { orderId: 'e' });
    await expect.poll(() => begun).toContain('e');
  } finally {
    await worker.stop();
    await pool.end();
    await proxy.close();
  }
});
