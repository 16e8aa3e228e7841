import type { TaskList } from 'graphile-worker';
import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import type { MailGateway } from '../../platform/mail/mail-gateway.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { job } from '../../platform/queue/job-payloads.ts';
import { type AccessChange, staffAccessMail } from './staff.mails.ts';

type Needs = { db: Database; mail: MailGateway; shop: () => MailShop };

/** Notifies a member of staff by e-mail that their password or second factor was changed. */
export async function tellOfAccess(trx: Transaction, staffId: string, change: AccessChange): Promise<void> {
  await enqueue(trx, 'send-staff-access', { staffId, change, changeId: uuid() });
}

export function staffJobs({ db, mail, shop }: Needs): TaskList {
  return job('send-staff-access', async ({ staffId, change, changeId }) => {
    const member = await db.selectFrom('staff').where('id', '=', staffId).select('email').executeTakeFirst();
    if (member) await mail.send(staffAccessMail(shop(), { changeId, to: member.email, change }));
  });
}
