import { mailLinks } from '@gulmohar/contract/accounts/mail-links.ts';
import { endNewsletterWithOneClick } from '@gulmohar/contract/accounts/newsletter.ts';
import { fullPath } from '@gulmohar/contract/api/endpoint.ts';
import { linkTo, type MailShop } from '../../platform/mail/email.ts';
import type { Mail } from '../../platform/mail/mail-gateway.ts';
import { mailText } from '../../platform/mail/mail-text.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';

type Subscription = { requestId: string; to: string; confirmToken: string; unsubscribeToken: string };

export function newsletterConfirmationMail(shop: MailShop, subscription: Subscription): Mail {
  const { requestId, to, confirmToken, unsubscribeToken } = subscription;
  const { subject, opening, added } = mailText(shop, 'newsletter-confirmation', {});
  return renderEmail(shop, {
    id: `newsletter-confirmation-${requestId}`,
    to,
    subject,
    preheader: 'We will not send you anything until you confirm.',
    greeting: '',
    blocks: [
      opening,
      {
        kind: 'button',
        label: 'Confirm subscription',
        url: linkTo(shop, mailLinks.confirmNewsletter, confirmToken),
      },
      'If you did not sign up, you can ignore this e-mail.',
      ...added,
    ],
    reason: 'You are receiving this e-mail because this address was entered in our newsletter form.',
    unsubscribe: {
      page: linkTo(shop, mailLinks.unsubscribeNewsletter, unsubscribeToken),
      oneClick: linkTo(shop, fullPath(endNewsletterWithOneClick), unsubscribeToken),
    },
  });
}
