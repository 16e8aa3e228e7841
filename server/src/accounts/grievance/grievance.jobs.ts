import type { TaskList } from 'graphile-worker';
import type { Database } from '../../platform/database/connection.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import type { MailGateway } from '../../platform/mail/mail-gateway.ts';
import { job } from '../../platform/queue/job-payloads.ts';
import { grievanceNotice, grievanceReceipt } from './grievance.mails.ts';

type Needs = {
  db: Database;
  mail: MailGateway;
  shop: () => MailShop;
};

export function grievanceJobs({ db, mail, shop }: Needs): TaskList {
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
