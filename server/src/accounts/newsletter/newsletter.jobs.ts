import type { TaskList } from 'graphile-worker';
import type { MailShop } from '../../platform/mail/email.ts';
import type { MailGateway } from '../../platform/mail/mail-gateway.ts';
import { CONFIRM_WITHIN_DAYS } from '../../platform/mail/may-send-confirmation.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import { job } from '../../platform/queue/job-payloads.ts';
import { newsletterConfirmationMail } from './newsletter.mail.ts';

type Needs = {
  mail: MailGateway;
  links: SignedLinks;
  shop: () => MailShop;
};

export function newsletterJobs({ mail, links, shop }: Needs): TaskList {
  return job('send-newsletter-confirmation', async ({ email, requestId }) => {
    const confirmToken = await links.sign('confirm-newsletter', email, `${CONFIRM_WITHIN_DAYS} days`);
    const unsubscribeToken = await links.sign('unsubscribe-newsletter', email);
    const subscription = { requestId, to: email, confirmToken, unsubscribeToken };
    await mail.send(newsletterConfirmationMail(shop(), subscription));
  });
}
