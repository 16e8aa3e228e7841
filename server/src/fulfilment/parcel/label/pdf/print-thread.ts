import { parentPort, workerData } from 'node:worker_threads';
import type { Paper } from '@gulmohar/contract/admin/print.ts';
import type { DocumentBrand } from '../../../tax/pdf/document-look.ts';
import type { Sheet } from '../sheet.ts';
import { sheetDrawer } from './draw-sheets.ts';
import { addForeignPages } from './foreign-page.ts';
import { newPrint } from './print-page.ts';

export type PrintData = { title: string; paper: Paper; brand: DocumentBrand; signedBy: string | undefined };
export type PrintTask = { sheets: Sheet[] } | { isEnd: true };
export type PrintedPart = { bytes: Uint8Array };

const { title, paper, brand, signedBy } = workerData as PrintData;
const doc = newPrint(title);
const { draw, courierLabels } = sheetDrawer(doc, { paper, brand, signedBy });
/** All of the file so far, for the couriers' labels that are added at its end. */
const file: Buffer[] = [];
let sent = 0;
doc.on('data', (chunk: Buffer) => file.push(chunk));

parentPort?.on('message', async (task: PrintTask) => {
  if ('isEnd' in task) await ended();
  else for (const sheet of task.sheets) await draw(sheet);
  // The drawn bytes arrive as data events afterwards.
  await new Promise((resolve) => setImmediate(resolve));
  if ('isEnd' in task && courierLabels.length > 0) {
    file.push(Buffer.from(await addForeignPages(Buffer.concat(file), courierLabels)));
  }
  const part: PrintedPart = { bytes: Buffer.concat(file.slice(sent)) };
  sent = file.length;
  parentPort?.postMessage(part);
  if ('isEnd' in task) parentPort?.close();
});

async function ended(): Promise<void> {
  const isDone = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.end();
  await isDone;
}
