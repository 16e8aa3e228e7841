import type { TaskList } from 'graphile-worker';
import type { Database } from '../../../platform/database/connection.ts';
import { job } from '../../../platform/queue/job-payloads.ts';
import { bookWaiting, findUnfinished } from './book-waiting.ts';

/** Every minute, runs left unfinished by a dead worker are resumed. */
export function bookingJobs({ db }: { db: Database }): TaskList {
  return {
    ...job('book-parcels', async ({ bookingId }) => bookWaiting(db, bookingId)),
    'go-on-booking': async () => {
      for (const id of await findUnfinished(db)) await bookWaiting(db, id);
    },
  };
}
