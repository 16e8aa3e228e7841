import { openDatabase, openPool, openQueuePool, UNHURRIED } from '../platform/database/connection.ts';
import { chooseMailGateway } from '../platform/mail/choose-mail-gateway.ts';
import { unlockAfterCrash } from '../platform/queue/unlock-abandoned.ts';
import { startWorker } from '../platform/queue/worker.ts';
import { saveHandledEvents } from '../shop/extension/tell-extension.ts';
import type { AppContext } from './app-context.ts';
import { jobList, TIMETABLE } from './jobs.ts';

/** Runs the jobs in this process until `stop()`, which lets running jobs finish. */
export async function openWorker(parts: AppContext): Promise<{ stop(): Promise<void> }> {
  const { db, secrets, log } = parts;
  await unlockAfterCrash(db);
  await saveHandledEvents(db, parts.extensions);
  const pool = openQueuePool(parts.direct, parts.onConnectionLost);
  const reportPool = openPool({ ...parts.direct, ...UNHURRIED }, 1, parts.onConnectionLost);
  const reportDb = openDatabase(reportPool, parts.databaseWatch);
  const mail = chooseMailGateway(db, secrets, parts.env);
  const taskList = jobList({ ...parts, reportDb, mail });
  const worker = await startWorker(pool, log, db, { taskList, timetable: TIMETABLE });
  return {
    async stop() {
      await worker.stop();
      await Promise.all([pool.end(), reportDb.destroy()]);
    },
  };
}
