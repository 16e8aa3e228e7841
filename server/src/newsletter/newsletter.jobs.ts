import { mailLinks } from '@gulmohar/contract/mail-links.ts';
import type { TaskList } from 'graphile-worker';
import { job } from '../jobs/job.ts';
import type { JobDependencies } from '../jobs/job-dependencies.ts';
import { linkTo, writeLetter } from '../mail/letter.ts';
import { CONFIRM_WITHIN_DAYS } from '../mail/may-ask-to-confirm.ts';
import { oneClickPaths } from '../mail/one-click.ts';

export function newsletterJobs({ mail, links, shop }: JobDependencies): TaskList {
  return job('send-newsletter-confirmation', async ({ email, requestId }) => {
    const confirm = await links.sign('confirm-newsletter', email, `${CONFIRM_WITHIN_DAYS} days`);
    const unsubscribe = await links.sign('unsubscribe-newsletter', email);
    await mail.send(
      writeLetter(shop, {
        id: `newsletter-confirmation-${requestId}`,
        to: email,
        subject: `Confirm your ${shop.name} newsletter`,
        paragraphs: ['This address was given for our newsletter. It comes once you say yes.'],
        button: { label: 'Yes, send it to me', url: linkTo(shop, mailLinks.confirmNewsletter, confirm) },
        closing: ['If you did not ask for it, you need not do anything.'],
        unsubscribe: {
          page: linkTo(shop, mailLinks.unsubscribeNewsletter, unsubscribe),
          oneClick: linkTo(shop, oneClickPaths.newsletter, unsubscribe),
        },
      }),
    );
  });
}
