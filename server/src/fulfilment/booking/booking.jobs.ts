import type { TaskList } from 'graphile-worker';
import type { Database } from '../../platform/database/connection.ts';
import { job } from '../../platform/queue/job-payloads.ts';
import { bookWaiting, findUnfinished } from './book-waiting.ts';

/** Bookings of many parcels; every minute those are taken up again that a dead worker left. */
export function bookingJobs({ db }: { db: Database }): TaskList {
  return {
    ...job('book-parcels', async ({ bookingId }) => bookWaiting(db, bookingId)),
    'go-on-booking': async () => {
      for (const id of await findUnfinished(db)) await bookWaiting(db, id);
    },
  };
}
