import { unsubscribeFromNewsletter } from '@gulmohar/contract/accounts/newsletter.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import type { Route } from './+types/unsubscribe-newsletter-page';
import { mailLinkMessages as messages } from './mail-link.messages.ts';
import { MailLinkPage } from './mail-link-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.unsubscribeNewsletter, description: messages.private });
}

export default function UnsubscribeNewsletterPage() {
  return (
    <MailLinkPage
      title={messages.unsubscribeNewsletter}
      endpoint={unsubscribeFromNewsletter}
      ask={{ text: messages.unsubscribeNewsletterText, button: messages.unsubscribe }}
    />
  );
}
