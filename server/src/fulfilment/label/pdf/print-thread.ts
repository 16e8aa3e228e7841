import { parentPort, workerData } from 'node:worker_threads';
import type { Paper } from '@gulmohar/contract/admin/print.ts';
import type { Sheet } from '../sheet.ts';
import { sheetDrawer } from './draw-sheets.ts';
import { newPrint } from './print-page.ts';

/** The data that the thread is started with. */
export type PrintData = { title: string; paper: Paper; signedBy: string | undefined };
/** A message to the thread: draw these sheets, or finish the file. */
export type PrintTask = { sheets: Sheet[] } | { isEnd: true };
/** The reply to each message: the next bytes of the file. */
export type PrintedPart = { bytes: Uint8Array };

const { title, paper, signedBy } = workerData as PrintData;
const doc = newPrint(title);
const draw = sheetDrawer(doc, { paper, signedBy });
let chunks: Buffer[] = [];
doc.on('data', (chunk: Buffer) => chunks.push(chunk));

parentPort?.on('message', async (task: PrintTask) => {
  if ('isEnd' in task) await ended();
  else for (const sheet of task.sheets) await draw(sheet);
  // The drawn bytes arrive as data events afterwards.
  await new Promise((resolve) => setImmediate(resolve));
  const part: PrintedPart = { bytes: Buffer.concat(chunks) };
  chunks = [];
  parentPort?.postMessage(part);
  if ('isEnd' in task) parentPort?.close();
});

async function ended(): Promise<void> {
  const isDone = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.end();
  await isDone;
}
