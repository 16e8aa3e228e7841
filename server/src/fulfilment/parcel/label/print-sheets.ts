import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ShopError } from '../../../platform/http/shop-error.ts';
import type { PrintData, PrintedPart, PrintTask } from './pdf/print-thread.ts';
import type { Sheet } from './sheet.ts';

const THREAD = new URL('pdf/print-thread.ts', import.meta.url);
/** A thread takes 60 MB with its fonts, and occupies a processor while it draws. */
const MAX_AT_ONCE = 2;
/** The thread's limit, so that a print that grows too large fails without taking the shop down. */
const MAX_HEAP_MB = 128;
let running = 0;

/**
 * In a separate thread. The next batch is read once the bytes of the previous one were taken, so that no more
 * than the file of a long print is in memory.
 * @throws ShopError BUSY when two are being made already
 */
export async function* printSheets(
  data: PrintData,
  batches: AsyncIterable<Sheet[]>,
): AsyncGenerator<Uint8Array> {
  if (running >= MAX_AT_ONCE) {
    throw new ShopError('BUSY', 'Other documents are being created right now. Please try again.', {
      retryAfter: 10,
    });
  }
  running += 1;
  const thread = new Worker(THREAD, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  try {
    for await (const sheets of batches) {
      const bytes = await ask(thread, { sheets });
      if (bytes.length > 0) yield bytes;
    }
    yield await ask(thread, { isEnd: true });
  } finally {
    running -= 1;
    await thread.terminate();
  }
}

async function ask(thread: Worker, task: PrintTask): Promise<Uint8Array> {
  const reply = once(thread, 'message');
  thread.postMessage(task);
  const [{ bytes }] = (await reply) as [PrintedPart];
  return bytes;
}
