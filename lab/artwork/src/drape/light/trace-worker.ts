import { parentPort, workerData } from 'node:worker_threads';
import { type Sight, seeRows } from './finer.ts';
import { type LightBuffers, type Scene, traceRows } from './trace.ts';

/** Light is first traced for coarse pixels; then every pixel is seen at full resolution. */
export type TraceStep =
  | { step: 'trace'; scene: Scene; coarse: LightBuffers; samples: number }
  | { step: 'see'; scene: Scene; coarse: LightBuffers; sight: Sight; depthScale: number };
export type TraceTask = TraceStep & { next: Int32Array };

const ROWS = 16;

const task = workerData as TraceTask;
const { height } = task.step === 'trace' ? task.coarse : task.sight;
for (let row = claim(); row < height; row = claim()) {
  const end = Math.min(height, row + ROWS);
  if (task.step === 'trace') traceRows(task.scene, task.coarse, row, end, task.samples);
  else seeRows(task.scene, task.coarse, task.sight, row, end, task.depthScale);
}
parentPort?.postMessage('done');

/** Claims the next rows that no other worker has taken. */
function claim(): number {
  return Atomics.add(task.next, 0, ROWS);
}
