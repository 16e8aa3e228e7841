import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { openQueuePool } from '../database/connection.ts';
import { createLog } from '../log/log.ts';
import { enqueue } from './enqueue.ts';
import { AT_ONCE } from './job-queues.ts';
import { startWorker } from './worker.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

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
    await expect.poll(() => begun.toSorted()).toEqual(['mail', 'picture', 'refund']);
  } finally {
    mayEnd.resolve();
    await worker.stop();
    await pool.end();
  }
});
