import type { TaskList } from 'graphile-worker';
import type { Database } from '../../../platform/database/connection.ts';
import type { MailShop } from '../../../platform/mail/email.ts';
import type { MailGateway } from '../../../platform/mail/mail-gateway.ts';
import { job } from '../../../platform/queue/job-payloads.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { trackingCodeMail } from './tracking-code.mail.ts';
import { createTrackingCode } from './tracking-code.ts';

type Needs = { db: Database; secrets: Secrets; mail: MailGateway; shop: () => MailShop };

export function trackingJobs({ db, secrets, mail, shop }: Needs): TaskList {
  return job('send-tracking-code', async ({ email, key, requestId }) => {
    const code = key && (await createTrackingCode({ db, secrets }, email, key));
    if (code) await mail.send(trackingCodeMail(shop(), requestId, email, code));
  });
}
