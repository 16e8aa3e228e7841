import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { plainRow, type Row } from '../row.ts';
import type { ShutdownHooks } from '../stage/closing.ts';
import { copyProject } from '../stage/copy-of-project.ts';
import { temporaryDirectory } from '../stage/database.ts';
import { memoryOfTree } from '../stage/memory.ts';
import { type Service, startService } from '../stage/service.ts';
import type { ApartMeasurement } from './measurement.ts';

/** After this time, nothing of the start is left to do. */
const REST_MS = 10_000;

/** P14 and P15: the demo shop as `npm start` runs it, in a copy of the project. */
export const starts: ApartMeasurement = {
  what: 'npm start until the home page answers, in a copy of the project',
  measureApart: measureStarts,
};

async function measureStarts(shutdownHooks: ShutdownHooks): Promise<Row[]> {
  const directory = await temporaryDirectory(shutdownHooks);
  const project = path.join(directory, 'project');
  await copyProject(project);
  const first = await start(project, directory, shutdownHooks);
  await first.shop.stop();
  const second = await start(project, directory, shutdownHooks);
  await wait(REST_MS);
  const megabytes = await memoryOfTree(second.shop.pid);
  await second.shop.stop();
  const row = { id: 'P14', unit: 's' };
  return [
    plainRow({ ...row, what: 'first npm start after install, build and demo data included' }, first.seconds, {
      below: 30,
    }),
    plainRow({ ...row, what: 'second npm start' }, second.seconds, { below: 5 }),
    ...(megabytes === undefined
      ? []
      : [plainRow({ id: 'P15', what: 'shop and database at rest', unit: 'MB' }, megabytes, { below: 400 })]),
  ];
}

async function start(
  project: string,
  directory: string,
  shutdownHooks: ShutdownHooks,
): Promise<{ shop: Service; seconds: number }> {
  const startedAt = performance.now();
  const shop = await startService(
    [process.execPath, path.join(project, 'scripts/run.mjs'), 'start'],
    { DATA_DIR: path.join(directory, 'data'), HOST: '127.0.0.1', PORT: '0' },
    (port) => `http://127.0.0.1:${port}/`,
    shutdownHooks,
  );
  return { shop, seconds: (performance.now() - startedAt) / 1000 };
}
