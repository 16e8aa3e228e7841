import type { TaskList } from 'graphile-worker';
import type { Database } from '../../platform/database/connection.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import type { MailGateway } from '../../platform/mail/mail-gateway.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import { job } from '../../platform/queue/job-payloads.ts';
import { draftStatus } from './draft.rules.ts';
import { findDraft } from './draft.store.ts';
import { payerPage } from './payer-page.ts';
import { paymentLinkMail } from './payment-link.mail.ts';

type Needs = { db: Database; links: SignedLinks; mail: MailGateway; shop: () => MailShop };

export function draftJobs({ db, links, mail, shop }: Needs): TaskList {
  return job('send-payment-link', async ({ draftId, sendingId }) => {
    const draft = await findDraft(db, draftId);
    if (!draft?.link_url || !draft.snapshot?.buyer.email || draftStatus(draft) !== 'link sent') return;
    const { expires_at: expiresAt, snapshot } = draft;
    const url = await payerPage(links, shop().url, draftId);
    await mail.send(paymentLinkMail(shop(), { sendingId, url, expiresAt, snapshot }));
  });
}
