import { openQueuePool } from '../platform/database/connection.ts';
import { chooseMailGateway } from '../platform/mail/choose-mail-gateway.ts';
import { unlockAbandonedJobs } from '../platform/queue/unlock-abandoned.ts';
import type { Closing, CommonParts } from './common-parts.ts';
import { startWorker } from './worker.ts';

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
