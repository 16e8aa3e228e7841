import type { Closing, CommonParts } from './common-parts.ts';
import { openQueuePool } from './database/connection.ts';
import { unlockAbandonedJobs } from './jobs/unlock-abandoned.ts';
import { startWorker } from './jobs/worker.ts';
import { chooseMailGateway } from './mail/choose-mail-gateway.ts';

/** Works off the jobs in this process. */
export async function openWorker(parts: CommonParts, closing: Closing): Promise<void> {
  const { db, log, providers, links, pictures, shop, signer, settings } = parts;
  await unlockAbandonedJobs(db);
  const pool = openQueuePool(parts.connection, parts.onConnectionLost);
  closing.push(() => pool.end());
  const mail = chooseMailGateway(db, parts.env);
  const worker = await startWorker(pool, log, {
    db,
    providers,
    mail,
    links,
    pictures,
    pictureEffort: parts.env.PICTURE_EFFORT,
    shop,
    signer,
    settings,
  });
  closing.push(() => worker.stop());
}
