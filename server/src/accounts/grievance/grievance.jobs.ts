import type { TaskList } from 'graphile-worker';
import type { JobDependencies } from '../../app/job-dependencies.ts';
import { job } from '../../platform/queue/job.ts';
import { grievanceNotice, grievanceReceipt } from './grievance.mails.ts';

/** The mails about a complaint: its ticket for the shopper, its words for the officer. */
export function grievanceJobs({ db, mail, shop }: JobDependencies): TaskList {
  const find = (id: string) => db.selectFrom('grievance').where('id', '=', id).selectAll().executeTakeFirst();
  return {
    ...job('send-grievance-receipt', async ({ grievanceId }) => {
      const grievance = await find(grievanceId);
      if (grievance) await mail.send(grievanceReceipt(shop(), grievance));
    }),

    ...job('notify-grievance-officer', async ({ grievanceId }) => {
      const grievance = await find(grievanceId);
      if (grievance) await mail.send(grievanceNotice(shop(), grievance));
    }),
  };
}
