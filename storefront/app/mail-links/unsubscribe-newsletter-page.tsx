import { unsubscribeFromNewsletter } from '@gulmohar/contract/accounts/newsletter.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/unsubscribe-newsletter-page';
import { ConfirmLinkPage } from './confirm-link-page.tsx';
import { mailLinkMessages as messages } from './mail-link.messages.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.unsubscribeNewsletter, description: messages.private });
}

export default function UnsubscribeNewsletterPage() {
  return (
    <ConfirmLinkPage
      title={messages.unsubscribeNewsletter}
      question={messages.unsubscribeNewsletterText}
      button={messages.unsubscribe}
      failed={messages.unsubscribeFailed}
      endpoint={unsubscribeFromNewsletter}
    />
  );
}
