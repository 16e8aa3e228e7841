import { parentPort, workerData } from 'node:worker_threads';
import { type LightBuffers, type Scene, traceRows } from './trace.ts';

export type TraceTask = { scene: Scene; buffers: LightBuffers; samples: number; next: Int32Array };

const ROWS = 16;

const { scene, buffers, samples, next } = workerData as TraceTask;
for (let row = claim(); row < buffers.height; row = claim()) {
  traceRows(scene, buffers, row, Math.min(buffers.height, row + ROWS), samples);
}
parentPort?.postMessage('done');

/** Takes the next rows that no other worker has. */
function claim(): number {
  return Atomics.add(next, 0, ROWS);
}
