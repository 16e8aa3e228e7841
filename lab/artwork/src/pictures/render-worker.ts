import { parentPort } from 'node:worker_threads';
import { PICTURES } from './manifest.ts';
import { type RenderJob, renderJob } from './render-product.ts';

parentPort?.on('message', async (job: RenderJob) => {
  parentPort?.postMessage({ job, entry: await renderJob(job, PICTURES) });
});
